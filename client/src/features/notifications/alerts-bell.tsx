import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useRefetchCustomer } from '~/features/customer/use-refetch-customer.ts';
import { refetchUnlessCaused } from '~/graphql/caused-notifications.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import styles from './alerts-bell.module.css';
import { AlertsPanel } from './alerts-panel.tsx';
import { useAlerts } from './use-alerts.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useLiveAlerts } from './use-live-alerts.ts';

/** The most that the badge shows in figures. */
const MOST = 99;

/**
 * The bell of the customer's own pages, with the unread count. While it is shown it keeps the
 * notifications up to date, and refetches the page's data when a new one arrives that isn't about
 * a mutation of this tab (DASH-06).
 */
export function AlertsBell() {
  useLiveAlerts();
  const { alerts, unread } = useAlerts();
  const stale = useRefetchCustomer();
  const announcement = useAnnouncement(alerts, (ids) => refetchUnlessCaused(ids, stale));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <span className={styles.bell}>
        <IconButton
          label={unread > 0 ? `Alerts, ${unread} unread` : 'Alerts'}
          icon={<Bell aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        />
        {unread > 0 && (
          <span aria-hidden="true" className={styles.badge}>
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </span>
      <p role="status" className="visually-hidden">
        <span key={announcement.nth}>{announcement.text}</span>
      </p>
      {isOpen && <AlertsPanel onClose={() => setIsOpen(false)} />}
    </>
  );
}
