import { orientationOf, orientationOnly } from './orientation.ts';
import { BrokenFile, type ByteSource, type Piece, Pieces } from './pieces.ts';

const [START_OF_SCAN, END, COMMENT, APP0, APP1, APP15] = [0xda, 0xd9, 0xfe, 0xe0, 0xe1, 0xef];
const EXIF = 'Exif\0\0';

/** Application data for decoders: the density, colour profile and Adobe's colour transform. */
const NEEDED = new Map([
  [APP0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Without application data, comments, and data after its end, where phones store videos. */
export async function cleanJpeg(source: ByteSource): Promise<Piece[]> {
  const pieces = new Pieces();
  let hasScan = false;
  let isOriented = false;
  pieces.keep(0, 2);
  for (let at = 2; ; ) {
    const [prefix, marker = 0] = await source.read(at, 2);
    if (prefix !== 0xff) throw new BrokenFile();
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END && hasScan) {
      pieces.keep(at, at + 2);
      return pieces.list;
    }
    const length = hasNoLength(marker) ? 0 : (await source.read(at + 2, 2)).readUInt16BE();
    if (!hasNoLength(marker) && length < 2) throw new BrokenFile();
    const end = at + 2 + length;
    if (marker === START_OF_SCAN) {
      hasScan = true;
      const next = await endOfScan(source, end);
      pieces.keep(at, next);
      at = next;
      continue;
    }
    const head = (await source.read(at + 4, Math.max(0, Math.min(length - 2, 12)))).toString('latin1');
    if (isNeeded(marker, head)) pieces.keep(at, end);
    else if (marker === APP1 && head.startsWith(EXIF) && !isOriented) {
      const orientation = orientationOf(await source.read(at + 4 + EXIF.length, length - 2 - EXIF.length));
      if (orientation > 1) pieces.addBytes(exifSegment(orientation));
      isOriented = orientation > 1;
    }
    at = end;
  }
}

function isNeeded(marker: number, head: string): boolean {
  if (marker === COMMENT) return false;
  const needed = NEEDED.get(marker);
  return marker < APP0 || marker > APP15 || (needed !== undefined && head.startsWith(needed));
}

function exifSegment(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), orientationOnly(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The position of the next marker: in compressed data 0xff precedes zero or a restart marker. */
async function endOfScan(source: ByteSource, start: number): Promise<number> {
  for (let at = start; ; ) {
    const buffered = await source.readSome(at);
    const chunk = buffered.length > 1 ? buffered : await source.read(at, 2);
    const found = markerIn(chunk);
    if (found !== -1) return at + found;
    // The last byte may be the first of a marker.
    at += chunk.length - 1;
  }
}

/**
 * The position of a marker whose two bytes are in the chunk; -1 when there is none. Byte by byte,
 * in the same time for any content: a search for each 0xff takes long where there are many.
 */
function markerIn(chunk: Buffer): number {
  for (let at = 0; at < chunk.length - 1; at++) {
    if (chunk[at] === 0xff && isMarker(chunk[at + 1] ?? 0)) return at;
  }
  return -1;
}

const isMarker = (byte: number) => byte !== 0 && byte !== 0xff && !(byte >= 0xd0 && byte <= 0xd7);
