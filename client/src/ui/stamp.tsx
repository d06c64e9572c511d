import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './stamp.module.css';

interface StampProps {
  tone: 'green' | 'plate' | 'carbon' | 'muted';
  /** Comes down once when it appears: for the one moment a booking is made. */
  land?: boolean;
  children: ReactNode;
}

/** A rubber stamp. To a screen reader it is the word. */
export function Stamp({ tone, land = false, children }: StampProps) {
  return <span className={cx(styles.stamp, styles[tone], land && styles.land)}>{children}</span>;
}
