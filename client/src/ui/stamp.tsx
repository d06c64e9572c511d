import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './stamp.module.css';

interface StampProps {
  tone: 'green' | 'plate' | 'carbon' | 'muted';
  Icon?: LucideIcon;
  /** Animates its first appearance: only for a new booking. */
  land?: boolean;
  children: ReactNode;
}

/** A short status in the look of a rubber stamp. */
export function Stamp({ tone, Icon, land = false, children }: StampProps) {
  return (
    <span className={cx(styles.stamp, styles[tone], land && styles.land)}>
      {Icon ? (
        <span className={styles.withIcon}>
          <Icon aria-hidden />
          {children}
        </span>
      ) : (
        children
      )}
    </span>
  );
}
