import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../domain/refusal.ts';
import { fileAreas } from '../store/database/tables.ts';
import { type FileStore, readFromDisk } from '../store/files/file-store.ts';
import { areaFolder, listFolder } from '../store/files/folder-files.ts';
import { measure, measureFile } from './backup/format.ts';
import { defineCommand, type Group } from './command-line/command.ts';
import { flag } from './command-line/inputs.ts';
import { openFileStore, write } from './context.ts';
import { formatCount, formatSize } from './output/result.ts';

const move = defineCommand({
  name: 'move',
  summary: 'Move uploaded files from the folders of DATA_DIR into PostgreSQL',
  details:
    'Run it once on every machine that has such folders, with DATABASE_URL and the DATA_DIR of the product. The product can keep running, and the command can be repeated: files that are already in the database are only compared. Each file is read back and its hash compared.',
  options: { delete: flag('remove each file from its folder once it is safe in the database') },
  examples: ['move --dry-run', 'move', 'move --delete'],
  writes: true,
  async run(context, { delete: deletes }) {
    const { store, settings, isDryRun } = context;
    const { dataDir } = settings;
    if (store.engine === 'sqlite')
      throw new Refusal(
        'INVALID',
        'With SQLite, files stay in the folders of DATA_DIR. Set DATABASE_URL to move them.',
      );
    const files = await openFileStore(context);
    const { conflicts, ...counts } = await moveFiles(dataDir, files, { isDryRun, deletes });
    const { moved, present, deleted, bytes } = counts;
    if (moved + deleted > 0)
      await write(context, async (_db, log) => log.record({ kind: 'files', id: 'moved' }, null, { moved, deleted }));
    const was = isDryRun ? 'would be moved' : moved === 1 ? 'was moved' : 'were moved';
    const sentences = [
      `${formatCount(moved, 'file')} ${was}, ${present} ${present === 1 ? 'was' : 'were'} in the database already (${formatSize(bytes)} in all).`,
      deleted > 0 ? `${formatCount(deleted, 'file')} ${isDryRun ? 'would be' : 'were'} removed from ${dataDir}.` : '',
      deleted === 0 && moved + present > 0 ? `The files are still in ${dataDir}; remove them there with --delete.` : '',
    ];
    if (conflicts.length > 0)
      throw new Refusal('TAKEN', [
        ...sentences.filter(Boolean),
        ...conflicts.map((name) => `${name} is in the database with another content. Nothing was changed about it.`),
      ]);
    return { data: { dryRun: isDryRun, ...counts }, text: sentences.filter(Boolean).join('\n') };
  },
});

export const files: Group = {
  name: 'files',
  summary: 'Where uploaded files are stored',
  commands: [move],
};

interface MovedFiles {
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
async function moveFiles(
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
