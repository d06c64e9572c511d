import { type Insertable, sql } from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

/** Groups rows by a key, keeping their order; returns a lookup. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return (key) => groups.get(key) ?? [];
}

/** Low enough for every database's limit on parameters. */
const batchSize = 200;

export async function insertAll<Name extends keyof Tables>(
  db: Queries,
  table: Name,
  rows: Insertable<Tables[Name]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + batchSize))
      .execute();
}

/**
 * False when a row with the same unique value exists. Waits for a concurrent one to commit or roll
 * back.
 */
export async function insertIfNew<Name extends keyof Tables>(
  db: Queries,
  table: Name,
  row: Insertable<Tables[Name]>,
): Promise<boolean> {
  const result = await db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Moves PostgreSQL's sequences past explicitly inserted ids. SQLite doesn't need it. */
export async function resetSequences(db: Queries, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
}
