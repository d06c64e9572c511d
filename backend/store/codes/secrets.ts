import type { Queries } from '../database/database.ts';

/** A secret that was created with the database and never changes. */
export async function findSecret(db: Queries, name: 'codes'): Promise<string> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}
