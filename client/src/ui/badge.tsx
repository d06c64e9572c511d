import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { cx } from './cx.ts';

interface BadgeProps {
  icon?: ReactNode;
  tone: 'green' | 'plate' | 'muted';
  children: ReactNode;
}

/** A short label of one or two words. */
export function Badge({ icon, tone, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
