import { listNotifications } from '../backend/support/appointments.ts';
import type { MutationExample, ReadExample, WriteExample } from './example.ts';

export const scripts = {
  listNotifications: {
    by: ['{ me { notifications { nodes { id } } } }', 'me.notifications'],
    parameters: [],
    needsMore: true,
    answer: {
      success: true,
      unread_count: 1,
      notifications: [{ notification_id: 1, type: 'payment', is_read: false }],
    },
  },
  markNotificationRead: {
    answer: { unread_count: '0' },
    own: ({ notification }) => ({ notification_id: notification }),
    form: {
      kinds: { notification_id: 'strict' },
      async fields(test, headers) {
        const [notification] = await listNotifications(test, headers);
        return { notification_id: notification.notification_id };
      },
    },
  },
  markAllNotificationsRead: { answer: { unread_count: '0' }, form: null },
} satisfies Record<string, ReadExample | WriteExample>;

export const mutations = {
  markNotificationRead: {
    input: () => ({ notificationId: 'notification-1' }),
    refusals: [
      [
        'of someone else',
        { notificationId: 'notification-99999' },
        'NOT_FOUND',
        'notificationId',
        'We couldn’t find this notification.',
      ],
    ],
  },
  markAllNotificationsRead: { input: () => ({}), rest: { clientMutationId: 'm1' } },
} satisfies Record<string, MutationExample>;
