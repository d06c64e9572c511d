import type { ReactNode } from 'react';
import tints from '~/styles/tints.module.css';
import { cx } from './cx.ts';
import styles from './pegboard.module.css';

interface PegboardProps {
  tint: 'green' | 'carbon' | 'plate' | 'flare';
  children?: ReactNode;
  className?: string;
}

/** A pegboard background. */
export function Pegboard({ tint, children, className }: PegboardProps) {
  return <div className={cx(styles.board, tints[tint], className)}>{children}</div>;
}
