import { createHash, randomBytes } from 'node:crypto';

const uint32 = (value: number) =>
  Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 0xff));
const text = (latin1: string) => Buffer.from(latin1, 'latin1');
const box = (type: string, ...content: Buffer[]) => {
  const bytes = Buffer.concat(content);
  return Buffer.concat([uint32(bytes.length + 8), text(type), bytes]);
};

/** As many GIF blocks of 255 bytes as fit, and one for the rest. */
function gifBlocks(size: number): Buffer {
  const blocks: Buffer[] = [];
  for (let remaining = size; remaining > 0; ) {
    // The rest must not be too small for another block.
    const length = Math.min(remaining - 1, remaining === 257 ? 254 : 255);
    blocks.push(Buffer.from([length]), randomBytes(length));
    remaining -= length + 1;
  }
  return Buffer.concat(blocks);
}

/** HEIC and AVIF: one item, whose data is `size` bytes behind the tables. */
function heif(brand: string, itemType: string, data: (size: number) => Buffer, size: number): Buffer {
  const [hvc, id] = [text(itemType), Buffer.from([0, 1])];
  const file = (offset: number, length: number) => {
    const infe = box('infe', uint32(0x02000000), id, Buffer.alloc(2), hvc, Buffer.alloc(1));
    const iloc = Buffer.concat([
      uint32(0),
      Buffer.from([0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1]),
      uint32(offset),
      uint32(length),
    ]);
    return Buffer.concat([
      box('ftyp', text(brand), uint32(0), text(`mif1${brand}`)),
      box('meta', uint32(0), box('pitm', uint32(0), id), box('iinf', uint32(0), id, infe), box('iloc', iloc)),
    ]);
  };
  const head = file(0, 0).length + 8;
  return Buffer.concat([file(head, size - head), box('mdat', data(size - head))]);
}

/** Builds a photo of each format, padded to a size. */
const BUILD = {
  png: (size: number) => {
    const before = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
    const end = Buffer.from('0000000049454e44ae426082', 'hex');
    const data = randomBytes(size - before.length - 12 - end.length);
    return Buffer.concat([before, uint32(data.length), text('IDAT'), data, Buffer.alloc(4), end]);
  },
  jpeg: (size: number) => {
    const before = Buffer.from('ffd8ffe000104a46494600010100000100010000ffda000801010000003f', 'hex');
    // In compressed data 0xff starts a marker.
    const data = randomBytes(size - before.length - 2).map((byte) => byte & 0x7f);
    return Buffer.concat([before, data, Buffer.from('ffd9', 'hex')]);
  },
  gif: (size: number) => {
    const before = Buffer.concat([
      text('GIF89a\x01\0\x01\0\x80\0\0'),
      Buffer.alloc(6),
      text(',\0\0\0\0\x01\0\x01\0\0\x02'),
    ]);
    return Buffer.concat([before, gifBlocks(size - before.length - 2), text('\0;')]);
  },
  webp: (size: number) => {
    const head = Buffer.from(`RIFF\0\0\0\0WEBPVP8 \0\0\0\0`, 'latin1');
    head.writeUInt32LE(size - 8, 4);
    head.writeUInt32LE(size - head.length, 16);
    return Buffer.concat([head, randomBytes(size - head.length)]);
  },
  avif: (size: number) => heif('avif', 'av01', randomBytes, size),
  heic: (size: number) => heif('heic', 'hvc1', randomBytes, size),
} as const;

/**
 * A file of exactly `size` bytes, an even number, with the structure of a photo and random content.
 */
export function photo(kind: keyof typeof BUILD, size = 2_000): Buffer {
  return BUILD[kind](size);
}

/** A complete photo, for readers of more than the first bytes. */
export const COMPLETE_PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4DwYMEAoAU7oL9W/sIDEAAAAASUVORK5CYII=',
  'base64',
);

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export interface FileToSend {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
}

/**
 * A request of the GraphQL multipart request specification, with its files at
 * `variables.input.photos`.
 */
export function multipart(query: string, input: object, files: readonly FileToSend[]): FormData {
  const places = files.map((file, index) => ({ ...file, path: `photos.${index}` }));
  return multipartAt(query, { ...input, photos: files.map(() => null) }, places);
}

/** The same with each file at its own path under `variables.input`, where `input` holds null. */
export function multipartAt(query: string, input: object, files: readonly (FileToSend & { path: string })[]): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { input } }));
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [`variables.input.${path}`]]))),
  );
  for (const [index, { name, bytes, type }] of files.entries()) {
    form.set(String(index), new Blob([new Uint8Array(bytes)], { type: type ?? 'image/png' }), name);
  }
  return form;
}
