import type { Readable } from 'node:stream';
import { beginsAsDocument, DOCUMENT_EXTENSIONS, documentTypeOf } from './document-type.ts';
import { IMAGE_EXTENSIONS, imageTypeOf } from './image-type.ts';

/**
 * The type that a file's content shows, looked at once; null when it is none that any form takes.
 */
export async function contentTypeOf(file: { readonly head: Buffer; open(): Readable }): Promise<string | null> {
  return beginsAsDocument(file.head) ? documentTypeOf(file) : imageTypeOf(file.head);
}

/**
 * The name with an extension that fits the content, so that `photo.php` with a picture in it is
 * `photo.jpg` to whoever stores it.
 */
export function withFittingExtension(name: string, mimeType: string): string {
  const [usual, ...others] = IMAGE_EXTENSIONS[mimeType] ?? DOCUMENT_EXTENSIONS[mimeType] ?? [];
  if (usual === undefined) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  if (extension === usual || others.includes(extension)) return name;
  const stem = (dot > 0 ? name.slice(0, dot) : name).replaceAll('.', '-');
  return `${stem}.${usual}`;
}
