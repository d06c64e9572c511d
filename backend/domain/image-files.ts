import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedImage } from './images.ts';

/** Where files are: none of the first two is ever served. */
export interface Folders {
  /** Parts of requests on their way in. */
  incoming: string;
  /** Pictures that belong to appointments. */
  images: string;
  /** What anybody may see: specialists' photos. */
  public: string;
}

export function foldersIn(dataDir: string): Folders {
  return {
    incoming: join(dataDir, 'incoming'),
    images: join(dataDir, 'appointment-images'),
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

/** Moves received images (already on the disk) to their final place; returns their new names, in order, once these are on the disk too. */
export async function keepImages(folders: Folders, images: CheckedImage[]): Promise<string[]> {
  const names: string[] = [];
  for (const image of images) {
    const name = `${randomBytes(16).toString('hex')}.${image.ending}`;
    await rename(image.path, join(folders.images, name));
    names.push(name);
  }
  if (names.length > 0) await syncFolder(folders.images);
  return names;
}

export async function dropImages(folders: Folders, names: string[]): Promise<void> {
  for (const name of names) await rm(join(folders.images, name), { force: true });
}

/**
 * Removes what a crash left behind: incoming parts, and images that no appointment owns. Files younger than `minimumAge`
 * milliseconds stay, since another process may be about to need them.
 */
export async function sweepOrphans(
  folders: Folders,
  owned: Set<string>,
  now: Date,
  minimumAge: number,
): Promise<number> {
  let removed = 0;
  for (const folder of [folders.incoming, folders.images]) {
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      if (folder === folders.images && owned.has(name)) continue;
      if (minimumAge > 0 && now.getTime() - (await stat(path)).mtimeMs < minimumAge) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}
