import { BrokenFile, type ByteSource, type Piece } from './byte-source.ts';
import { cleanGif } from './gif.ts';
import { cleanHeif } from './heif.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

const CLEANERS: Readonly<Record<string, (source: ByteSource) => Promise<Piece[]>>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/gif': cleanGif,
  'image/avif': cleanHeif,
  'image/heic': cleanHeif,
  'image/heif': cleanHeif,
};

/**
 * What a photo consists of without its metadata: where and when it was taken, with what, texts,
 * thumbnails. The image itself, its colours and which way up it is stay as they are; nothing is
 * decoded. Null when the file is not built as its type wants it: damaged or incomplete.
 */
export async function withoutMetadata(mimeType: string, source: ByteSource): Promise<readonly Piece[] | null> {
  try {
    return (await CLEANERS[mimeType]?.(source)) ?? null;
  } catch (error) {
    // Node throws a RangeError where a table is shorter than it says.
    if (error instanceof BrokenFile || error instanceof RangeError) return null;
    throw error;
  }
}
