import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Refusal } from '../../domain/refusal.ts';
import type { Queries, StoreOptions } from '../../store/database/database.ts';
import type { Engine } from '../../store/database/engine.ts';
import { postgresDialect } from '../../store/database/postgres.ts';
import { sqliteSnapshotDialect } from '../../store/database/sqlite.ts';
import type { Tables } from '../../store/database/tables.ts';

/**
 * Reads a snapshot of the whole database over a separate connection, while others write.
 */
export async function withSnapshot<T>(
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
