import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { fileTooLargeMessage, imageTooLargeMessage } from '#shared/field-messages.ts';
import { MAX_AVIF_PIXELS, MAX_FILE_BYTES, MAX_IMAGE_PIXELS } from '#shared/limits.ts';
import { CERTIFICATE_TYPES, contentTypeOf, extensionOf, withFittingExtension } from '#shared/server/content-type.ts';
import { displayFileName } from './form.ts';
import { Refusal } from './refusal.ts';
import { createWorkQueue } from './work-queue.ts';

/** Beyond it an image is given up, as if it were damaged. */
const decodeSeconds = 15;

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

/** The first bytes, which determine the type. */
const headBytes = 4_100;

async function sniffType(path: string): Promise<string | null> {
  const head = await buffer(createReadStream(path, { end: headBytes - 1 }));
  return contentTypeOf({ head, open: () => createReadStream(path) });
}

/** Throws a refusal that names the file when it is empty or too large. */
function checkSize({ name, bytes }: ReceivedImage, field: string): void {
  if (bytes === 0) throw new Refusal('UNSUPPORTED_FILE', `“${displayFileName(name)}” is empty.`, { field });
  if (bytes > MAX_FILE_BYTES) throw new Refusal('TOO_LARGE', fileTooLargeMessage(displayFileName(name)), { field });
}

async function isDecodable(path: string): Promise<boolean> {
  try {
    // To a thumbnail: every byte is read, little memory is used. Truncated and damaged data throw.
    await sharp(path, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
      .timeout({ seconds: decodeSeconds })
      .resize(16, 16, { fit: 'inside' })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** By the head of the file; 0 when it can't be read. */
async function pixelsOf(path: string): Promise<number> {
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width * height;
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
async function checkDecodes(image: ReceivedImage, mediaType: string | null, field: string): Promise<CheckedImage> {
  const { path } = image;
  const name = displayFileName(image.name);
  if (!mediaType?.startsWith('image/')) throw unreadable();
  // HEIC, the iPhone's format, can't be decoded here, so its signature has to do.
  if (!mediaType.startsWith('image/hei')) {
    const limit = mediaType === 'image/avif' ? MAX_AVIF_PIXELS : MAX_IMAGE_PIXELS;
    const pixels = await pixelsOf(path);
    if (pixels > limit) throw new Refusal('UNSUPPORTED_FILE', imageTooLargeMessage(name, pixels, limit), { field });
    if (!(await oneAtATime(() => isDecodable(path)))) throw unreadable();
  }
  return checked(image, mediaType);

  function unreadable() {
    const message = `“${name}” is not an image we can read. Please choose a JPEG, PNG, WebP, GIF, AVIF or HEIC file.`;
    return new Refusal('UNSUPPORTED_FILE', message, { field });
  }
}

/** With a name that matches the content. */
function checked(file: ReceivedImage, mediaType: string): CheckedImage {
  return { ...file, name: withFittingExtension(file.name, mediaType), mediaType, ending: extensionOf(mediaType) };
}

/**
 * Checks that the content is a certificate, whatever the name (JOIN-12). Throws a refusal with the
 * name.
 */
export async function checkCertificate(file: ReceivedImage, field: string): Promise<CheckedImage> {
  checkSize(file, field);
  const mediaType = await sniffType(file.path);
  if (mediaType === null || !CERTIFICATE_TYPES.has(mediaType))
    throw new Refusal(
      'UNSUPPORTED_FILE',
      `“${displayFileName(file.name)}” is not a certificate we can read. Choose a PDF, JPG, PNG, DOC or DOCX file.`,
      { field },
    );
  return mediaType.startsWith('image/') ? checkDecodes(file, mediaType, field) : checked(file, mediaType);
}
