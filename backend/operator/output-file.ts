import { mkdir, writeFile } from 'node:fs/promises';
import { Refusal } from '../domain/refusal.ts';

const reasons: Record<string, string> = {
  EEXIST: 'it exists already',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
};

/** The refusal for a path that can't be written; other errors are returned unchanged. */
function asRefusal(error: unknown, path: string, reasonsByCode: typeof reasons): unknown {
  const reason = reasonsByCode[(error as NodeJS.ErrnoException).code ?? ''];
  return reason === undefined ? error : new Refusal('TAKEN', `${path} was not written: ${reason}.`);
}

/** Writes a new file that only its owner can read. Throws a refusal when it exists or cannot be. */
export async function writeNewFile(path: string, content: string | AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw asRefusal(error, path, reasons);
  }
}

/** Makes a folder that only its owner can read, if there is none. Throws a refusal if it can't. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw asRefusal(error, path, { ...reasons, EEXIST: 'it is a file and not a folder' });
  }
}
