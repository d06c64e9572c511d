import { cleanGif } from './gif.ts';
import { cleanHeif } from './heif.ts';
import { cleanJpeg } from './jpeg.ts';
import { BrokenFile, type ByteSource, type Piece } from './pieces.ts';
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
 * The pieces of a photo without its metadata: location, time, camera, texts, thumbnails. The image,
 * its colours and orientation are kept; nothing is decoded. Null for a damaged or incomplete file.
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
