import type { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';

const WORD = 'application/msword';
const WORD_XML = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The document types that are taken, each with the extensions that fit it. */
export const DOCUMENT_EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  [WORD]: ['doc'],
  [WORD_XML]: ['docx'],
};

/**
 * How PDF, zip archives and the containers of old Office files begin; nothing else is looked into.
 */
const BEGINNINGS = ['%PDF', 'PK\x03\x04', '\xd0\xcf\x11\xe0'];

/** Whether a file can be a document by its first bytes; an image never is. */
export function beginsAsDocument(head: Buffer): boolean {
  return BEGINNINGS.includes(head.toString('latin1', 0, 4));
}

/**
 * The type that the content of such a file shows; null when it is no document that is taken.
 * Documents with macros never are.
 */
export async function documentTypeOf(file: { open(): Readable }): Promise<string | null> {
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
