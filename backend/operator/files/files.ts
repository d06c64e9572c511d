import { Refusal } from '../../domain/refusal.ts';
import { defineCommand, type Group } from '../command-line/command.ts';
import { flag } from '../command-line/inputs.ts';
import { openFileStore, write } from '../context.ts';
import { formatCount, formatSize } from '../output/format.ts';
import { moveFiles } from './move-files.ts';

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
