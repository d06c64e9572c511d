import type { ApolloCache, Reference } from '@apollo/client';
import { CheckCheck, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { customerOf, useSession } from '~/features/session/session.ts';
import type { NotificationPageFragment, NotificationRecency } from '~/graphql/generated/graphql.ts';
import { useMarkAllNotificationsReadMutation } from '~/graphql/generated/operations/mark-all-notifications-read.ts';
import { useMarkNotificationReadMutation } from '~/graphql/generated/operations/mark-notification-read.ts';
import { useMoreNotificationsQuery } from '~/graphql/generated/operations/more-notifications.ts';
import { useNotificationsQuery } from '~/graphql/generated/operations/notifications.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import item from './notification-item.module.css';
import { NotificationItem } from './notification-item.tsx';
import styles from './notification-panel.module.css';
import { type CustomerNotification, type NotificationList, useNotifications } from './use-notifications.ts';

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

const groups = [
  { recency: 'TODAY', title: 'Today' },
  { recency: 'OLDER', title: 'Older' },
] as const;

interface NotificationGroupsProps {
  page: NotificationPageFragment;
  /** The last group of the page before, which goes on without a second heading. */
  previous?: NotificationRecency;
  onOpen: (notification: CustomerNotification) => void;
}

/** A page of notifications by age, and the pages after it that were asked for (DASH-19). */
function NotificationGroups({ page, previous, onOpen }: NotificationGroupsProps) {
  const [isNextOpen, setIsNextOpen] = useState(false);
  const { nodes, pageInfo } = page;
  const last = nodes.at(-1)?.recency ?? previous;
  return (
    <>
      {groups.map(({ recency, title }) => (
        <Group
          key={recency}
          title={title}
          isTitleHidden={recency === previous}
          notifications={nodes.filter((notification) => notification.recency === recency)}
          onOpen={onOpen}
        />
      ))}
      {pageInfo.endCursor !== null &&
        pageInfo.hasNextPage &&
        (isNextOpen ? (
          <NextGroups after={pageInfo.endCursor} onOpen={onOpen} {...(last && { previous: last })} />
        ) : (
          <div className={styles.more}>
            <Button variant="outline" fullWidth onClick={() => setIsNextOpen(true)}>
              Show earlier notifications
            </Button>
          </div>
        ))}
    </>
  );
}

function NextGroups({ after, ...props }: Omit<NotificationGroupsProps, 'page'> & { after: string }) {
  const { data, loading, refetch } = useMoreNotificationsQuery({
    variables: { after },
  });
  // They stay while a new notification changes the page before them, and with it the cursor.
  const page = useLastLoaded(data?.me?.notifications ?? null);
  if (page) return <NotificationGroups page={page} {...props} />;
  return (
    <div className={styles.more}>
      <Button
        variant="outline"
        fullWidth
        busy={loading}
        busyLabel="Loading..."
        onClick={() => void refetch().catch(() => undefined)}
      >
        Try again
      </Button>
    </div>
  );
}

interface GroupProps {
  title: string;
  isTitleHidden: boolean;
  notifications: readonly CustomerNotification[];
  onOpen: (notification: CustomerNotification) => void;
}

function Group({ title, isTitleHidden, notifications, onOpen }: GroupProps) {
  if (notifications.length === 0) return null;
  return (
    <section>
      {!isTitleHidden && <h3 className={styles.title}>{title}</h3>}
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

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
function useMarkNotificationsRead({ unreadCount }: Pick<NotificationList, 'unreadCount'>) {
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
