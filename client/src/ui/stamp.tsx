import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './stamp.module.css';

interface StampProps {
  tone: 'green' | 'plate' | 'carbon' | 'muted';
  /** Animates its first appearance: only for a new booking. */
  land?: boolean;
  children: ReactNode;
}

/** A short status in the look of a rubber stamp. */
export function Stamp({ tone, land = false, children }: StampProps) {
  return <span className={cx(styles.stamp, styles[tone], land && styles.land)}>{children}</span>;
}
