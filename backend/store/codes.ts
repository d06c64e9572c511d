import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from './database/database.ts';
import type { Tables } from './database/tables.ts';

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

export async function putProof(db: Queries, proof: Insertable<Tables['email_proofs']>): Promise<void> {
  await db
    .insertInto('email_proofs')
    .values(proof)
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(proof))
    .execute();
}

export async function hasProof(db: Queries, subject: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('email_proofs')
    .select('subject')
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there is no valid one. */
export async function deleteProof(db: Queries, subject: string, now: string): Promise<boolean> {
  const result = await db
    .deleteFrom('email_proofs')
    .where('subject', '=', subject)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteExpiredProofs(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('email_proofs').where('expires_at', '<=', now).execute();
}

export type StoredToken = Selectable<Tables['password_tokens']>;

export async function insertToken(db: Queries, token: Insertable<Tables['password_tokens']>): Promise<void> {
  await db.insertInto('password_tokens').values(token).execute();
}

export function findToken(db: Queries, tokenHash: string): Promise<StoredToken | undefined> {
  return db.selectFrom('password_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** False when a concurrent request was first. */
export async function deleteToken(db: Queries, tokenHash: string): Promise<boolean> {
  const result = await db.deleteFrom('password_tokens').where('token_hash', '=', tokenHash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes those that set the account's password. One that undoes a change of its email stays. */
export async function deleteTokensOf(db: Queries, accountId: number): Promise<void> {
  await db.deleteFrom('password_tokens').where('account_id', '=', accountId).where('email', 'is', null).execute();
}

export async function deleteLaterUndoTokens(db: Queries, { account_id, expires_at }: StoredToken): Promise<void> {
  await db
    .deleteFrom('password_tokens')
    .where('account_id', '=', account_id)
    .where('email', 'is not', null)
    .where('expires_at', '>', expires_at)
    .execute();
}

export async function deleteExpiredTokens(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('password_tokens').where('expires_at', '<=', now).execute();
}

interface AttemptCount {
  attempts: number;
  ends_at: string;
}

/**
 * Counts one more attempt of `subject`, in a new window until `endsAt` when the old one has ended.
 * One statement, so that attempts made at the same moment are all counted.
 */
export async function countAttempt(db: Queries, subject: string, now: string, endsAt: string): Promise<AttemptCount> {
  const over = sql<boolean>`attempts.ends_at <= ${now}`;
  return db
    .insertInto('attempts')
    .values({ subject, attempts: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        attempts: sql`case when ${over} then 1 else attempts.attempts + 1 end`,
        ends_at: sql`case when ${over} then excluded.ends_at else attempts.ends_at end`,
      }),
    )
    .returning(['attempts', 'ends_at'])
    .executeTakeFirstOrThrow();
}

/** Starts a new window with one attempt. */
export async function restartAttempts(db: Queries, subject: string, endsAt: string): Promise<void> {
  await db
    .insertInto('attempts')
    .values({ subject, attempts: 1, ends_at: endsAt })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ attempts: 1, ends_at: endsAt }))
    .execute();
}

export async function clearAttempts(db: Queries, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute();
}

export async function deleteEndedAttempts(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', now).execute();
}

/** A secret that was created with the database and never changes. */
export async function findSecret(db: Queries, name: 'codes'): Promise<string> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}
