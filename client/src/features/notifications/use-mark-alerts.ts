import { useMarkAlertReadMutation } from '~/graphql/generated/operations/mark-alert-read.ts';
import { useMarkAllAlertsReadMutation } from '~/graphql/generated/operations/mark-all-alerts-read.ts';
import type { Alert } from './use-alerts.ts';

/**
 * Marks one of the alerts as read, at once for the eye and back again should it fail, or all of them, once that is answered. A failure is
 * not spoken of (DASH-22..24).
 */
export function useMarkAlerts(alerts: readonly Alert[] | null) {
  const [mark] = useMarkAlertReadMutation();
  const [markAll, { loading }] = useMarkAllAlertsReadMutation();

  const markOne = ({ id, isRead }: Alert) => {
    if (isRead) return;
    const after = { __typename: 'Notification' as const, id, isRead: true };
    mark({
      variables: { input: { notificationId: id } },
      optimisticResponse: {
        __typename: 'Mutation',
        markNotificationRead: {
          __typename: 'MarkNotificationReadPayload',
          notification: after,
          customer: null,
          userErrors: [],
        },
      },
    }).catch(() => undefined);
  };

  const markEach = () => {
    markAll({
      // The answer tells of the customer; that it is true of each alert is known here.
      update(cache, { data }) {
        if (!data?.markAllNotificationsRead?.customer) return;
        for (const alert of alerts ?? []) {
          cache.modify({ id: cache.identify(alert), fields: { isRead: () => true } });
        }
      },
    }).catch(() => undefined);
  };

  return { markOne, markAll: markEach, isMarkingAll: loading };
}
