import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { until } from '../../support/until.ts';
import type { Scratch } from './engines.ts';

type Row = Record<string, unknown>;

type Ask = (statement: string) => Promise<Row[]>;

/** Looks into the database beside the backend that uses it, over one connection. */
async function withDatabase<T>({ dataDir, databaseUrl }: Scratch, look: (ask: Ask) => Promise<T>): Promise<T> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return await look(async (statement) => (await client.query<Row>(statement)).rows);
    } finally {
      await client.end();
    }
  }
  const database = new DatabaseSync(join(dataDir, 'backend.sqlite'), { readOnly: true });
  try {
    return await look(async (statement) => database.prepare(statement).all() as Row[]);
  } finally {
    database.close();
  }
}

/** The answer of the database to one statement. */
export function query(scratch: Scratch, statement: string): Promise<Row[]> {
  return withDatabase(scratch, (ask) => ask(statement));
}

/**
 * Starts work while nothing can be written to a table of PostgreSQL, until so many connections wait
 * for each other.
 */
export async function whileLocked<T>(
  scratch: Scratch,
  table: string,
  waiting: number,
  start: () => Promise<T>[],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: scratch.databaseUrl });
  await client.connect();
  try {
    await client.query(`begin; lock table ${table} in exclusive mode`);
    const work = Promise.all(start());
    const findWaiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    // Over another connection each time: within a transaction the server's activity stands still.
    await until(async () => (await query(scratch, findWaiting)).length === waiting, 'all connections wait');
    await client.query('rollback');
    return await work;
  } finally {
    await client.end();
  }
}

async function tableNames(ask: Ask, { databaseUrl }: Scratch): Promise<string[]> {
  const rows = await ask(
    databaseUrl
      ? "select table_name as name from information_schema.tables where table_schema = 'public'"
      : "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  );
  return rows.map(({ name }) => String(name)).sort();
}

/**
 * Everything stored, as a digest for each table: equal when nothing has changed. What only counts
 * tries and uses is left out, since refusals are counted too.
 */
export function snapshot(scratch: Scratch): Promise<Record<string, string>> {
  return withDatabase(scratch, async (ask) => {
    const digests: Record<string, string> = {};
    for (const name of await tableNames(ask, scratch)) {
      if (name === 'attempts' || name === 'sessions') continue;
      const rows = (await ask(`select * from ${name}`)).map((row) => JSON.stringify(row)).sort();
      digests[name] = `${rows.length} rows, ${createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 12)}`;
    }
    return digests;
  });
}
