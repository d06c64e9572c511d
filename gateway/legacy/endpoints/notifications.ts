import { z } from 'zod';
import { wireObject } from '../wire/documented-fields.ts';
import { answeredRecords, type WithDropped } from '../wire/list.ts';
import { number } from '../wire/scalars.ts';
import { type JsonWrite, type PrivateRead, query, WRITE_TIMEOUT_MS, wireId } from './endpoint.ts';
import { type NotificationRecord, notificationRecord } from './notification-record.ts';

/** A customer's alerts, the newest first. */
export interface NotificationList extends WithDropped {
  readonly notifications: readonly NotificationRecord[];
  readonly unreadCount: number;
}

/** More than this nobody reads, and every change of one of them would send all of them. */
const MOST = 100;

const unreadCount = wireObject({ unread_count: number }).catch({ unread_count: null });

/** A count that cannot be one is as good as none. */
const asCount = (given: number | null) => (given !== null && given >= 0 ? Math.floor(given) : null);

const records = answeredRecords('notifications', notificationRecord);

const list = z
  .unknown()
  .transform((answer) => ({ answer, counted: asCount(unreadCount.parse(answer).unread_count) }))
  .pipe(z.object({ answer: records, counted: z.number().nullable() }))
  .transform(({ answer: { items, dropped }, counted }): NotificationList => {
    const unread = counted ?? items.filter(({ isRead }) => !isRead).length;
    return { notifications: items.slice(0, MOST), unreadCount: unread, dropped };
  });

/**
 * PHP-31: the alerts, and how many of them are unread; counted here where the host does not say.
 */
export const listNotifications: PrivateRead<Record<string, never>, NotificationList> = {
  kind: 'private-read',
  path: '/php/getNotifications.php',
  success: 'required',
  request: z.object({}).transform(query),
  response: list,
};

interface Marked {
  /** How many are unread now; null when the host does not say. */
  readonly unreadCount: number | null;
}

/** PHP-32: marks one as read. */
export const markNotificationRead: JsonWrite<{ readonly notificationId: string }, Marked> = {
  kind: 'json-write',
  path: '/php/markNotificationRead.php',
  success: 'required',
  credentials: 'required',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.object({ notificationId: wireId }).transform((input) => ({ notification_id: input.notificationId })),
  response: unreadCount.transform(({ unread_count }) => ({ unreadCount: asCount(unread_count) })),
};

/** PHP-33: marks all as read. */
export const markAllNotificationsRead: JsonWrite<null, unknown> = {
  kind: 'json-write',
  path: '/php/markAllNotificationsRead.php',
  success: 'required',
  credentials: 'required',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.null(),
  response: z.unknown(),
};
