import { Bell } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRefetchCustomer } from '~/features/customer/use-refetch-customer.ts';
import { refetchUnlessCaused } from '~/graphql/caused-notifications.ts';
import { usePreload } from '~/lib/use-preload.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import styles from './notification-bell.module.css';
import { useLiveNotifications } from './use-live-notifications.ts';
import { type CustomerNotification, useNotifications } from './use-notifications.ts';

const loadPanel = () => import('./notification-panel.tsx');
const NotificationPanel = lazyDialog(async () => (await loadPanel()).NotificationPanel);

/** The highest count that the badge shows. */
const MAX_BADGE_COUNT = 99;

/**
 * The dashboard's bell, with the unread count. While mounted, it keeps the notifications up to
 * date. When a new one arrives that wasn't caused by a mutation of this tab, it refetches the
 * page's data (DASH-06).
 */
export function NotificationBell() {
  useLiveNotifications();
  usePreload(loadPanel);
  const { page, unreadCount } = useNotifications();
  const refetchCustomer = useRefetchCustomer();
  const announcement = useNewNotifications(page?.nodes ?? null, (ids) => refetchUnlessCaused(ids, refetchCustomer));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <span className={styles.bell}>
        <IconButton
          label={unreadCount > 0 ? `Alerts, ${unreadCount} unread` : 'Alerts'}
          icon={<Bell aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        />
        {unreadCount > 0 && (
          <span aria-hidden="true" className={styles.badge}>
            {unreadCount > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : unreadCount}
          </span>
        )}
      </span>
      <p role="status" className="visually-hidden">
        <span key={announcement.count}>{announcement.text}</span>
      </p>
      {isOpen && (
        <Suspense fallback={null}>
          <NotificationPanel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface Announcement {
  text: string;
  /** A React key: screen readers only repeat a text if its element is new. */
  count: number;
}

/**
 * Watches for notifications that arrive after the page was opened. Calls `onNew` with their ids,
 * and returns the text that announces them to screen readers, which is empty at first.
 */
function useNewNotifications(
  notifications: readonly CustomerNotification[] | null,
  onNew: (ids: readonly string[]) => void,
): Announcement {
  const onNewEvent = useEffectEvent(onNew);
  const seenIds = useRef<ReadonlySet<string> | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 });
  useEffect(() => {
    if (!notifications) return;
    const previous = seenIds.current;
    seenIds.current = new Set([...(previous ?? []), ...notifications.map(({ id }) => id)]);
    const added = previous ? notifications.filter(({ id, isRead }) => !isRead && !previous.has(id)) : [];
    const [first, ...others] = added;
    if (!first) return;
    const text = others.length > 0 ? `${added.length} new notifications` : `New notification: ${first.title}`;
    setAnnouncement(({ count }) => ({ text, count: count + 1 }));
    onNewEvent(added.map(({ id }) => id));
  }, [notifications]);
  return announcement;
}
