import { basename, resolve } from 'node:path';
import { Refusal } from '../../domain/refusal.ts';
import { lockFolder } from '../../store/database/sqlite.ts';
import { defineCommand, type Group, single } from '../command-line/command.ts';
import { line } from '../command-line/inputs.ts';
import { type CommandContext, write } from '../context.ts';
import { formatMoment } from '../output/result.ts';
import { backupContents } from './format.ts';
import { restoreBackup } from './restore-backup.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

function resultOf({ folder, manifest, missing }: WrittenBackup) {
  return {
    data: { folder, ...manifest, missing },
    text: [
      `The backup is in ${folder}: ${backupContents(manifest)}.`,
      ...missing.map((name) => `${name} is named in the database, but there is no such file.`),
    ].join('\n'),
  };
}

export const backup: Group = single(
  defineCommand({
    name: 'backup',
    summary: 'Back up the database and all files into a new folder, while the product runs',
    details:
      'The backup is a snapshot of the whole business, in a format that both SQLite and PostgreSQL restore. The folder appears when it is complete; only you can read it. It contains personal data, sessions and password hashes: protect it as you protect the database.',
    arguments: { to: line('the new folder', 'TO', 1000) },
    examples: ['backup /var/backups/mendwell/2026-03-02', 'backup ~/backup-before-upgrade --json'],
    async run(context, { to }) {
      const { databaseUrl, dataDir } = context.settings;
      const written = await writeBackup({ databaseUrl, dataDir }, to, context.now);
      await write(context, async (_db, log) =>
        log.record({ kind: 'backup', id: basename(written.folder) }, null, { files: written.manifest.files.count }),
      );
      return resultOf(written);
    },
  }),
);

/** With SQLite, keeps the product from starting on the folder meanwhile. */
function lock({ store, settings: { dataDir } }: CommandContext): { release(): void } {
  if (store.engine === 'postgres') return { release: () => undefined };
  try {
    return lockFolder(dataDir, 0);
  } catch {
    throw new Refusal('TAKEN', `The product is running on ${dataDir}. Stop it, and restore into an empty folder.`);
  }
}

export const restore: Group = single(
  defineCommand({
    name: 'restore',
    summary: 'Restore a backup into an empty database and its files',
    details:
      'The backup may come from SQLite or PostgreSQL, and from an older version. It is checked as a whole before anything is written, and all rows are written at once or not at all. Stop the product first, and start it afterwards.',
    arguments: { from: line('the folder of the backup', 'FROM', 1000) },
    examples: ['restore /var/backups/mendwell/2026-03-02 --dry-run', 'restore /var/backups/mendwell/2026-03-02'],
    writes: true,
    requires: 'database',
    async run(context, { from }) {
      const { databaseUrl, dataDir } = context.settings;
      const folder = resolve(from);
      const locked = lock(context);
      try {
        const manifest = await restoreBackup({ databaseUrl, dataDir }, folder, context.isDryRun);
        if (!context.isDryRun)
          await write(context, async (_db, log) =>
            log.record({ kind: 'backup', id: basename(folder) }, null, { restored: manifest.createdAt }),
          );
        const contents = `${backupContents(manifest)} of ${formatMoment(manifest.createdAt)}`;
        return {
          data: { dryRun: context.isDryRun, ...manifest },
          text: context.isDryRun
            ? `Dry run: the backup is whole, and can be restored here: ${contents}. Nothing was written.`
            : `Restored ${contents}. Every table has as many rows as the backup. You can start the product now.`,
        };
      } finally {
        locked.release();
      }
    },
  }),
);
