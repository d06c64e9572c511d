import type { FileStore } from '../../store/files/file-store.ts';

/**
 * Removes stored files without an owner, which a crash left behind; returns how many. Public files
 * stay, and so do files younger than `minimumAge` milliseconds, which another process may be about
 * to use.
 */
export async function removeOrphanedFiles(
  files: FileStore,
  owned: { images: ReadonlySet<string>; applications: ReadonlySet<string> },
  now: Date,
  minimumAge: number,
): Promise<number> {
  let removed = 0;
  for (const [area, kept] of [
    ['appointment-images', owned.images],
    ['application-files', owned.applications],
  ] as const) {
    for await (const { name, createdAt } of files.list(area)) {
      if (kept.has(name)) continue;
      if (minimumAge > 0 && now.getTime() - createdAt.getTime() < minimumAge) continue;
      await files.remove(area, [name]);
      removed += 1;
    }
  }
  return removed;
}
