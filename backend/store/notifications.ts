import type { Queries } from './database/database.ts';
import type { Tables } from './database/tables.ts';

export interface NewNotification {
  accountId: number;
  type: Tables['notifications']['type'];
  title: string;
  message: string;
  /** A path on the site, for example `/dashboard/appointments`; null leads nowhere. */
  actionUrl: string | null;
  /**
   * Identifies the event, `confirmed:12:2026-03-02`, which is notified once; without it, every
   * time.
   */
  eventKey?: string;
}

/** Notifies a customer, in the transaction of the event. */
export async function notify(db: Queries, notification: NewNotification, now: Date): Promise<void> {
  const { accountId, actionUrl, eventKey, ...texts } = notification;
  await db
    .insertInto('notifications')
    .values({
      account_id: accountId,
      ...texts,
      action_url: actionUrl,
      occasion: eventKey ?? null,
      created_at: now.toISOString(),
      read_at: null,
    })
    .onConflict((conflict) => conflict.column('occasion').doNothing())
    .execute();
}

/** The newest first. */
export function listNotifications(db: Queries, accountId: number, limit: number) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnread(db: Queries, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** False when the account has no such notification. Keeps the time of an earlier reading. */
export async function markRead(db: Queries, accountId: number, id: number, now: string): Promise<boolean> {
  const result = await db
    .updateTable('notifications')
    .set(({ fn, val }) => ({ read_at: fn.coalesce('read_at', val(now)) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function markAllRead(db: Queries, accountId: number, now: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .execute();
}

/** Gives those whose event key has one of these prefixes to another account. */
export async function reassignNotifications(
  db: Queries,
  prefixes: string[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ account_id: to })
    .where('account_id', '=', from)
    .where((eb) => eb.or(prefixes.map((prefix) => eb('occasion', 'like', `${prefix}%`))))
    .execute();
}
