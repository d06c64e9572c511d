import { useSession } from '~/features/session/session.ts';
import { useMarkAlertReadMutation } from '~/graphql/generated/operations/mark-alert-read.ts';
import { useMarkAllAlertsReadMutation } from '~/graphql/generated/operations/mark-all-alerts-read.ts';
import type { Alert, Alerts } from './use-alerts.ts';

/**
 * Marks one of the alerts as read, or all of them: at once for the eye, and back again should it
 * fail. A failure is not spoken of (DASH-22..24).
 */
export function useMarkAlerts({ alerts, unread }: Alerts) {
  const session = useSession();
  const [mark] = useMarkAlertReadMutation();
  const [markAll] = useMarkAllAlertsReadMutation();
  const left = (unreadNotificationCount: number) =>
    session && { __typename: 'Customer' as const, id: session.userId, unreadNotificationCount };

  const markOne = ({ id, isRead }: Alert) => {
    if (isRead) return;
    mark({
      variables: { input: { notificationId: id } },
      optimisticResponse: {
        __typename: 'Mutation',
        markNotificationRead: {
          __typename: 'MarkNotificationReadPayload',
          notification: { __typename: 'Notification', id, isRead: true },
          customer: left(Math.max(0, unread - 1)),
          userErrors: [],
        },
      },
    }).catch(() => undefined);
  };

  const markEach = () => {
    markAll({
      optimisticResponse: {
        __typename: 'Mutation',
        markAllNotificationsRead: {
          __typename: 'MarkAllNotificationsReadPayload',
          customer: left(0),
          userErrors: [],
        },
      },
      // The answer tells of the customer; that it is true of each alert is known here.
      update(cache, { data }) {
        if (!data?.markAllNotificationsRead?.customer) return;
        for (const alert of alerts ?? []) {
          cache.modify({ id: cache.identify(alert), fields: { isRead: () => true } });
        }
      },
    }).catch(() => undefined);
  };

  return { markOne, markAll: markEach };
}
