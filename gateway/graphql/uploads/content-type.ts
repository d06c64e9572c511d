import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { DOCUMENT_EXTENSIONS, documentTypeOf, mayBeDocument } from './document-type.ts';

/** The type of a file's content; null when no form accepts it. */
export async function contentTypeOf(file: { readonly head: Buffer; open(): Readable }): Promise<string | null> {
  return mayBeDocument(file.head) ? documentTypeOf(file) : imageTypeOf(file.head);
}

/** The name with an extension that matches the content: a photo named `a.php` becomes `a.jpg`. */
export function withFittingExtension(name: string, mimeType: string): string {
  const [usual, ...others] = IMAGE_EXTENSIONS[mimeType] ?? DOCUMENT_EXTENSIONS[mimeType] ?? [];
  if (usual === undefined) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  if (extension === usual || others.includes(extension)) return name;
  const stem = (dot > 0 ? name.slice(0, dot) : name).replaceAll('.', '-');
  return `${stem}.${usual}`;
}

/** The accepted image types, each with its extensions, the usual one first. */
const IMAGE_EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
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
async function imageTypeOf(head: Buffer): Promise<string | null> {
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? '';
  const type = SAME_AS[mime] ?? mime;
  return Object.hasOwn(IMAGE_EXTENSIONS, type) ? type : null;
}
