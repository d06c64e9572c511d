import { type Kysely, sql } from 'kysely';
import type { Queries } from '../../store/database/database.ts';
import type { Engine } from '../../store/database/tables.ts';
import { fileStorage, type Row } from './format.ts';

/** A backup knows tables only by name, so that it includes those of later versions. */
export type AnyTables = Kysely<Record<string, Row>>;

export const anyTables = (db: Queries) => db as unknown as AnyTables;

const batchSize = 500;

/** The names of all tables, without those of the migrator. */
export async function listTables(db: Queries): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ isView }) => !isView)
    .map(({ name }) => name)
    .sort();
}

/** The tables that a backup holds row by row. */
export async function listDataTables(db: Queries): Promise<string[]> {
  return (await listTables(db)).filter((name) => !fileStorage.includes(name));
}

/** All rows of a table, never all in memory. Only in a transaction. */
export async function* readRows(db: Queries, engine: Engine, table: string): AsyncGenerator<Row> {
  if (engine === 'sqlite') {
    yield* anyTables(db).selectFrom(table).selectAll().stream();
    return;
  }
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from backup_rows`.execute(db);
    yield* rows;
    if (rows.length < batchSize) break;
  }
  await sql`close backup_rows`.execute(db);
}

export async function countRows(db: Queries, table: string): Promise<number> {
  const { count } = await anyTables(db)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function listReferences(db: Queries, engine: Engine): Promise<{ source: string; target: string }[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ source: string; target: string }>`
          select m.name as source, f."table" as target from sqlite_master m
            join pragma_foreign_key_list(m.name) f where m.type = 'table'`
      : sql<{ source: string; target: string }>`
          select s.relname as source, t.relname as target from pg_constraint c
            join pg_class s on s.oid = c.conrelid join pg_class t on t.oid = c.confrelid where c.contype = 'f'`;
  return (await query.execute(db)).rows;
}

/** All tables, each after those that its rows refer to. */
export async function tablesByReference(db: Queries, engine: Engine): Promise<string[]> {
  const references = await listReferences(db, engine);
  const waiting = new Set(await listTables(db));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (name) => !references.some(({ source, target }) => source === name && target !== name && waiting.has(target)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}.`);
    for (const name of ready) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered;
}
