import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Kysely } from 'kysely';
import program from '../../../package.json' with { type: 'json' };
import { Refusal } from '../../domain/refusal.ts';
import { listStoredApplicationFiles } from '../../store/applications.ts';
import { listStoredImages } from '../../store/appointments/appointments.ts';
import type { Queries, StoreOptions } from '../../store/database/database.ts';
import { listMigrations } from '../../store/database/migrate.ts';
import { postgresDialect } from '../../store/database/postgres.ts';
import { sqliteSnapshotDialect } from '../../store/database/sqlite.ts';
import type { Engine, FileArea, Tables } from '../../store/database/tables.ts';
import { openDatabaseFiles } from '../../store/files/database-files.ts';
import type { FileStore } from '../../store/files/file-store.ts';
import { openFolderFiles, syncToDisk } from '../../store/files/folder-files.ts';
import {
  type BackedUpFile,
  backupFormat,
  filesTable,
  type Manifest,
  Meter,
  manifestName,
  tableFile,
} from './format.ts';
import { listDataTables, readRows } from './tables.ts';

const lineBytes = 64 * 1024;

export interface WrittenBackup {
  folder: string;
  manifest: Manifest;
  /** Files that rows refer to but that don't exist, as `area/name`. */
  missing: string[];
}

/** Lines of JSON in chunks worth writing; `count` is called for each row. */
async function* asLines(rows: AsyncIterable<object>, count: () => void): AsyncGenerator<Buffer> {
  let lines = '';
  for await (const row of rows) {
    count();
    lines += `${JSON.stringify(row)}\n`;
    if (lines.length < lineBytes) continue;
    yield Buffer.from(lines);
    lines = '';
  }
  if (lines !== '') yield Buffer.from(lines);
}

async function writeTable(folder: string, table: string, rows: AsyncIterable<object>) {
  let count = 0;
  const meter = new Meter();
  const lines = asLines(rows, () => {
    count += 1;
  });
  await pipeline(
    Readable.from(meter.through(lines), { objectMode: false }),
    createGzip(),
    createWriteStream(join(folder, tableFile(table)), { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { rows: count, sha256: meter.digest() };
}

/** Copies the files and yields a line for each. */
async function* copyFiles(
  folder: string,
  db: Queries,
  files: FileStore,
  missing: string[],
): AsyncGenerator<BackedUpFile> {
  for await (const { area, name } of listReferencedFiles(db, files)) {
    const stored = await files.find(area, name);
    if (!stored) {
      missing.push(`${area}/${name}`);
      continue;
    }
    const path = join(folder, 'files', area, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const meter = new Meter();
    await pipeline(
      Readable.from(meter.through(stored.open()), { objectMode: false }),
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
    );
    yield { area, name, bytes: meter.bytes, sha256: meter.digest(), createdAt: stored.createdAt.toISOString() };
  }
}

async function writeContent(
  folder: string,
  db: Queries,
  engine: Engine,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<{ manifest: Manifest; missing: string[] }> {
  // The first statement begins the snapshot.
  const migrations = (await listMigrations(db, engine)).filter(({ isApplied }) => isApplied);
  const files = engine === 'sqlite' ? await openFolderFiles(dataDir) : openDatabaseFiles(db, '', () => now);
  const tables: Manifest['tables'] = {};
  for (const table of await listDataTables(db))
    tables[table] = await writeTable(folder, table, readRows(db, engine, table));
  const missing: string[] = [];
  const total = { count: 0, bytes: 0 };
  async function* counted() {
    for await (const file of copyFiles(folder, db, files, missing)) {
      total.count += 1;
      total.bytes += file.bytes;
      yield file;
    }
  }
  tables[filesTable] = await writeTable(folder, filesTable, counted());
  const manifest: Manifest = {
    format: backupFormat,
    program: program.version,
    engine,
    createdAt: now.toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables,
    files: total,
  };
  return { manifest, missing };
}

/** Throws when `target` exists and isn't an empty folder. */
async function checkTarget(target: string): Promise<void> {
  const entries = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Refusal('INVALID', `${target} is not a folder.`);
  });
  if (entries.length > 0) throw new Refusal('INVALID', `${target} is not empty. Name a new folder for each backup.`);
}

/**
 * Writes a snapshot of the database and its files into a new folder, while the product runs. The
 * folder appears under its name once it is complete and on the disk.
 */
export async function writeBackup(options: StoreOptions, to: string, now: Date): Promise<WrittenBackup> {
  const target = resolve(to);
  await checkTarget(target);
  const temporary = `${target}.unfinished-${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(join(temporary, 'tables'), { recursive: true, mode: 0o700 });
    const { manifest, missing } = await withSnapshot(options, (db, engine) =>
      writeContent(temporary, db, engine, { dataDir: options.dataDir, now }),
    );
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(temporary, manifestName), text, { mode: 0o600, flush: true });
    for (const entry of await readdir(temporary, { recursive: true, withFileTypes: true }))
      if (entry.isDirectory()) await syncToDisk(join(entry.parentPath, entry.name), true);
    await syncToDisk(temporary, true);
    await rename(temporary, target);
    await syncToDisk(dirname(target), true);
    return { folder: target, manifest, missing };
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}

/** The files that rows refer to, and all public ones. Others are orphans. */
async function* listReferencedFiles(db: Queries, files: FileStore): AsyncGenerator<{ area: FileArea; name: string }> {
  for (const name of await listStoredImages(db)) yield { area: 'appointment-images', name };
  for (const name of await listStoredApplicationFiles(db)) yield { area: 'application-files', name };
  for await (const { name } of files.list('public')) yield { area: 'public', name };
}

/** Reads a snapshot of the whole database over a separate connection, while others write. */
async function withSnapshot<T>(
  { databaseUrl, dataDir }: StoreOptions,
  work: (db: Queries, engine: Engine) => Promise<T>,
): Promise<T> {
  if (!databaseUrl && !existsSync(join(dataDir, 'backend.sqlite')))
    throw new Refusal('INVALID', `There is no database in ${dataDir}.`);
  const engine = databaseUrl ? 'postgres' : 'sqlite';
  const dialect = databaseUrl
    ? postgresDialect(databaseUrl, { onLost: () => undefined, hasNoTimeLimit: true }).dialect
    : sqliteSnapshotDialect(dataDir);
  const db = new Kysely<Tables>({ dialect });
  try {
    const transaction = db.transaction();
    const reading =
      engine === 'postgres' ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only') : transaction;
    return await reading.execute((queries) => work(queries, engine));
  } finally {
    await db.destroy();
  }
}
