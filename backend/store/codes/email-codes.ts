import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type StoredCode = Tables['email_codes'];

export function findCode(db: Queries, subject: string): Promise<StoredCode | undefined> {
  return db.selectFrom('email_codes').selectAll().where('subject', '=', subject).executeTakeFirst();
}

/** Replaces the previous code, if there is one. */
export async function putCode(db: Queries, code: StoredCode): Promise<void> {
  await db
    .insertInto('email_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(code))
    .execute();
}

/**
 * Counts one attempt and returns the code; undefined when it is missing, expired or used up. One
 * statement, so that of concurrent attempts at most `max` see the code.
 */
export function countCodeAttempt(
  db: Queries,
  subject: string,
  max: number,
  now: string,
): Promise<StoredCode | undefined> {
  return db
    .updateTable('email_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('subject', '=', subject)
    .where('tries', '<', max)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** False when a concurrent request has used or replaced it. */
export async function deleteCode(db: Queries, { subject, hash }: StoredCode): Promise<boolean> {
  const result = await db
    .deleteFrom('email_codes')
    .where('subject', '=', subject)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export function deleteExpiredCodes(db: Queries, now: string): Promise<{ occasion: string | null }[]> {
  return db.deleteFrom('email_codes').where('expires_at', '<=', now).returning('occasion').execute();
}

/** All codes of a purpose that were sent to an address. */
export function deleteCodesTo(
  db: Queries,
  email: string,
  purposes: readonly string[],
): Promise<{ occasion: string | null }[]> {
  return db
    .deleteFrom('email_codes')
    .where('email', '=', email)
    .where('purpose', 'in', purposes)
    .returning('occasion')
    .execute();
}
