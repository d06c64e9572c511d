import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { fileTooLargeMessage } from '#shared/field-messages.ts';
import { MAX_FILE_BYTES } from '#shared/limits.ts';
import { displayFileName } from './form.ts';
import { Refusal } from './refusal.ts';
import { createWorkQueue } from './work-queue.ts';

const maxPixels = 50_000_000;
/** An AVIF is decoded as a whole, which takes a second for every ten million. */
const maxAvifPixels = 16_000_000;
/** Beyond it an image is given up, as if it were damaged. */
const decodeSeconds = 15;

/** The accepted types, with the extension of the stored file. */
const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heif',
};

/** Decoding can take 200 MiB, so one image at a time, and without sharp's cache. */
const { run: oneAtATime } = createWorkQueue(1, 1000);
sharp.cache(false);

/** A file as it was received: its bytes are at `path`, its name comes from the sender. */
export interface ReceivedImage {
  name: string;
  path: string;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

export interface CheckedImage extends ReceivedImage {
  mediaType: string;
  ending: string;
}

/** The media type by a file's first bytes; empty when unknown. */
async function sniffType(path: string): Promise<string> {
  return (await fileTypeFromFile(path))?.mime ?? '';
}

/** Throws a refusal that names the file when it is empty or too large. */
function checkSize({ name, bytes }: ReceivedImage, field: string): void {
  if (bytes === 0) throw new Refusal('UNSUPPORTED_FILE', `“${displayFileName(name)}” is empty.`, { field });
  if (bytes > MAX_FILE_BYTES) throw new Refusal('TOO_LARGE', fileTooLargeMessage(displayFileName(name)), { field });
}

async function isDecodable(path: string, mediaType: string): Promise<boolean> {
  try {
    // To a thumbnail: every byte is read, little memory is used. Truncated and damaged data throw.
    const limitInputPixels = mediaType === 'image/avif' ? maxAvifPixels : maxPixels;
    await sharp(path, { limitInputPixels, failOn: 'error' })
      .timeout({ seconds: decodeSeconds })
      .resize(16, 16, { fit: 'inside' })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks the content, whatever the name and declared type. Throws a refusal with the file's name
 * and the field of the form.
 */
export async function checkImage(image: ReceivedImage, field: string): Promise<CheckedImage> {
  checkSize(image, field);
  return checkDecodes(image, await sniffType(image.path), field);
}

/** As `checkImage`, for a file whose size and type were checked already. */
async function checkDecodes(image: ReceivedImage, mediaType: string, field: string): Promise<CheckedImage> {
  const ending = endings[mediaType];
  // HEIC, the iPhone's format, can't be decoded here, so its signature has to do.
  const isReadable =
    ending?.startsWith('hei') || (ending !== undefined && (await oneAtATime(() => isDecodable(image.path, mediaType))));
  if (ending === undefined || !isReadable)
    throw new Refusal(
      'UNSUPPORTED_FILE',
      `“${displayFileName(image.name)}” is not an image we can read. Please choose a JPEG, PNG, WebP, GIF, AVIF or HEIC file.${mediaType === 'image/avif' ? ' An AVIF may have at most 16 million pixels.' : ''}`,
      { field },
    );
  return { ...image, mediaType, ending };
}

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
