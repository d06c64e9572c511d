import { z } from 'zod';
import { mainList, type WithDropped } from '../wire/list.ts';
import { moment } from '../wire/london-time.ts';
import { record, required, wireObject } from '../wire/record.ts';
import { decodedText, flag, flooredCount, id, text } from '../wire/scalars.ts';
import { jsonWrite, noInput, privateRead, wireId } from './endpoint.ts';

/** ENT-28: a notification. */
export const notificationRecord = record(
  {
    notification_id: required(id),
    type: decodedText,
    icon: decodedText,
    title: text,
    message: text,
    time_ago: text,
    is_read: flag,
    action_url: decodedText,
    created_at: moment,
  },
  (wire) => ({
    id: wire.notification_id,
    type: wire.type,
    icon: wire.icon,
    title: wire.title,
    message: wire.message,
    timeAgo: wire.time_ago,
    isRead: wire.is_read,
    actionUrl: wire.action_url,
    createdAt: wire.created_at,
  }),
);

export type NotificationRecord = z.output<typeof notificationRecord>;

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
export const listNotifications = privateRead({
  path: '/php/getNotifications.php',
  success: 'required',
  request: noInput,
  response: list,
});

/** PHP-32: marks one as read. */
export const markNotificationRead = jsonWrite({
  path: '/php/markNotificationRead.php',
  request: z.object({ notificationId: wireId }).transform((input) => ({ notification_id: input.notificationId })),
  response: unreadCount.transform(({ unread_count }) => ({ unreadCount: unread_count })),
});

/** PHP-33: marks all as read. */
export const markAllNotificationsRead = jsonWrite({
  path: '/php/markAllNotificationsRead.php',
  request: z.null(),
  response: z.unknown(),
});
