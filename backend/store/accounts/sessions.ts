import type { Queries } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type StoredSession = Tables['sessions'];

export async function insertSession(db: Queries, session: StoredSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export function findSession(db: Queries, tokenHash: string): Promise<StoredSession | undefined> {
  return db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function touchSession(db: Queries, tokenHash: string, at: string): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: at }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes all sessions of an account, except the one with this token hash. */
export async function deleteSessionsOf(db: Queries, accountId: number, exceptHash: string | null): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', exceptHash ?? '')
    .execute();
}

export async function deleteExpiredSessions(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
