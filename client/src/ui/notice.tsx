import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { nearestControl } from './nearest-control.ts';
import styles from './notice.module.css';

const ICONS = { info: Info, error: CircleAlert, success: CircleCheck, warning: TriangleAlert };
const ROLES = { info: undefined, error: 'alert', success: 'status', warning: undefined };

interface NoticeProps {
  /**
   * Screen readers announce `error` immediately and `success` politely, and don't announce the
   * others.
   */
  tone: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onDismiss?: () => void;
  /** Set if it replaces the element that had the focus. */
  takesFocus?: boolean;
  /** Set if it may appear outside what is on the screen, and must be seen. */
  scrollsIntoView?: boolean;
  className?: string;
}

export function Notice(props: NoticeProps) {
  const { tone, title, children, actions, onDismiss, takesFocus = false, scrollsIntoView = false, className } = props;
  const Icon = ICONS[tone];
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) box.current?.focus();
    if (scrollsIntoView) box.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus, scrollsIntoView]);

  return (
    <div
      ref={box}
      role={ROLES[tone]}
      tabIndex={takesFocus ? -1 : undefined}
      className={cx(styles.notice, styles[tone], className)}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label="Dismiss"
          icon={<X aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            // Otherwise the focus would be lost with the button.
            const notice = currentTarget.parentElement;
            if (notice && document.activeElement === currentTarget)
              nearestControl(notice)?.focus({ preventScroll: true });
            onDismiss();
          }}
          className={styles.close}
        />
      )}
    </div>
  );
}
