import type { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';

const WORD = 'application/msword';
const WORD_XML = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The accepted document types, each with its extensions. */
export const DOCUMENT_EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  [WORD]: ['doc'],
  [WORD_XML]: ['docx'],
};

/** The first bytes of PDFs, zip archives and old Office files. */
const SIGNATURES = ['%PDF', 'PK\x03\x04', '\xd0\xcf\x11\xe0'];

/** Whether a file may be a document, judging by its first bytes; an image never is. */
export function mayBeDocument(head: Buffer): boolean {
  return SIGNATURES.includes(head.toString('latin1', 0, 4));
}

/** The type of a document's content; null when it isn't accepted, as with macros. */
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
