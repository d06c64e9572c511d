import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type StoredToken = Tables['password_tokens'];

export async function insertToken(db: Queries, token: StoredToken): Promise<void> {
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

export async function deleteTokensOf(db: Queries, accountId: number): Promise<void> {
  await db.deleteFrom('password_tokens').where('account_id', '=', accountId).execute();
}

export async function deleteExpiredTokens(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('password_tokens').where('expires_at', '<=', now).execute();
}
