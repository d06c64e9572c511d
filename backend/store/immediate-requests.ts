import type { Insertable } from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

export type NewImmediateRequest = Omit<Insertable<Tables['immediate_requests']>, 'id'>;

/** False when the reference is already in use. */
export async function insertImmediateRequest(db: Queries, request: NewImmediateRequest): Promise<boolean> {
  const result = await db
    .insertInto('immediate_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function countImmediateRequestsSince(db: Queries, phoneNumber: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('immediate_requests')
    .where('phone_number', '=', phoneNumber)
    .where('created_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
