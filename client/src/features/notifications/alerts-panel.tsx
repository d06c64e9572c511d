import { CheckCheck, RotateCw } from 'lucide-react';
import { useState } from 'react';
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
  const known = useAlerts();
  const { alerts, unread } = known;
  const { markOne, markAll } = useMarkAlerts(known);
  // Asked anew, since how long ago something was changes without anything having happened.
  const { loading, refetch } = useAlertsQuery({ fetchPolicy: 'network-only' });
  // Whoever has asked again sees so in the button; the first time there is nothing yet to stand in
  // for.
  const [hasRetried, setHasRetried] = useState(false);
  const retry = () => {
    setHasRetried(true);
    refetch().catch(() => undefined);
  };

  const open = (alert: Alert) => {
    markOne(alert);
    if (alert.actionPath) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="side"
      title={alerts ? `Alerts (${unread})` : 'Alerts'}
      footer={
        unread > 0 && (
          <Button variant="outline" fullWidth icon={<CheckCheck aria-hidden />} onClick={markAll}>
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
        <None areKnown={alerts !== null} isLoading={loading} isAskedAgain={hasRetried} onRetry={retry} />
      )}
    </Dialog>
  );
}

interface NoneProps {
  areKnown: boolean;
  isLoading: boolean;
  isAskedAgain: boolean;
  onRetry: () => void;
}

/** That there are none is said only when that is known. */
function None({ areKnown, isLoading, isAskedAgain, onRetry }: NoneProps) {
  if (areKnown) {
    return (
      <EmptyState title="No notifications yet">
        <p>We’ll let you know here when a specialist confirms, a repair is finished or a payment arrives.</p>
      </EmptyState>
    );
  }
  if (isLoading && !isAskedAgain) {
    return (
      <div className={styles.loading}>
        <p role="status" className="visually-hidden">
          Loading your notifications
        </p>
        <Skeleton shape="box" height={72} />
        <Skeleton shape="box" height={72} />
      </div>
    );
  }
  return (
    <EmptyState
      title="We couldn’t load your notifications"
      tool="hammer"
      actions={
        <Button
          variant="outline"
          icon={<RotateCw aria-hidden />}
          busy={isLoading}
          busyLabel="Trying again"
          onClick={onRetry}
        >
          Try again
        </Button>
      }
    >
      <p>They’ll appear here as soon as we can load them. Everything else still works.</p>
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
