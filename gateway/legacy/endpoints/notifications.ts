import { z } from 'zod';
import { wireObject } from '../wire/documented-fields.ts';
import { mainList, type WithDropped } from '../wire/list.ts';
import { flooredCount } from '../wire/scalars.ts';
import { type JsonWrite, type PrivateRead, query, WRITE_TIMEOUT_MS, wireId } from './endpoint.ts';
import { type NotificationRecord, notificationRecord } from './notification-record.ts';

/** A customer's notifications, newest first. */
export interface NotificationList extends WithDropped {
  readonly notifications: readonly NotificationRecord[];
  readonly unreadCount: number;
}

const unreadCount = wireObject({ unread_count: flooredCount }).catch({ unread_count: null });

const records = mainList('notifications', notificationRecord);

const list = z
  .unknown()
  .transform((body) => ({ body, count: unreadCount.parse(body).unread_count }))
  .pipe(z.object({ body: records, count: z.number().nullable() }))
  .transform(({ body: { items, dropped }, count }): NotificationList => {
    const unread = count ?? items.filter(({ isRead }) => !isRead).length;
    return { notifications: items, unreadCount: unread, dropped };
  });

/** PHP-31: the notifications and the number of unread ones, counted here if the host doesn't. */
export const listNotifications: PrivateRead<Record<string, never>, NotificationList> = {
  kind: 'private-read',
  path: '/php/getNotifications.php',
  success: 'required',
  request: z.object({}).transform(query),
  response: list,
};

interface MarkReadRecord {
  /** The number of unread ones; null when the host doesn't send it. */
  readonly unreadCount: number | null;
}

/** PHP-32: marks one as read. */
export const markNotificationRead: JsonWrite<{ readonly notificationId: string }, MarkReadRecord> = {
  kind: 'json-write',
  path: '/php/markNotificationRead.php',
  success: 'required',
  credentials: 'required',
  timeoutMs: WRITE_TIMEOUT_MS,
  request: z.object({ notificationId: wireId }).transform((input) => ({ notification_id: input.notificationId })),
  response: unreadCount.transform(({ unread_count }) => ({ unreadCount: unread_count })),
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
