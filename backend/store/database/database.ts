import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type LogEvent, sql } from 'kysely';
import { withTimeout } from '#shared/server/timeout.ts';
import { migrate, type OnMigrations } from './migrate.ts';
import { type PoolCounts, postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Engine, Tables } from './tables.ts';

export type { PoolCounts } from './postgres.ts';

/** The database, or a transaction. */
export type Queries = Kysely<Tables>;

export interface Store {
  readonly engine: Engine;
  readonly db: Queries;
  /** The connections to PostgreSQL; null with SQLite. */
  poolCounts(): PoolCounts | null;
  close(): Promise<void>;
  /** Wraps each transaction, where it is set. */
  readonly aroundTransaction: AroundTransaction | undefined;
}

type AroundTransaction = <T>(run: () => Promise<T>) => Promise<T>;

export interface StoreOptions {
  /** A PostgreSQL address; without it a SQLite file in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called when a connection breaks, used or idle. */
  onConnectionLost?: (error: Error) => void;
  /** Called after each statement, with its duration. */
  onStatement?: ((milliseconds: number, isError: boolean) => void) | undefined;
  aroundTransaction?: AroundTransaction | undefined;
  onMigrations?: OnMigrations;
}

/**
 * Connects without checking the schema. Creates a missing SQLite file, empty. With
 * `hasNoTimeLimit`, statements have no time limit.
 */
export function connectStore(options: StoreOptions, hasNoTimeLimit = false): Store {
  const { databaseUrl, dataDir, onConnectionLost, onStatement, aroundTransaction } = options;
  const onLost = onConnectionLost ?? (() => undefined);
  const { dialect, counts } = databaseUrl
    ? postgresDialect(databaseUrl, { onLost, hasNoTimeLimit })
    : { dialect: sqliteDialect(dataDir), counts: () => null };
  const log = ({ level, queryDurationMillis }: LogEvent) => onStatement?.(queryDurationMillis, level === 'error');
  const db: Queries = new Kysely<Tables>({ dialect, ...(onStatement && { log }) });
  const engine = databaseUrl ? 'postgres' : 'sqlite';
  return { engine, db, poolCounts: counts, aroundTransaction, close: () => db.destroy() };
}

/**
 * Opens the database and brings its schema up to date. Throws when the database is newer than this
 * code.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const migrationStore = connectStore(options, true);
  try {
    await migrate(migrationStore.db, migrationStore.engine, { onMigrations: options.onMigrations });
  } catch (error) {
    await migrationStore.close();
    throw error;
  }
  if (migrationStore.engine === 'sqlite') return migrationStore;
  await migrationStore.close();
  return connectStore(options);
}

/**
 * Runs `work` in one transaction. When this resolves, all changes are on the disk; when it rejects,
 * none are.
 */
export function inTransaction<T>(store: Store, work: (queries: Queries) => Promise<T>): Promise<T> {
  const run = () => store.db.transaction().execute(work);
  return store.aroundTransaction ? store.aroundTransaction(run) : run();
}

const lockPause = 50;

/**
 * A transaction that excludes all others with the same `lock`, in any process. With SQLite the
 * write lock does that.
 */
export function exclusively<T>(store: Store, lock: number, work: (queries: Queries) => Promise<T>): Promise<T> {
  return inTransaction(store, async (queries) => {
    // Polled, because a statement that waits longer than the time limit would fail.
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
  return withTimeout(milliseconds, sql`select 1`.execute(store.db)).then(
    () => true,
    () => false,
  );
}
