import { connectStore } from '../store/database/database.ts';
import { listMigrations, type MigrationState, migrate } from '../store/database/migrate.ts';
import { defineCommand, type Group } from './command-line/command.ts';
import { write } from './context.ts';
import { type Column, listResult } from './output/result.ts';

const columns: Column<{ name: string; status: string; summary: string }>[] = [
  { title: 'Migration', value: ({ name }) => name },
  { title: 'Status', value: ({ status }) => status },
  { title: 'What it does', value: ({ summary }) => summary, maxWidth: 120 },
];

const describe = ({ name, summary, isApplied }: MigrationState) => ({
  name,
  status: isApplied ? 'applied' : 'pending',
  summary,
});

const list = defineCommand({
  name: 'list',
  summary: 'List all migrations, and whether each is applied',
  examples: ['list', 'list --json'],
  requires: 'database',
  async run({ store }) {
    const migrations = await listMigrations(store.db, store.engine);
    return listResult('migrations', migrations.map(describe), columns, 'There are no migrations.');
  },
});

const apply = defineCommand({
  name: 'apply',
  summary: 'Bring the database up to date, as starting the product does',
  details:
    'Creates the schema in an empty database. All migrations run in one transaction: they are applied as a whole or not at all. They cannot be undone: make a backup first.',
  examples: ['apply --dry-run', 'apply'],
  writes: true,
  requires: 'database',
  async run(context) {
    const { store, settings, isDryRun } = context;
    const pending = (await listMigrations(store.db, store.engine)).filter(({ isApplied }) => !isApplied);
    const { databaseUrl, dataDir } = settings;
    if (pending.length > 0 && !isDryRun) {
      const migrationStore = connectStore({ databaseUrl, dataDir }, true);
      try {
        await migrate(migrationStore.db, migrationStore.engine);
      } finally {
        await migrationStore.close();
      }
      const applied = pending.map(({ name }) => name);
      await write(context, async (_db, log) =>
        log.record({ kind: 'migrations', id: applied.at(-1) ?? '' }, null, { applied }),
      );
    }
    const { data, text } = listResult(
      'migrations',
      pending.map((migration) => describe({ ...migration, isApplied: !isDryRun })),
      columns,
      'The database is up to date.',
    );
    const note = isDryRun && pending.length > 0 ? 'Dry run: nothing was written. Pending:\n' : '';
    return { data: { dryRun: isDryRun, ...data }, text: `${note}${text}` };
  },
});

export const migrations: Group = {
  name: 'migrations',
  summary: 'The schema of the database, and what an upgrade changes in it',
  commands: [list, apply],
};
