import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '#shared/time.ts';
import { Refusal } from '../domain/refusal.ts';
import { countUnread, listNotifications, markAllRead, markRead } from '../store/notifications.ts';
import { customerOf, type ScriptContext } from './http/context.ts';
import { idText, timestamp } from './http/php-values.ts';
import { bodyFields } from './http/request.ts';

const maxNotifications = 100;

const icons = {
  appointment: 'fa-calendar-check',
  repair: 'fa-wrench',
  review: 'fa-star',
  payment: 'fa-credit-card',
  message: 'fa-envelope',
  system: 'fa-circle-info',
};

/**
 * `getNotifications.php`, `markNotificationRead.php`, `markAllNotificationsRead.php` (PHP-31..33).
 */
export function notificationScripts(app: FastifyInstance, context: ScriptContext): void {
  const { db } = context.store;
  const { clock } = context;

  app.get('/php/getNotifications.php', async (request) => {
    const { id } = await customerOf(request, context);
    const [notifications, unread] = await Promise.all([
      listNotifications(db, id, maxNotifications),
      countUnread(db, id),
    ]);
    const now = clock();
    return {
      success: true,
      unread_count: unread,
      notifications: notifications.map((notification) => ({
        notification_id: idText(notification.id),
        type: notification.type,
        icon: icons[notification.type],
        title: notification.title,
        message: notification.message,
        time_ago: timeAgo(new Date(notification.created_at), now),
        is_read: notification.read_at !== null,
        action_url: notification.action_url,
        created_at: timestamp(notification.created_at),
      })),
    };
  });

  app.post('/php/markNotificationRead.php', async (request) => {
    const { id } = await customerOf(request, context);
    const text = bodyFields(request).get('notification_id') ?? '';
    const isFound = /^[1-9]\d{0,8}$/.test(text) && (await markRead(db, id, Number(text), clock().toISOString()));
    if (!isFound) throw new Refusal('NOT_FOUND', 'We couldn’t find this notification.', { field: 'notification_id' });
    return { success: true, unread_count: await countUnread(db, id) };
  });

  app.post('/php/markAllNotificationsRead.php', async (request) => {
    const { id } = await customerOf(request, context);
    await markAllRead(db, id, clock().toISOString());
    return { success: true, unread_count: await countUnread(db, id) };
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
