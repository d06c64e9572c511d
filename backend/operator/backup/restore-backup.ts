import { sql } from 'kysely';
import { Refusal } from '../../domain/refusal.ts';
import { connectStore, type Queries, type Store, type StoreOptions } from '../../store/database/database.ts';
import { listMigrations, migrate } from '../../store/database/migrate.ts';
import { resetSequences } from '../../store/database/rows.ts';
import { fileAreas } from '../../store/database/tables.ts';
import { insertFile } from '../../store/files/database-files.ts';
import { type FileStore, readFromDisk } from '../../store/files/file-store.ts';
import { openFolderFiles } from '../../store/files/folder-files.ts';
import type { BackedUpFile, Manifest, Row } from './format.ts';
import { checkBackup, pathInBackup, readFileList, readManifest, readTable } from './read-backup.ts';
import { anyTables, countRows, listDataTables, listTables, tablesByReference } from './tables.ts';

/** Tables that migrations fill. A database with rows only in these is a new one. */
const filledByMigrations = new Set(['services', 'immediate_services', 'time_slots', 'secrets', 'directory_version']);
const batchSize = 200;

const notEmpty = (problem: string) =>
  new Refusal(
    'INVALID',
    `${problem}. A backup is only restored into an empty place: use a new database and a new DATA_DIR.`,
  );

/** Returns the backup's last migration. Throws when its migrations aren't the first ones here. */
async function checkMigrations({ db, engine }: Store, manifest: Manifest): Promise<string> {
  const knownNames = (await listMigrations(db, engine)).map(({ name }) => name);
  const unknown = manifest.migrations.filter((name) => !knownNames.includes(name));
  if (unknown.length > 0)
    throw new Refusal(
      'INVALID',
      `The backup was written by a newer version of this program (${manifest.program}): it has the migration ${unknown.join(', ')}, and this version knows none after ${knownNames.at(-1)}.`,
    );
  const last = manifest.migrations.at(-1) ?? '';
  if (manifest.migrations.some((name, index) => name !== knownNames[index]))
    throw new Refusal('INVALID', 'The backup lacks a migration in between, and cannot be restored safely.');
  return last;
}

async function checkIsEmpty(db: Queries): Promise<void> {
  for (const table of await listTables(db))
    if (!filledByMigrations.has(table) && (await countRows(db, table)) > 0)
      throw notEmpty(`The database is not empty: the table ${table} has rows`);
}

async function checkHasNoFiles(files: FileStore): Promise<void> {
  for (const area of fileAreas)
    for await (const { name } of files.list(area)) throw notEmpty(`The data folder has files already: ${area}/${name}`);
}

/** Brings an empty database to the schema that the backup's database had. */
async function prepareSchema({ db, engine }: Store, last: string): Promise<void> {
  const applied = (await listMigrations(db, engine)).filter(({ isApplied }) => isApplied);
  if (applied.length > 0 && applied.at(-1)?.name !== last) {
    const tables = (await tablesByReference(db, engine)).reverse();
    await db.transaction().execute(async (transaction) => {
      for (const table of [...tables, 'kysely_migration', 'kysely_migration_lock'])
        await transaction.schema.dropTable(table).execute();
    });
  }
  await migrate(db, engine, { last });
}

async function insertRows(db: Queries, table: string, rows: AsyncIterable<Row>): Promise<void> {
  let batch: Row[] = [];
  const flush = async () => {
    if (batch.length > 0) await anyTables(db).insertInto(table).values(batch).execute();
    batch = [];
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length >= batchSize) await flush();
  }
  await flush();
}

const contentOf = (folder: string, file: BackedUpFile) => readFromDisk(pathInBackup(folder, file));

async function insertFiles(db: Queries, folder: string): Promise<void> {
  for await (const file of readFileList(folder)) {
    const { area, name, createdAt, sha256 } = file;
    await insertFile(db, { area, name, createdAt: new Date(createdAt) }, contentOf(folder, file), sha256);
  }
}

/** Writes all rows, and with PostgreSQL all files, in one transaction. */
async function restoreData(store: Store, folder: string, manifest: Manifest): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    const tables = await tablesByReference(db, store.engine);
    if (store.engine === 'postgres')
      await sql`lock table ${sql.join(tables.map((name) => sql.table(name)))} in access exclusive mode`.execute(db);
    await checkIsEmpty(db);
    for (const table of [...tables].reverse()) await anyTables(db).deleteFrom(table).execute();
    const expected = await listDataTables(db);
    for (const table of tables) {
      if (!expected.includes(table)) continue;
      if (!(table in manifest.tables)) throw new Refusal('INVALID', `The backup has no table ${table}.`);
      await insertRows(db, table, readTable(folder, table));
      const count = await countRows(db, table);
      if (count !== manifest.tables[table]?.rows)
        throw new Refusal(
          'INVALID',
          `The table ${table} has ${count} rows after the restore, not ${manifest.tables[table]?.rows}.`,
        );
    }
    if (store.engine === 'sqlite') return;
    await insertFiles(db, folder);
    const { rows } = await sql<{ table_name: string }>`
      select table_name from information_schema.columns
        where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(db);
    await resetSequences(
      db,
      rows.map(({ table_name }) => table_name),
    );
  });
}

/**
 * Writes the files first, since rows refer to them; removes them when the rows can't be restored.
 */
async function restoreWithFolder(store: Store, files: FileStore, folder: string, manifest: Manifest): Promise<void> {
  try {
    for await (const file of readFileList(folder)) await files.write(file.area, file.name, contentOf(folder, file));
    await restoreData(store, folder, manifest);
  } catch (error) {
    for await (const { area, name } of readFileList(folder)) await files.remove(area, [name]);
    throw error;
  }
}

/**
 * Restores a backup of either engine into an empty database. Nothing is written before the whole
 * backup is checked. Returns the manifest.
 */
export async function restoreBackup(options: StoreOptions, folder: string, isDryRun: boolean): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const store = connectStore(options, true);
  try {
    const last = await checkMigrations(store, manifest);
    await checkIsEmpty(store.db);
    const files = store.engine === 'sqlite' ? await openFolderFiles(options.dataDir) : null;
    if (files) await checkHasNoFiles(files);
    await checkBackup(folder, manifest);
    if (isDryRun) return manifest;
    await prepareSchema(store, last);
    if (files) await restoreWithFolder(store, files, folder, manifest);
    else await restoreData(store, folder, manifest);
    await migrate(store.db, store.engine);
    return manifest;
  } finally {
    await store.close();
  }
}
