import { createHash, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { describe } from 'vitest';
import { until } from '../../support/until.ts';

export type EngineName = 'sqlite' | 'postgres';

/** An empty place to keep data in, removed after use. */
export interface Scratch {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

const server = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 30_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const postgresIsThere = await run('select 1').then(
  () => true,
  () => false,
);
if (!postgresIsThere)
  console.log('No PostgreSQL answers (TEST_POSTGRES_URL): the backend is tested on SQLite only in this run.');

/**
 * The same suite on both engines; on PostgreSQL only where one answers. For what a database does:
 * queries, constraints, locks, transactions, and the values that reach it. What is decided before
 * it needs SQLite alone: end the suite with `if (engine === 'postgres') return;` before such tests.
 */
export function onEachEngine(name: string, suite: (engine: EngineName) => void): void {
  describe(`${name} (sqlite)`, () => suite('sqlite'));
  describe.skipIf(!postgresIsThere)(`${name} (postgres)`, () => suite('postgres'));
}

/** A suite about PostgreSQL alone, where one answers. */
export const describeOnPostgres = describe.skipIf(!postgresIsThere);

/** Of the locks that mean: the process with this number uses its databases. */
const LOCK = 7_302_099;
const PREFIX = 'backend_test_';

/**
 * The number of this process, in the names of its databases. A lock on it lasts as long as the
 * connection, so that later runs can tell the databases of processes that were killed, and drop
 * them.
 */
let ownNumber: Promise<number> | undefined;

async function lockNumber(): Promise<number> {
  const number = randomInt(2 ** 31);
  const client = new pg.Client({ connectionString: server });
  // It ends with this process, whatever the server is told.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock($1, $2)', [LOCK, number]);
  await dropAbandoned(client);
  // Missing in the types.
  (client as pg.Client & { unref(): void }).unref();
  return number;
}

async function dropAbandoned(client: pg.Client): Promise<void> {
  const names = await client.query<{ name: string; number: number }>(
    `select datname as name, substring(datname from '^${PREFIX}(\\d+)_')::int as number
     from pg_database where datname ~ '^${PREFIX}\\d+_\\d+$'`,
  );
  for (const { name, number } of names.rows) {
    const isAbandoned = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', [
      LOCK,
      number,
    ]);
    if (!isAbandoned.rows[0]?.locked) continue;
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query('select pg_advisory_unlock($1, $2)', [LOCK, number]);
  }
}

let databases = 0;

export async function createScratch(engine: EngineName): Promise<Scratch> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, remove: removeFolder };
  ownNumber ??= lockNumber();
  databases += 1;
  const database = `${PREFIX}${await ownNumber}_${databases}`;
  await run(`create database ${database}`);
  const address = new URL(server);
  address.pathname = `/${database}`;
  return {
    dataDir,
    databaseUrl: address.href,
    async remove() {
      await run(`drop database ${database} with (force)`);
      await removeFolder();
    },
  };
}

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
  const database = new DatabaseSync(join(dataDir, 'backend.sqlite'));
  try {
    return await look(async (statement) => database.prepare(statement).all() as Row[]);
  } finally {
    database.close();
  }
}

/** The answer of the database to one statement. */
export const query = (scratch: Scratch, statement: string) => withDatabase(scratch, (ask) => ask(statement));

/** The same, whose rows are known. */
export const rows = async <Row>(scratch: Scratch, statement: string) => (await query(scratch, statement)) as Row[];

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

/** The rows of each table, as JSON. */
async function* rowsByTable(ask: Ask, scratch: Scratch): AsyncGenerator<[table: string, rows: string[]]> {
  for (const name of await tableNames(ask, scratch))
    yield [name, (await ask(`select * from ${name}`)).map((row) => JSON.stringify(row))];
}

/**
 * Everything stored, as a digest for each table: equal when nothing has changed. What only counts
 * tries and uses is left out, since refusals are counted too.
 */
export function snapshot(scratch: Scratch, without = ['attempts', 'sessions']): Promise<Record<string, string>> {
  return withDatabase(scratch, async (ask) => {
    const digests: Record<string, string> = {};
    for await (const [name, rows] of rowsByTable(ask, scratch)) {
      if (without.includes(name)) continue;
      const digest = createHash('sha256').update(rows.sort().join('\n')).digest('hex');
      digests[name] = `${rows.length} rows, ${digest.slice(0, 12)}`;
    }
    return digests;
  });
}

/** The rows of all tables that contain a text. */
export function rowsWith(scratch: Scratch, text: string): Promise<string[]> {
  return withDatabase(scratch, async (ask) => {
    const found: string[] = [];
    for await (const [, rows] of rowsByTable(ask, scratch)) found.push(...rows.filter((row) => row.includes(text)));
    return found;
  });
}
