import type { Selectable } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type StoredCode = Selectable<Tables['email_codes']>;

export function findCode(db: Queries, subject: string): Promise<StoredCode | undefined> {
  return db.selectFrom('email_codes').selectAll().where('subject', '=', subject).executeTakeFirst();
}

/** The newest code of a purpose that was sent to an address, for any account and flow. */
export function findLatestCode(
  db: Queries,
  { purpose, email, requestedBy }: { purpose: string; email: string; requestedBy?: number },
): Promise<StoredCode | undefined> {
  return db
    .selectFrom('email_codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .$if(requestedBy !== undefined, (query) => query.where('account_id', '=', requestedBy ?? null))
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Replaces the previous code, if there is one. */
export async function putCode(db: Queries, code: Omit<StoredCode, 'open_tries'>): Promise<void> {
  await db
    .insertInto('email_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ ...code, open_tries: 0 }))
    .execute();
}

/**
 * Counts one attempt and returns the code; undefined when it is missing, expired or used up. One
 * statement, so that of concurrent attempts at most `max` see the code.
 */
export function countCodeAttempt(
  db: Queries,
  subject: string,
  counter: 'tries' | 'open_tries',
  max: number,
  now: string,
): Promise<StoredCode | undefined> {
  return db
    .updateTable('email_codes')
    .set((eb) => ({ [counter]: eb(counter, '+', 1) }))
    .where('subject', '=', subject)
    .where(counter, '<', max)
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
