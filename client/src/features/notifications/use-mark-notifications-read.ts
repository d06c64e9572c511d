import type { ApolloCache, Reference } from '@apollo/client';
import { customerOf, useSession } from '~/features/session/session.ts';
import { useMarkAllNotificationsReadMutation } from '~/graphql/generated/operations/mark-all-notifications-read.ts';
import { useMarkNotificationReadMutation } from '~/graphql/generated/operations/mark-notification-read.ts';
import type { CustomerNotification, NotificationList } from './use-notifications.ts';

/** Each page is a field of its own: `notifications` with other arguments. */
function markCachedRead(cache: ApolloCache, customer: { __typename: 'Customer'; id: string }): void {
  cache.modify<{ notifications: { nodes: readonly Reference[] } | null }>({
    id: cache.identify(customer),
    fields: {
      notifications(page, { readField }) {
        const nodes = (page && readField<readonly Reference[]>('nodes', page)) ?? [];
        for (const { __ref } of nodes) cache.modify({ id: __ref, fields: { isRead: () => true } });
        return page;
      },
    },
  });
}

/**
 * Marks one notification, or all of them, as read. Updates are optimistic, and rolled back silently
 * if they fail (DASH-22..24).
 */
export function useMarkNotificationsRead({ unreadCount }: Pick<NotificationList, 'unreadCount'>) {
  const session = useSession();
  const mark = useMarkNotificationReadMutation();
  const markAll = useMarkAllNotificationsReadMutation();
  const customerWith = (unreadNotificationCount: number) =>
    session && { ...customerOf(session), unreadNotificationCount };

  const markRead = ({ id, isRead }: CustomerNotification) => {
    if (isRead) return;
    void mark(
      { notificationId: id },
      {
        optimisticPayload: {
          __typename: 'MarkNotificationReadPayload',
          notification: { __typename: 'Notification', id, isRead: true },
          customer: customerWith(Math.max(0, unreadCount - 1)),
          userErrors: [],
        },
      },
    );
  };

  const markAllRead = () => {
    void markAll(
      {},
      {
        optimisticPayload: {
          __typename: 'MarkAllNotificationsReadPayload',
          customer: customerWith(0),
          userErrors: [],
        },
        // The response only has the customer's count, so the notifications of all pages are updated
        // here.
        update(cache, { data }) {
          const customer = data?.markAllNotificationsRead?.customer;
          if (customer) markCachedRead(cache, customer);
        },
      },
    );
  };

  return { markRead, markAllRead };
}
