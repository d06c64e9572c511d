import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type TestBackend } from '../backend/support/backend.ts';
import { firstFreeTimeSlot } from '../backend/support/booking.ts';
import { book, booking } from '../gateway/booking-fixtures.ts';
import { startGateway, type TestGateway } from '../gateway/harness.ts';

let backend: TestBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await startBackend('sqlite');
  gateway = await startGateway({ host: { origin: () => backend.backend.origin, isEmbedded: true } });
});
afterAll(async () => {
  await gateway.close();
  await backend.stop();
});

/**
 * Put into every metadata field. All formats store texts uncompressed, so that a search finds it.
 */
const PLACE = '52.6369N 1.1398W';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" exif:GPSLatitude="${PLACE}" xmlns:exif="http://ns.adobe.com/exif/1.0/"/></rdf:RDF></x:xmpmeta>`;
/** The orientation 'on its side': stored rows are displayed as columns. */
const ORIENTATION = 6;

/** A photo of four colours, with a location in EXIF and XMP. */
const taken = (orientation = ORIENTATION) => {
  const colours = Buffer.from('ff000000ff000000ffffff00', 'hex');
  return sharp(colours, { raw: { width: 4, height: 1, channels: 3 } })
    .resize(64, 16, { kernel: 'nearest' })
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Copyright: PLACE }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 38/1 12/1' } })
    .withXmp(XMP);
};

/** The displayed image: the oriented pixels, and their colour profile. */
const seen = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes, { animated: true })
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { orientation, icc, loop } = await sharp(bytes).metadata();
  return { data, width: info.width, height: info.height, orientation, icc, loop };
};

const after = (bytes: Buffer, position: number, inserted: Buffer) =>
  Buffer.concat([bytes.subarray(0, position), inserted, bytes.subarray(position)]);

/** A marker segment of a JPEG. */
function segment(marker: number, content: string): Buffer {
  const bytes = Buffer.from(`\xff\0\0\0${content}`, 'latin1');
  bytes.writeUInt8(marker, 1);
  bytes.writeUInt16BE(content.length + 2, 2);
  return bytes;
}

async function jpeg(): Promise<Buffer> {
  const extras = [segment(0xed, `Photoshop 3.0\0${PLACE}`), segment(0xfe, PLACE), segment(0xe2, `MPF\0${PLACE}`)];
  const bytes = await taken().jpeg({ progressive: true }).toBuffer();
  // Phones append a short film to the photo.
  return Buffer.concat([after(bytes, 2, Buffer.concat(extras)), Buffer.from(`ftypmp42 ${PLACE}`)]);
}

async function png(): Promise<Buffer> {
  const chunk = Buffer.from(`\0\0\0\0tEXtLocation\0${PLACE}\0\0\0\0`, 'latin1');
  chunk.writeUInt32BE(chunk.length - 12, 0);
  return Buffer.concat([after(await taken().png().toBuffer(), 33, chunk), Buffer.from(PLACE)]);
}

async function gif(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
  const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const;
  const bytes = await sharp(frames, { raw })
    .gif({ loop: 3, delay: [100, 100] })
    .toBuffer();
  const place = Buffer.from(PLACE);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, place.length]), place, Buffer.from([0])]);
  const xmp = Buffer.concat([Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'), comment.subarray(2)]);
  const coloursEnd = 13 + 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1);
  return after(bytes, coloursEnd, Buffer.concat([comment, xmp]));
}

/** Without an HEVC encoder: a phone's container with the data of an AVIF. */
async function heic(): Promise<Buffer> {
  const bytes = Buffer.from(await taken().avif().toBuffer());
  return Buffer.from(bytes.toString('latin1').replaceAll('avif', 'heic'), 'latin1');
}

const PHOTOS = {
  jpeg,
  png,
  gif,
  webp: () => taken().webp().toBuffer(),
  avif: () => taken().avif().toBuffer(),
  heic,
};

const folder = () => join(backend.scratch.dataDir, 'appointment-images');

async function upload(bytes: Buffer) {
  const timeSlot = await firstFreeTimeSlot(backend, 'serviceId=3&isHomeService=1');
  const visit = {
    location: { customerLocation: 'HOME_SERVICE' },
    date: timeSlot.date,
    timeSlotId: timeSlot.timeSlotId,
  };
  const email = `photo${crypto.randomUUID()}@example.com`;
  return (await book(gateway, booking({ ...visit, email }), [{ name: 'photo', bytes }])).payload;
}

/** The photo as stored after a booking. */
async function stored(bytes: Buffer): Promise<Buffer> {
  const before = await readdir(folder());
  expect((await upload(bytes)).userErrors).toEqual([]);
  const [name = ''] = (await readdir(folder())).filter((candidate) => !before.includes(candidate));
  return readFile(join(folder(), name));
}

describe('an uploaded photo', () => {
  it.each(Object.entries(PHOTOS))('loses its location as %s, and looks the same (FILE-11)', async (kind, take) => {
    const sent = await take();
    expect(sent.includes(PLACE)).toBe(true);
    const storedPhoto = await stored(sent);
    expect(storedPhoto.includes(PLACE)).toBe(false);
    expect(storedPhoto.includes('GPSLatitude')).toBe(false);
    if (kind !== 'heic') expect(await seen(storedPhoto)).toEqual(await seen(sent));
    const { exif } = await sharp(storedPhoto).metadata();
    // The GPS data of EXIF is numeric.
    expect(exif?.includes(Buffer.from('8825', 'hex')) ?? false).toBe(false);
  });

  it('keeps everything except metadata byte for byte (FILE-10)', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#357' } })
      .jpeg()
      .toBuffer();
    expect(await stored(bytes)).toEqual(bytes);
  });

  it.each(Object.entries(PHOTOS))('is refused by name as %s when it is truncated', async (_kind, take) => {
    const complete = await take();
    const { userErrors } = await upload(complete.subarray(0, complete.length * 0.6));
    expect(userErrors).toEqual([
      {
        field: ['photos', '0'],
        message: expect.stringMatching(/^“photo\.\w+” is damaged or incomplete\./),
        code: 'UNSUPPORTED_FILE',
      },
    ]);
  });
});
