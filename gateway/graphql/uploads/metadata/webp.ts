import { orientationOf, orientationOnly } from './orientation.ts';
import { BrokenFile, type ByteSource, lengthOf, type Piece, Pieces } from './pieces.ts';

const IMAGE = new Set(['VP8 ', 'VP8L', 'ANMF']);
const NEEDED = new Set([...IMAGE, 'VP8X', 'ALPH', 'ANIM', 'ICCP']);
/** Flags in the first byte of VP8X. */
const [HAS_XMP, HAS_EXIF] = [0x04, 0x08];
const MAX_EXIF_BYTES = 64 * 1024;

/** A WebP without EXIF data, XMP, unknown chunks and data after its end. */
export async function cleanWebp(source: ByteSource): Promise<Piece[]> {
  const pieces = new Pieces();
  const head = Buffer.from(await source.read(0, 12));
  const fileEnd = head.readUInt32LE(4) + 8;
  let extended: Buffer | null = null;
  let hasImage = false;
  pieces.addBytes(head);
  for (let at = 12; at < fileEnd; ) {
    const chunk = await source.read(at, 8);
    const type = chunk.toString('latin1', 0, 4);
    const length = chunk.readUInt32LE(4);
    const contentEnd = at + 8 + length;
    if (contentEnd > source.size) throw new BrokenFile();
    // Chunks are padded to even positions.
    const end = Math.min(contentEnd + (length % 2), source.size);
    hasImage ||= IMAGE.has(type);
    if (type === 'VP8X') {
      if (length !== 10) throw new BrokenFile();
      extended = Buffer.from(await source.read(at, end - at));
      extended.writeUInt8(extended.readUInt8(8) & ~(HAS_EXIF | HAS_XMP), 8);
      pieces.addBytes(extended);
    } else if (NEEDED.has(type)) pieces.keep(at, end);
    else if (type === 'EXIF' && extended) {
      const orientation = orientationOf(withoutPrefix(await source.read(at + 8, Math.min(length, MAX_EXIF_BYTES))));
      if (orientation > 1) {
        pieces.addBytes(exifChunk(orientation));
        extended.writeUInt8(extended.readUInt8(8) | HAS_EXIF, 8);
      }
    }
    at = end;
  }
  if (!hasImage) throw new BrokenFile();
  head.writeUInt32LE(
    pieces.list.reduce((sum, piece) => sum + lengthOf(piece), -8),
    4,
  );
  return pieces.list;
}

/** Some programs write the same prefix as in a JPEG. */
const withoutPrefix = (exif: Buffer) => (exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif);

function exifChunk(orientation: number): Buffer {
  const content = orientationOnly(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
