import { writeFile } from 'node:fs/promises';
import { Refusal } from '../domain/refusal.ts';

const reasons: Record<string, string> = {
  EEXIST: 'it exists already',
  ENOENT: 'its folder does not exist',
  EACCES: 'it may not be written',
  EISDIR: 'it is a folder',
};

/** Writes a new file that only its owner can read. Throws a refusal when it cannot be, or exists. */
export async function writeNewFile(path: string, content: string | AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new Refusal('taken', `${path} was not written: ${reason}.`);
  }
}
