import { mkdir, writeFile } from 'node:fs/promises';
import { Refusal } from '../domain/refusal.ts';

const common: Record<string, string> = {
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
};
const notReadable: typeof common = { ...common, ENOENT: 'there is no such file' };
const notWritable = { ...common, ENOENT: 'its folder does not exist', EEXIST: 'it exists already' };

/** The reason why a file can't be read; null for other errors. */
export function unreadableReason(error: unknown): string | null {
  return (error instanceof Error && 'code' in error && notReadable[String(error.code)]) || null;
}

/** The refusal for a path that can't be written; other errors are returned unchanged. */
function asRefusal(error: unknown, path: string, reasonsByCode: typeof common): unknown {
  const reason = reasonsByCode[(error as NodeJS.ErrnoException).code ?? ''];
  return reason === undefined ? error : new Refusal('TAKEN', `${path} was not written: ${reason}.`);
}

/** Writes a new file that only its owner can read. Throws a refusal when it exists or cannot be. */
export async function writeNewFile(path: string, content: string | AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw asRefusal(error, path, notWritable);
  }
}

/** Makes a folder that only its owner can read, if there is none. Throws a refusal if it can't. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw asRefusal(error, path, { ...notWritable, EEXIST: 'it is a file and not a folder' });
  }
}
