import { useFragment } from '@apollo/client/react';
import { customerOf, useSession } from '~/features/session/session.ts';
import type { NotificationPageFragment } from '~/graphql/generated/graphql.ts';
import { CustomerNotificationsFragmentDoc } from '~/graphql/generated/operations/customer-notifications.ts';

export type CustomerNotification = NotificationPageFragment['nodes'][number];

export interface NotificationList {
  /** The newest ones, newest first; null until they are loaded. */
  page: NotificationPageFragment | null;
  unreadCount: number;
}

/** The notifications in the cache. If they can't be loaded, the unread count is 0 (DASH-24). */
export function useNotifications(): NotificationList {
  const session = useSession();
  const { data, complete } = useFragment({
    fragment: CustomerNotificationsFragmentDoc,
    fragmentName: 'CustomerNotifications',
    from: session && customerOf(session),
  });
  if (!complete || !data) return { page: null, unreadCount: 0 };
  return { page: data.notifications, unreadCount: data.unreadNotificationCount ?? 0 };
}
