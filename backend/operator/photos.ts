import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '../domain/refusal.ts';
import { type PreparedPhoto, preparePhoto } from '../domain/specialist-photo.ts';

/** Reads a photo of this machine. Throws a refusal when there is none. */
export async function readPhoto(path: string): Promise<PreparedPhoto> {
  try {
    return await preparePhoto(createReadStream(path), basename(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new Refusal('invalid', `The photo ${path} cannot be read: ${error.message}.`);
    throw error;
  }
}
