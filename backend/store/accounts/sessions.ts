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

export async function countOtherSessions(
  db: Queries,
  accountId: number,
  { tokenHash, now }: { tokenHash: string; now: string },
): Promise<number> {
  const row = await db
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .where('expires_at', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Deletes the sessions of an account that began first, so that at most `max` are left. */
export async function deleteOldestSessions(db: Queries, accountId: number, max: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .limit(max),
    )
    .execute();
}

export async function deleteExpiredSessions(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
