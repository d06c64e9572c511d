import { fileKindOf } from './file-kind.ts';
import { photoError } from './photo-rules.ts';
import { reencodePhoto } from './reencode-photo.ts';

/** The file to send, or why it can't be sent. */
export type PreparedPhoto = { kind: 'accepted'; file: File } | { kind: 'rejected'; message: string };

const IMAGE_KINDS = new Set(['jpeg', 'png', 'gif', 'webp', 'avif', 'heic']);
/** The types of these kinds. The browser may be able to decode images of other types. */
const IMAGE_TYPES = /^image\/(?:jpeg|png|gif|webp|avif|hei[cf])$|^$/;

/**
 * Checks the content of a file, removes its metadata and reduces its size. GIFs, which may be
 * animated, and HEICs that the browser can't decode stay as they are: the server removes their
 * metadata.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const error = photoError(file);
  if (error) return rejected(error);
  const kind = await fileKindOf(file);
  const isImage = kind !== null && IMAGE_KINDS.has(kind);
  if (!isImage && IMAGE_TYPES.test(file.type)) return rejected(`“${file.name}” is not an image.`);
  const bitmap = canDecodePhotos() ? await decodePhoto(file) : null;
  if (bitmap) {
    const reencoded = kind === 'gif' ? file : await reencodePhoto(bitmap, file);
    bitmap.close();
    if (reencoded) return { kind: 'accepted', file: reencoded };
    if (isImage) return { kind: 'accepted', file };
  }
  if (!isImage) return rejected(`“${file.name}” can’t be opened here. Save it as a JPEG or PNG and add it again.`);
  if (kind === 'heic' || !canDecodePhotos()) return { kind: 'accepted', file };
  return rejected(`“${file.name}” is damaged or incomplete. Please choose another photo.`);
}

function rejected(message: string): PreparedPhoto {
  return { kind: 'rejected', message };
}

/** False in browsers from before 2021. The server checks every file anyway. */
export const canDecodePhotos = () => typeof createImageBitmap === 'function';

/**
 * Decodes a photo and rotates it upright. Null if the browser can't decode all of it. The caller
 * must close the bitmap.
 */
export async function decodePhoto(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file).catch(() => null);
}
