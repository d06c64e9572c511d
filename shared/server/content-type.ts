import type { Readable } from 'node:stream';
import { fileTypeFromBuffer, fileTypeFromStream } from 'file-type';

/**
 * The media type of a file by its content, whatever its name and declared type; null when no form
 * accepts it.
 */
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

/** The usual extension of an accepted type, without the dot. */
export function extensionOf(mimeType: string): string {
  return (IMAGE_EXTENSIONS[mimeType] ?? DOCUMENT_EXTENSIONS[mimeType])?.[0] ?? '';
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

const WORD = 'application/msword';
const WORD_XML = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const DOCUMENT_EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  [WORD]: ['doc'],
  [WORD_XML]: ['docx'],
};

/** The first bytes of PDFs, zip archives and old Office files. */
const SIGNATURES = ['%PDF', 'PK\x03\x04', '\xd0\xcf\x11\xe0'];

/** Whether a file may be a document, judging by its first bytes; an image never is. */
function mayBeDocument(head: Buffer): boolean {
  return SIGNATURES.includes(head.toString('latin1', 0, 4));
}

/** The type of a document's content; null when it isn't accepted, as with macros. */
async function documentTypeOf(file: { open(): Readable }): Promise<string | null> {
  const mime = (await fileTypeFromStream(file.open()).catch(() => undefined))?.mime ?? '';
  // The same container holds spreadsheets and installers.
  if (mime === 'application/x-cfb') return (await holdsWordDocument(file.open())) ? WORD : null;
  return Object.hasOwn(DOCUMENT_EXTENSIONS, mime) ? mime : null;
}

const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** Whether the container's directory names the stream that every old Word document has. */
async function holdsWordDocument(content: AsyncIterable<Buffer>): Promise<boolean> {
  let end: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    const seen = Buffer.concat([end, chunk]);
    if (seen.includes(WORD_STREAM)) return true;
    end = seen.subarray(-WORD_STREAM.length);
  }
  return false;
}

/** What a certificate may be (JOIN-12). */
export const CERTIFICATE_TYPES: ReadonlySet<string> = new Set([
  ...Object.keys(DOCUMENT_EXTENSIONS),
  'image/jpeg',
  'image/png',
]);
