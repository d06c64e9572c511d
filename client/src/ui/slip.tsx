import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './slip.module.css';

interface SlipProps {
  /** The tear-off part, in two lines: for example a day and a month. */
  stub: { top: ReactNode; bottom: ReactNode };
  tone: 'green' | 'plate' | 'carbon' | 'muted';
  children: ReactNode;
  /** On the right, or below on phones: a stamp or a price. */
  aside?: ReactNode;
  /** At the bottom, below a line. */
  actions?: ReactNode;
}

/** A card in the look of a tear-off slip, with a tinted stub. */
export function Slip({ stub, tone, children, aside, actions }: SlipProps) {
  return (
    <article className={cx(styles.slip, styles[tone])}>
      <div className={styles.stub}>
        <span className={styles.top}>{stub.top}</span>
        <span className={styles.bottom}>{stub.bottom}</span>
      </div>
      <div className={styles.paper}>
        <div className={styles.main}>
          <div className={styles.body}>{children}</div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
