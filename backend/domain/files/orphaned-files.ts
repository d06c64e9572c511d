import type { FileStore } from '../../store/files/file-store.ts';

/**
 * Removes stored files without an owner, left behind by a crash; returns how many. Keeps public
 * files, and files younger than `minimumAge` milliseconds, which another process may be using.
 */
export async function removeOrphanedFiles(
  files: FileStore,
  owned: { images: ReadonlySet<string>; applications: ReadonlySet<string> },
  now: Date,
  minimumAge: number,
): Promise<number> {
  let removed = 0;
  for (const [area, ownedNames] of [
    ['appointment-images', owned.images],
    ['application-files', owned.applications],
  ] as const) {
    for await (const { name, createdAt } of files.list(area)) {
      if (ownedNames.has(name)) continue;
      if (minimumAge > 0 && now.getTime() - createdAt.getTime() < minimumAge) continue;
      await files.remove(area, [name]);
      removed += 1;
    }
  }
  return removed;
}
