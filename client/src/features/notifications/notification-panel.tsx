import { CheckCheck, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNotificationsQuery } from '~/graphql/generated/operations/notifications.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import { NotificationGroups } from './notification-groups.tsx';
import item from './notification-item.module.css';
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
    <div>
      <p role="status" className="visually-hidden">
        Loading your notifications
      </p>
      <div aria-hidden="true">
        <div className={styles.title}>
          <Skeleton width={56} />
        </div>
        <div className={cx(styles.list, frame.frame)}>
          {[1, 2, 3, 4, 5].map((notification) => (
            <div key={notification} className={item.item}>
              <div className={item.row}>
                <Skeleton shape="box" width={40} height={40} />
                <div className={item.text}>
                  <Skeleton width="60%" />
                  <Skeleton width="95%" />
                  <Skeleton width="30%" />
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
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
