import { useState } from 'react';
import type { NotificationPageFragment, NotificationRecency } from '~/graphql/generated/graphql.ts';
import { useMoreNotificationsQuery } from '~/graphql/generated/operations/more-notifications.ts';
import { useLastLoaded } from '~/lib/use-last-loaded.ts';
import { Button } from '~/ui/button.tsx';
import { NotificationItem } from './notification-item.tsx';
import styles from './notification-panel.module.css';
import type { CustomerNotification } from './use-notifications.ts';

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
export function NotificationGroups({ page, previous, onOpen }: NotificationGroupsProps) {
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
