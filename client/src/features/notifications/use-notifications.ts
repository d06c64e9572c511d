import { useFragment } from '@apollo/client/react';
import { useSession } from '~/features/session/session.ts';
import type { CustomerNotificationsFragment } from '~/graphql/generated/graphql.ts';
import { CustomerNotificationsFragmentDoc } from '~/graphql/generated/operations/notifications.ts';

export type CustomerNotification = NonNullable<CustomerNotificationsFragment['notifications']>[number];

export interface NotificationList {
  /** Newest first; null until they are loaded. */
  notifications: readonly CustomerNotification[] | null;
  unreadCount: number;
}

/** The notifications in the cache. If they can't be loaded, the unread count is 0 (DASH-24). */
export function useNotifications(): NotificationList {
  const session = useSession();
  const { data, complete } = useFragment({
    fragment: CustomerNotificationsFragmentDoc,
    from: session && { __typename: 'Customer', id: session.userId },
  });
  if (!complete || !data) return { notifications: null, unreadCount: 0 };
  return { notifications: data.notifications, unreadCount: data.unreadNotificationCount ?? 0 };
}
