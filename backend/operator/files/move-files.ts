import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileAreas } from '../../store/files/file-areas.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import { areaFolder, listFolder } from '../../store/files/folder-files.ts';
import { readFromDisk } from '../../store/files/read-from-disk.ts';
import { measure, measureFile } from '../backup/hashing.ts';

export interface MovedFiles {
  /** Stored by this run. */
  moved: number;
  /** In the database already, with the same content. */
  present: number;
  /** Removed from the folders. */
  deleted: number;
  bytes: number;
  /** Files that the database has with another content, as `area/name`. */
  conflicts: string[];
}

/**
 * Copies the files in folders below `dataDir` into `files`, and compares the hashes. Can be
 * repeated: existing files are only compared. With `deletes`, removes files that are copied.
 */
export async function moveFiles(
  dataDir: string,
  files: FileStore,
  { isDryRun, deletes }: { isDryRun: boolean; deletes: boolean },
): Promise<MovedFiles> {
  const result: MovedFiles = { moved: 0, present: 0, deleted: 0, bytes: 0, conflicts: [] };
  for (const area of fileAreas) {
    for await (const { name, bytes } of listFolder(dataDir, area)) {
      const path = join(areaFolder(dataDir, area), name);
      const isNew = (await files.find(area, name)) === null;
      if (isNew && !isDryRun) await files.write(area, name, readFromDisk(path));
      const stored = await files.find(area, name);
      if (stored && (await measure(stored.open())).sha256 !== (await measureFile(path)).sha256) {
        result.conflicts.push(`${area}/${name}`);
        continue;
      }
      result[isNew ? 'moved' : 'present'] += 1;
      result.bytes += bytes;
      if (!deletes) continue;
      if (!isDryRun) await rm(path);
      result.deleted += 1;
    }
  }
  return result;
}
