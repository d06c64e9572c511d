import type { Readable } from 'node:stream';
import { DOCUMENT_EXTENSIONS, documentTypeOf, mayBeDocument } from './document-type.ts';
import { IMAGE_EXTENSIONS, imageTypeOf } from './image-type.ts';

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
