import type { FastifyInstance } from 'fastify';
import { timeAgo } from '../../domain/notifications/notifications.ts';
import { Refusal } from '../../domain/refusal.ts';
import { countUnread, listNotifications, markAllRead, markRead } from '../../store/notifications/notifications.ts';
import type { ScriptContext } from '../http/context.ts';
import { customerOf } from '../http/customer.ts';
import { idText, timestamp } from '../http/php-values.ts';
import { bodyFields } from '../http/request.ts';

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
      notifications: notifications.map((one) => ({
        notification_id: idText(one.id),
        type: one.type,
        icon: icons[one.type],
        title: one.title,
        message: one.message,
        time_ago: timeAgo(new Date(one.created_at), now),
        is_read: one.read_at !== null,
        action_url: one.action_url,
        created_at: timestamp(one.created_at),
      })),
    };
  });

  app.post('/php/markNotificationRead.php', async (request) => {
    const { id } = await customerOf(request, context);
    const text = bodyFields(request).get('notification_id') ?? '';
    const known = /^[1-9]\d{0,8}$/.test(text) && (await markRead(db, id, Number(text), clock().toISOString()));
    if (!known) throw new Refusal('not-found', 'We couldn’t find this notification.');
    return { success: true, unread_count: await countUnread(db, id) };
  });

  app.post('/php/markAllNotificationsRead.php', async (request) => {
    const { id } = await customerOf(request, context);
    await markAllRead(db, id, clock().toISOString());
    return { success: true, unread_count: await countUnread(db, id) };
  });
}
