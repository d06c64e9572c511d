import { Kysely, sql } from 'kysely';
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
  onIdleError?: (error: Error) => void;
}

/** Opens the database and brings its schema up to date. Throws when the database is newer than this code. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const engine: Engine = options.databaseUrl ? 'postgres' : 'sqlite';
  const dialect = options.databaseUrl
    ? postgresDialect(options.databaseUrl, options.onIdleError ?? (() => undefined))
    : sqliteDialect(options.dataDir);
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db, engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { engine, db, close: () => db.destroy() };
}

/** Runs `work` in one transaction: all of it is on the disk when this resolves, or none of it ever happened. */
export function inTransaction<T>(store: Store, work: (queries: Queries) => Promise<T>): Promise<T> {
  return store.db.transaction().execute(work);
}

/** A transaction that runs alone among all processes that ask for the same `lock`. SQLite's write lock does that by itself. */
export function exclusively<T>(store: Store, lock: number, work: (queries: Queries) => Promise<T>): Promise<T> {
  return inTransaction(store, async (queries) => {
    if (store.engine === 'postgres') await sql`select pg_advisory_xact_lock(${lock})`.execute(queries);
    return work(queries);
  });
}
