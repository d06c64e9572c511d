import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRefetchCustomer } from '~/features/customer/use-refetch-customer.ts';
import { refetchUnlessCaused } from '~/graphql/caused-notifications.ts';
import { usePreload } from '~/lib/use-preload.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { lazyDialog } from '~/ui/lazy-dialog.tsx';
import styles from './notification-bell.module.css';
import { useLiveNotifications } from './use-live-notifications.ts';
import { useNewNotifications } from './use-new-notifications.ts';
import { useNotifications } from './use-notifications.ts';

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
