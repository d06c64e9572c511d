import { useFragment } from '@apollo/client/react';
import { useSession } from '~/features/session/session.ts';
import type { AlertsOfCustomerFragment } from '~/graphql/generated/graphql.ts';
import { AlertsOfCustomerFragmentDoc } from '~/graphql/generated/operations/alerts.ts';

export type Alert = NonNullable<AlertsOfCustomerFragment['notifications']>[number];

export interface Alerts {
  /** The newest first; null while they are not known. */
  alerts: readonly Alert[] | null;
  unread: number;
}

/** The alerts as the cache has them. What cannot be had counts as nothing unread (DASH-24). */
export function useAlerts(): Alerts {
  const session = useSession();
  const { data, complete } = useFragment({
    fragment: AlertsOfCustomerFragmentDoc,
    from: session && { __typename: 'Customer', id: session.userId },
  });
  if (!complete || !data) return { alerts: null, unread: 0 };
  return { alerts: data.notifications, unread: data.unreadNotificationCount ?? 0 };
}
