import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Creates the folder for incoming files, readable by no one else, and returns its path. */
export async function makeIncoming(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Removes uploads that a crash left behind; returns how many. */
export async function removeStaleUploads(folder: string, now: Date, minimumAge: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (minimumAge > 0) {
      // Another process may have removed it meanwhile.
      const changed = (await stat(path).catch(() => null))?.mtimeMs;
      // `now` has whole milliseconds only.
      if (changed === undefined || now.getTime() - Math.trunc(changed) < minimumAge) continue;
    }
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
