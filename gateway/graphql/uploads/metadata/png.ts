import { crc32 } from 'node:zlib';
import { orientationOf, orientationOnly } from './orientation.ts';
import { BrokenFile, type ByteSource, type Piece, Pieces } from './pieces.ts';

/** Chunks of the image, its colours and animation; all others are removed. */
const NEEDED = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);
const MAX_EXIF_BYTES = 64 * 1024;

/** A PNG without texts, times, EXIF data, private chunks and data after its end. */
export async function cleanPng(source: ByteSource): Promise<Piece[]> {
  const pieces = new Pieces();
  let hasImage = false;
  pieces.keep(0, 8);
  for (let at = 8; ; ) {
    const head = await source.read(at, 8);
    const length = head.readUInt32BE();
    const type = head.toString('latin1', 4);
    const end = at + 12 + length;
    if (end > source.size || (type === 'IHDR') !== (at === 8)) throw new BrokenFile();
    if (NEEDED.has(type)) pieces.keep(at, end);
    else if (type === 'eXIf') {
      const orientation = orientationOf(await source.read(at + 8, Math.min(length, MAX_EXIF_BYTES)));
      if (orientation > 1) pieces.addBytes(exifChunk(orientation));
    }
    hasImage ||= type === 'IDAT';
    if (type === 'IEND' && hasImage) return pieces.list;
    at = end;
  }
}

function exifChunk(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from('eXIf'), orientationOnly(orientation)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}
