import { useSession } from '~/features/session/session.ts';
import { useMarkAllNotificationsReadMutation } from '~/graphql/generated/operations/mark-all-notifications-read.ts';
import { useMarkNotificationReadMutation } from '~/graphql/generated/operations/mark-notification-read.ts';
import type { CustomerNotification, NotificationList } from './use-notifications.ts';

/**
 * Marks one notification, or all of them, as read. Updates are optimistic, and rolled back silently
 * if they fail (DASH-22..24).
 */
export function useMarkNotificationsRead({ notifications, unreadCount }: NotificationList) {
  const session = useSession();
  const [mark] = useMarkNotificationReadMutation();
  const [markAll] = useMarkAllNotificationsReadMutation();
  const customerWith = (unreadNotificationCount: number) =>
    session && { __typename: 'Customer' as const, id: session.userId, unreadNotificationCount };

  const markRead = ({ id, isRead }: CustomerNotification) => {
    if (isRead) return;
    mark({
      variables: { input: { notificationId: id } },
      optimisticResponse: {
        __typename: 'Mutation',
        markNotificationRead: {
          __typename: 'MarkNotificationReadPayload',
          notification: { __typename: 'Notification', id, isRead: true },
          customer: customerWith(Math.max(0, unreadCount - 1)),
          userErrors: [],
        },
      },
    }).catch(() => undefined);
  };

  const markAllRead = () => {
    markAll({
      optimisticResponse: {
        __typename: 'Mutation',
        markAllNotificationsRead: {
          __typename: 'MarkAllNotificationsReadPayload',
          customer: customerWith(0),
          userErrors: [],
        },
      },
      // The response only has the customer's count, so each notification is updated here.
      update(cache, { data }) {
        if (!data?.markAllNotificationsRead?.customer) return;
        for (const notification of notifications ?? []) {
          cache.modify({ id: cache.identify(notification), fields: { isRead: () => true } });
        }
      },
    }).catch(() => undefined);
  };

  return { markRead, markAllRead };
}
