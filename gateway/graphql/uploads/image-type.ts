import { fileTypeFromBuffer } from 'file-type';

/** The accepted image types, each with its extensions, the usual one first. */
export const IMAGE_EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
};

/** Every program that reads PNG also reads APNG, and HEIC also HEIC bursts. */
const SAME_AS: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
};

/** The image type, from the first bytes of a file; null when it isn't accepted, such as SVG. */
export async function imageTypeOf(head: Buffer): Promise<string | null> {
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? '';
  const type = SAME_AS[mime] ?? mime;
  return Object.hasOwn(IMAGE_EXTENSIONS, type) ? type : null;
}
