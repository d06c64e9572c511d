import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files are: only the public ones are ever served. */
export interface Folders {
  /** Parts of requests on their way in. */
  incoming: string;
  /** Pictures that belong to appointments. */
  images: string;
  /** Pictures and certificates that belong to applications. */
  applications: string;
  /** What anybody may see: specialists' photos. */
  public: string;
}

export function foldersIn(dataDir: string): Folders {
  return {
    incoming: join(dataDir, 'incoming'),
    images: join(dataDir, 'appointment-images'),
    applications: join(dataDir, 'application-files'),
    public: join(dataDir, 'public'),
  };
}

export async function makeFolders(folders: Folders): Promise<void> {
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 });
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no such thing, and needs none.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Moves received files (already on the disk) to their final place; returns their new names, in order, once these are on the disk too. */
export async function keepFiles(folder: string, files: readonly { path: string; ending: string }[]): Promise<string[]> {
  const names: string[] = [];
  for (const { path, ending } of files) {
    const name = `${randomBytes(16).toString('hex')}.${ending}`;
    await rename(path, join(folder, name));
    names.push(name);
  }
  if (names.length > 0) await syncFolder(folder);
  return names;
}

export async function dropFiles(folder: string, names: string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}

/**
 * Removes what a crash left behind: incoming parts, and files that nothing owns. Files younger than `minimumAge`
 * milliseconds stay, since another process may be about to need them.
 */
export async function sweepOrphans(
  folders: Folders,
  owned: { images: Set<string>; applications: Set<string> },
  now: Date,
  minimumAge: number,
): Promise<number> {
  let removed = 0;
  const nothing = new Set<string>();
  for (const [folder, kept] of [
    [folders.incoming, nothing],
    [folders.images, owned.images],
    [folders.applications, owned.applications],
  ] as const) {
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (kept.has(name)) continue;
      if (minimumAge > 0 && now.getTime() - (await stat(path)).mtimeMs < minimumAge) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}
