import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '~/ui/cx.ts';
import styles from './alert-item.module.css';
import { alertLook } from './alert-look.ts';
import type { Alert } from './use-alerts.ts';

interface AlertItemProps {
  alert: Alert;
  /** Called when the alert is opened, before the page that it leads to. */
  onOpen: (alert: Alert) => void;
}

/**
 * An alert: a way to its page, or something to mark as read, or only something to read (DASH-21,
 * DASH-22).
 */
export function AlertItem({ alert, onOpen }: AlertItemProps) {
  const { title, message, timeAgo, isRead, actionPath } = alert;
  const { Icon, label, tone } = alertLook(alert.kind);
  // What was pressed stays something to be on: with it the keyboard would lose its place in the
  // list.
  const [wasPressed, setWasPressed] = useState(false);
  const text = (
    <>
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
    </>
  );
  return <li className={cx(styles.item, !isRead && styles.unread)}>{wrap(text)}</li>;

  function wrap(children: ReactNode) {
    const open = () => onOpen(alert);
    if (actionPath) {
      return (
        <Link to={actionPath} className={styles.line} onClick={open}>
          {children}
        </Link>
      );
    }
    if (isRead && !wasPressed) return <div className={styles.line}>{children}</div>;
    return (
      <button
        type="button"
        aria-disabled={isRead}
        className={styles.line}
        onClick={() => {
          if (isRead) return;
          setWasPressed(true);
          open();
        }}
      >
        {children}
      </button>
    );
  }
}
