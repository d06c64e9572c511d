import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { fileTooLargeMessage, imageTooLargeMessage } from '#shared/field-messages.ts';
import { MAX_FILE_BYTES, MAX_IMAGE_PIXELS } from '#shared/limits.ts';
import { displayFileName } from '../../domain/form.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Queries } from '../../store/database/database.ts';
import { type FileStore, photoName } from '../../store/files/file-store.ts';
import { unreadableReason } from '../local-files.ts';
import { setPhoto } from './specialist-editing.ts';

/** Twice the largest size at which pages show it. */
const maxSide = 640;

/** A photo as it is published. */
export interface PreparedPhoto {
  content: Uint8Array;
  sha256: string;
}

/**
 * Makes a square, upright WebP without metadata. Throws a refusal with the file's name when it is
 * too large or no image.
 */
export async function preparePhoto(source: Readable, name: string): Promise<PreparedPhoto> {
  const shownName = displayFileName(name);
  const original = await buffer(source);
  if (original.length > MAX_FILE_BYTES) throw new Refusal('TOO_LARGE', fileTooLargeMessage(shownName));
  try {
    const { width, height } = await sharp(original, { limitInputPixels: false }).metadata();
    if (width * height > MAX_IMAGE_PIXELS)
      throw new Refusal('UNSUPPORTED_FILE', imageTooLargeMessage(shownName, width * height, MAX_IMAGE_PIXELS));
    const image = sharp(original, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
    const side = Math.min(maxSide, width, height);
    const content = await image
      .rotate()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
    return { content, sha256: createHash('sha256').update(content).digest('hex') };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      'UNSUPPORTED_FILE',
      `“${shownName}” cannot be read as a photo. Use a JPEG, PNG, WebP, GIF or AVIF file.`,
    );
  }
}

/**
 * Publishes a specialist's photo. A database that stores files writes it in the same transaction; a
 * folder has it before the specialist refers to it. Without `files`, as in a dry run, only the
 * reference is written. Returns the name of the file.
 */
export async function publishPhoto(
  db: Queries,
  files: FileStore | null,
  specialistId: number,
  { content, sha256 }: PreparedPhoto,
): Promise<string> {
  const name = photoName(specialistId, sha256);
  await files?.inTransaction(db).write('public', name, Readable.from([content]));
  await setPhoto(db, specialistId, name);
  return name;
}

/** Reads a photo from this machine. Throws a refusal when it can't be read. */
export async function readPhoto(path: string): Promise<PreparedPhoto> {
  try {
    // One byte more than allowed is enough to refuse a file, so a video isn't read to its end.
    return await preparePhoto(createReadStream(path, { end: MAX_FILE_BYTES }), basename(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new Refusal('INVALID', `The photo ${path} cannot be read: ${unreadableReason(error) ?? error.message}.`);
    throw error;
  }
}
