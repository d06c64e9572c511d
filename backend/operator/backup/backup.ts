import { basename } from 'node:path';
import { defineCommand, type Group, single } from '../command-line/command.ts';
import { line } from '../command-line/inputs.ts';
import { write } from '../context.ts';
import { backupContents } from './format.ts';
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
