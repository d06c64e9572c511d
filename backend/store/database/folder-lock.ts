import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/**
 * Keeps a second process out of the data folder. It is a lock of the operating system, held
 * through SQLite, so unlike a file with a process id it ends with the process, even in a crash.
 */
export function lockFolder(folder: string, waitMilliseconds = 3000): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'lock.sqlite');
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file);
  try {
    lock.exec(`pragma busy_timeout = ${waitMilliseconds}; begin exclusive`);
  } catch {
    lock.close();
    throw new Error(
      `Another backend is already running on the data folder ${folder}. Stop it, or give this one its own DATA_DIR, or use DATABASE_URL.`,
    );
  }
  return { release: () => lock.close() };
}
