import { createReadStream } from 'node:fs';
import { type CheckedImage, checkDecodes, checkSize, type ReceivedImage, sniffType } from '../files/images.ts';
import { displayFileName } from '../forms/text.ts';
import { Refusal } from '../refusal.ts';

/** The accepted content types, each with the allowed file name extensions (JOIN-12). */
const accepted: Record<string, { endings: string[]; isImage?: boolean }> = {
  'application/pdf': { endings: ['pdf'] },
  'image/jpeg': { endings: ['jpg', 'jpeg'], isImage: true },
  'image/png': { endings: ['png'], isImage: true },
  // The container of Word's old format, and of installers and spreadsheets too.
  'application/x-cfb': { endings: ['doc'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { endings: ['docx'] },
};

const wordStream = Buffer.from('WordDocument', 'utf16le');

async function isWordDocument(path: string): Promise<boolean> {
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const window = Buffer.concat([tail, chunk]);
    if (window.includes(wordStream)) return true;
    tail = window.subarray(-wordStream.length);
  }
  return false;
}

/**
 * Checks that the content is a certificate and matches the file name. Throws a refusal with the
 * name.
 */
export async function checkCertificate(file: ReceivedImage, field: string): Promise<CheckedImage> {
  checkSize(file, field);
  const mediaType = await sniffType(file.path);
  const type = accepted[mediaType];
  const ending = type?.endings.find((extension) => file.name.toLowerCase().endsWith(`.${extension}`));
  if (!type || !ending || (ending === 'doc' && !(await isWordDocument(file.path))))
    throw new Refusal(
      'UNSUPPORTED_FILE',
      `“${displayFileName(file.name)}” is not a certificate we can read. Choose a PDF, JPG, PNG, DOC or DOCX file.`,
      { field },
    );
  return type.isImage ? checkDecodes(file, mediaType, field) : { ...file, mediaType, ending };
}
