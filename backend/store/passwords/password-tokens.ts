import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

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
