import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { MAX_FILE_BYTES } from '#shared/file-limits.ts';
import { Refusal } from '../domain/refusal.ts';
import { type PreparedPhoto, preparePhoto } from '../domain/specialists/specialist-photo.ts';
import { unreadableReason } from './input-file.ts';

/** Reads a photo of this machine. Throws a refusal when there is none. */
export async function readPhoto(path: string): Promise<PreparedPhoto> {
  try {
    // One byte more than is allowed is enough to refuse it: a video is not read to its end.
    return await preparePhoto(createReadStream(path, { end: MAX_FILE_BYTES }), basename(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new Refusal('invalid', `The photo ${path} cannot be read: ${unreadableReason(error) ?? error.message}.`);
    throw error;
  }
}
