import { fileTypeFromBuffer } from 'file-type';

/** The image types that are taken, each with the extensions that fit it, the usual one first. */
export const IMAGE_EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
};

/** APNG is a PNG, and a HEIC burst is a HEIC, to everybody who receives one. */
const SAME_AS: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
};

/**
 * The type that the first bytes of a file show; null when it is no image that is taken. SVG never
 * is: it can carry scripts.
 */
export async function imageTypeOf(head: Buffer): Promise<string | null> {
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? '';
  const type = SAME_AS[mime] ?? mime;
  return Object.hasOwn(IMAGE_EXTENSIONS, type) ? type : null;
}
