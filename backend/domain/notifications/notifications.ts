import { MINUTE_MS } from '#shared/time.ts';
import type { Queries } from '../../store/database/database.ts';
import { insertNotification } from '../../store/notifications/notifications.ts';

export interface NewNotification {
  accountId: number;
  type: 'appointment' | 'repair' | 'review' | 'payment' | 'message' | 'system';
  title: string;
  message: string;
  /** A path on the site, for example `/dashboard/appointments`; null leads nowhere. */
  actionUrl: string | null;
  /**
   * Identifies the event, `confirmed:12:2026-03-02`, which is notified once; without it, every
   * time.
   */
  occasion?: string;
}

/** Notifies a customer, in the transaction of the event. */
export async function notify(db: Queries, notification: NewNotification, now: Date): Promise<void> {
  const { accountId, type, title, message, actionUrl, occasion } = notification;
  await insertNotification(db, {
    account_id: accountId,
    type,
    title,
    message,
    action_url: actionUrl,
    occasion: occasion ?? null,
    created_at: now.toISOString(),
    read_at: null,
  });
}

/** The age in the scripts' format: `5 min ago`, `2 hr ago`, `3 d ago`, `1 w ago` (DASH-19). */
export function timeAgo(moment: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} hr ago`;
  const days = Math.floor(hours / 24);
  return days < 7 ? `${days} d ago` : `${Math.floor(days / 7)} w ago`;
}
