import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { MAX_FILE_BYTES } from '#shared/limits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { unreadableReason } from '../input-file.ts';
import { type PreparedPhoto, preparePhoto } from './specialist-photo.ts';

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
