import { sql } from 'kysely';
import type { Queries } from '../../../backend/store/database/database.ts';

/** The numbers from 1 to `count` as a table, in SQL that both databases understand: `name.i`. */
export function series(count: number, name = 'n'): string {
  return `(with recursive counted(i) as (select 1 union all select i + 1 from counted where i < ${count})
    select i from counted) as ${name}`;
}

export async function runAll(db: Queries, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
