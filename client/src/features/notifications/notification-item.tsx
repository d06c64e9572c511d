import { CalendarCheck, Info, type LucideIcon, MessageSquare, PoundSterling, Star, Wrench } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationKind } from '~/graphql/generated/graphql.ts';
import { cx } from '~/ui/cx.ts';
import styles from './notification-item.module.css';
import type { CustomerNotification } from './use-notifications.ts';

interface NotificationItemProps {
  notification: CustomerNotification;
  /** Called when the notification is opened, before its link is followed. */
  onOpen: (notification: CustomerNotification) => void;
}

/** A notification: a link, a button that marks it as read, or plain text (DASH-21, DASH-22). */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { kind, title, message, timeAgo, isRead, actionPath } = notification;
  const { Icon, label, tone } = notificationAppearance(kind);
  return (
    <li className={cx(styles.item, !isRead && styles.unread)}>
      <ItemControl path={actionPath} isRead={isRead} onOpen={() => onOpen(notification)}>
        <span className={cx(styles.icon, styles[tone])}>
          <Icon aria-hidden />
        </span>
        <span className={styles.text}>
          <span className="visually-hidden">{isRead ? `${label}: ` : `Unread. ${label}: `}</span>
          <span className={styles.title}>{title || label}</span>
          <span className={styles.message}>{message}</span>
          <span className={styles.time}>{timeAgo}</span>
        </span>
        {!isRead && <span className={styles.dot} />}
      </ItemControl>
    </li>
  );
}

interface ItemControlProps {
  /** Where the notification leads; null if nowhere. */
  path: string | null;
  isRead: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function ItemControl({ path, isRead, onOpen, children }: ItemControlProps) {
  // A pressed button stays a button, or keyboard users would lose their position in the list.
  const [wasPressed, setWasPressed] = useState(false);
  if (path) {
    return (
      <Link to={path} className={styles.row} onClick={onOpen}>
        {children}
      </Link>
    );
  }
  if (isRead && !wasPressed) return <div className={styles.row}>{children}</div>;
  return (
    <button
      type="button"
      aria-disabled={isRead}
      className={styles.row}
      onClick={() => {
        if (isRead) return;
        setWasPressed(true);
        onOpen();
      }}
    >
      {children}
    </button>
  );
}

/** How a kind of notification is shown (DASH-20): never by colour alone. */
interface NotificationAppearance {
  Icon: LucideIcon;
  /** For screen readers, before the title. */
  label: string;
  tone: 'green' | 'carbon' | 'plate' | 'yellow' | 'band' | 'muted';
}

const SYSTEM: NotificationAppearance = { Icon: Info, label: 'Notice', tone: 'muted' };

const appearances: Record<NotificationKind, NotificationAppearance> = {
  APPOINTMENT: { Icon: CalendarCheck, label: 'Appointment', tone: 'green' },
  REPAIR: { Icon: Wrench, label: 'Repair', tone: 'carbon' },
  REVIEW: { Icon: Star, label: 'Review', tone: 'plate' },
  PAYMENT: { Icon: PoundSterling, label: 'Payment', tone: 'yellow' },
  MESSAGE: { Icon: MessageSquare, label: 'Message', tone: 'band' },
  SYSTEM,
};

/** A kind that this version of the app doesn't know appears as a system notice. */
export function notificationAppearance(kind: string): NotificationAppearance {
  return Object.entries(appearances).find(([name]) => name === kind)?.[1] ?? SYSTEM;
}
