import { createReadStream } from 'node:fs';
import { type CheckedImage, checkDecodes, checkSize, type ReceivedImage, sniffType } from '../files/images.ts';
import { displayFileName } from '../forms/text.ts';
import { Refusal } from '../refusal.ts';

/** What a certificate may be by its content, and the endings its name may then have (JOIN-12). */
const accepted: Record<string, { endings: string[]; isImage?: boolean }> = {
  'application/pdf': { endings: ['pdf'] },
  'image/jpeg': { endings: ['jpg', 'jpeg'], isImage: true },
  'image/png': { endings: ['png'], isImage: true },
  // The container of Word's old format, and of installers and spreadsheets too.
  'application/x-cfb': { endings: ['doc'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { endings: ['docx'] },
};

const wordStream = Buffer.from('WordDocument', 'utf16le');

async function holdsWordDocument(path: string): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const seen = Buffer.concat([end, chunk]);
    if (seen.includes(wordStream)) return true;
    end = seen.subarray(-wordStream.length);
  }
  return false;
}

/**
 * Checks that the content is a certificate and matches the file name. Throws a refusal with the
 * name.
 */
export async function checkCertificate(file: ReceivedImage): Promise<CheckedImage> {
  checkSize(file);
  const mediaType = await sniffType(file.path);
  const type = accepted[mediaType];
  const ending = type?.endings.find((one) => file.name.toLowerCase().endsWith(`.${one}`));
  if (!type || !ending || (ending === 'doc' && !(await holdsWordDocument(file.path))))
    throw new Refusal(
      'not-an-image',
      `“${displayFileName(file.name)}” is not a certificate we can read. Please choose a PDF, JPG, PNG, DOC or DOCX file.`,
    );
  return type.isImage ? checkDecodes(file, mediaType) : { ...file, mediaType, ending };
}
