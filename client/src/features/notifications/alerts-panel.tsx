import { CheckCheck } from 'lucide-react';
import { useAlertsQuery } from '~/graphql/generated/operations/alerts.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { AlertItem } from './alert-item.tsx';
import styles from './alerts-panel.module.css';
import { type Alert, useAlerts } from './use-alerts.ts';
import { useMarkAlerts } from './use-mark-alerts.ts';

const groups = [
  { recency: 'TODAY', title: 'Today' },
  { recency: 'OLDER', title: 'Older' },
] as const;

/** The alerts, grouped (DASH-18, DASH-19). */
export function AlertsPanel({ onClose }: { onClose: () => void }) {
  const { alerts, unread } = useAlerts();
  const { markOne, markAll, isMarkingAll } = useMarkAlerts(alerts);
  // Asked anew, since how long ago something was changes without anything having happened.
  const { loading } = useAlertsQuery({ fetchPolicy: 'network-only' });

  const open = (alert: Alert) => {
    markOne(alert);
    if (alert.actionPath) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="side"
      title={`Alerts (${unread})`}
      footer={
        unread > 0 && (
          <Button
            variant="outline"
            fullWidth
            icon={<CheckCheck aria-hidden />}
            busy={isMarkingAll}
            busyLabel="Marking"
            onClick={markAll}
          >
            Mark all as read
          </Button>
        )
      }
    >
      {alerts && alerts.length > 0 ? (
        groups.map(({ recency, title }) => (
          <Group
            key={recency}
            title={title}
            alerts={alerts.filter((alert) => alert.recency === recency)}
            onOpen={open}
          />
        ))
      ) : (
        <None isLoading={loading && !alerts} areKnown={alerts !== null} />
      )}
    </Dialog>
  );
}

/** That there are none is said only when that is known. */
function None({ isLoading, areKnown }: { isLoading: boolean; areKnown: boolean }) {
  if (isLoading) {
    return (
      <div className={styles.loading}>
        <p role="status" className="visually-hidden">
          Loading your alerts
        </p>
        <Skeleton shape="box" height={72} />
        <Skeleton shape="box" height={72} />
      </div>
    );
  }
  return areKnown ? (
    <EmptyState title="No alerts yet">
      <p>When a specialist confirms, a repair is finished or a payment arrives, you read it here.</p>
    </EmptyState>
  ) : (
    <EmptyState title="Alerts are out of reach" tool="hammer">
      <p>They appear here by themselves as soon as we can reach them again.</p>
    </EmptyState>
  );
}

function Group({ title, alerts, onOpen }: { title: string; alerts: Alert[]; onOpen: (alert: Alert) => void }) {
  if (alerts.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
