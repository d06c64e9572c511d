import { setTimeout as pause } from 'node:timers/promises';
import { type Dialect, Kysely, sql } from 'kysely';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** What queries run on: the database, or one transaction of it. */
export type Queries = Kysely<Tables>;

export interface Store {
  readonly engine: Engine;
  readonly db: Queries;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** A PostgreSQL address; without it a SQLite file in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Told of connections that break, used or idle. */
  onConnectionLost?: (error: Error) => void;
}

async function migrated(dialect: Dialect, engine: Engine): Promise<Queries> {
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db, engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/**
 * Opens the database and brings its schema up to date. Throws when the database is newer than this
 * code.
 */
export async function openStore({ databaseUrl, dataDir, onConnectionLost }: StoreOptions): Promise<Store> {
  const onLost = onConnectionLost ?? (() => undefined);
  if (!databaseUrl) {
    const db = await migrated(sqliteDialect(dataDir), 'sqlite');
    return { engine: 'sqlite', db, close: () => db.destroy() };
  }
  await (await migrated(postgresDialect(databaseUrl, { onLost, isPatient: true }), 'postgres')).destroy();
  const db: Queries = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, { onLost, isPatient: false }) });
  return { engine: 'postgres', db, close: () => db.destroy() };
}

/** Runs `work` in one transaction: all of it is on the disk when this resolves, or none of it ever happened. */
export function inTransaction<T>(store: Store, work: (queries: Queries) => Promise<T>): Promise<T> {
  return store.db.transaction().execute(work);
}

const lockPause = 50;

/** A transaction that runs alone among all processes that ask for the same `lock`. SQLite's write lock does that by itself. */
export function exclusively<T>(store: Store, lock: number, work: (queries: Queries) => Promise<T>): Promise<T> {
  return inTransaction(store, async (queries) => {
    // Asked for again and again, since a statement that waits longer than the time limit would
    // fail.
    while (store.engine === 'postgres' && !(await isLocked(queries, lock))) await pause(lockPause);
    return work(queries);
  });
}

async function isLocked(queries: Queries, lock: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${lock}) as locked`.execute(queries);
  return rows[0]?.locked === true;
}

/** Whether the database answers within `milliseconds`. */
export async function isReachable(store: Store, milliseconds: number): Promise<boolean> {
  const asked = sql`select 1`.execute(store.db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, pause(milliseconds, false, { ref: false })]);
}
