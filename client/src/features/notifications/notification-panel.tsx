import { CheckCheck, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNotificationsQuery } from '~/graphql/generated/operations/notifications.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { NotificationGroups } from './notification-groups.tsx';
import styles from './notification-panel.module.css';
import { useMarkNotificationsRead } from './use-mark-notifications-read.ts';
import { type CustomerNotification, useNotifications } from './use-notifications.ts';

/** The notifications, grouped by age (DASH-18, DASH-19). */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { page, unreadCount } = useNotifications();
  const { markRead, markAllRead } = useMarkNotificationsRead({ unreadCount });
  // From the network, because how long ago a notification arrived always changes.
  const { loading, refetch } = useNotificationsQuery({ fetchPolicy: 'network-only' });
  // A retry shows its progress in the button; the first load shows a skeleton.
  const [hasRetried, setHasRetried] = useState(false);
  const retry = () => {
    setHasRetried(true);
    refetch().catch(() => undefined);
  };

  const open = (notification: CustomerNotification) => {
    markRead(notification);
    if (notification.actionPath) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="side"
      title={page ? `Alerts (${unreadCount})` : 'Alerts'}
      footer={
        unreadCount > 0 && (
          <Button variant="outline" fullWidth icon={<CheckCheck aria-hidden />} onClick={markAllRead}>
            Mark all as read
          </Button>
        )
      }
    >
      {page && page.nodes.length > 0 ? (
        <NotificationGroups page={page} onOpen={open} />
      ) : page ? (
        <NoNotifications />
      ) : loading && !hasRetried ? (
        <Loading />
      ) : (
        <LoadFailed isRetrying={loading} onRetry={retry} />
      )}
    </Dialog>
  );
}

function NoNotifications() {
  return (
    <EmptyState title="No notifications yet">
      <p>We’ll let you know here when a specialist confirms, a repair is finished or a payment arrives.</p>
    </EmptyState>
  );
}

function Loading() {
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

function LoadFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      title="We couldn’t load your notifications"
      tool="hammer"
      actions={
        <Button
          variant="outline"
          icon={<RotateCw aria-hidden />}
          busy={isRetrying}
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
