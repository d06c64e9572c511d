import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectStore, type Store } from '../store/database/database.ts';
import { listMigrations, NewerDatabase } from '../store/database/migrate.ts';
import { DatabaseUnavailable } from '../store/database/postgres.ts';
import type { Requirement } from './command-line/command.ts';
import type { Settings } from './settings.ts';

/** The database can't be reached, or can't be used by this program. */
export class UnusableDatabase extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnusableDatabase';
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown error');

async function checkSchema(store: Store, program: string): Promise<void> {
  const migrations = await listMigrations(store.db, store.engine);
  const pending = migrations.filter(({ isApplied }) => !isApplied).map(({ name }) => name);
  if (pending.length === 0) return;
  const state =
    pending.length === migrations.length
      ? 'The database is empty.'
      : `The database was written by an older version of this program (it lacks ${pending.join(', ')}).`;
  throw new UnusableDatabase(`${state} Start the product once, or run ${program} migrations apply.`);
}

/**
 * Opens the database, while the product runs or not. Never creates or migrates it: after a typo in
 * the folder's name an operator would get an empty one. Throws `UnusableDatabase` with what to do.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  requires: Requirement,
  program: string,
): Promise<Store> {
  if (!databaseUrl && requires === 'schema' && !existsSync(join(dataDir, 'backend.sqlite')))
    throw new UnusableDatabase(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the product. For a new business, start the product once, or run ${program} migrations apply.`,
    );
  const store = connectStore({ databaseUrl, dataDir });
  try {
    if (requires === 'schema') await checkSchema(store, program);
    return store;
  } catch (error) {
    await store.close();
    if (error instanceof UnusableDatabase) throw error;
    if (error instanceof NewerDatabase) throw new UnusableDatabase(error.message, error);
    if (error instanceof DatabaseUnavailable)
      throw new UnusableDatabase(`The database can't be reached: ${reasonOf(error)}`, error);
    throw new UnusableDatabase(`The database can't be used: ${reasonOf(error)}`, error);
  }
}
