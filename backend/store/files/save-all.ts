import { randomBytes } from 'node:crypto';
import type { SpooledFile } from './file-store.ts';

/** Stores files under new names, in order: all of them, or none when one fails. */
export async function saveAll(
  files: readonly SpooledFile[],
  steps: {
    store: (file: SpooledFile, name: string) => Promise<void>;
    finish?: () => Promise<void>;
    remove: (names: readonly string[]) => Promise<void>;
  },
): Promise<string[]> {
  const names: string[] = [];
  try {
    for (const file of files) {
      const name = `${randomBytes(16).toString('hex')}.${file.ending}`;
      names.push(name);
      await steps.store(file, name);
    }
    if (names.length > 0) await steps.finish?.();
    return names;
  } catch (error) {
    // If this fails too, they are removed at the next start.
    await steps.remove(names).catch(() => undefined);
    throw error;
  }
}
