import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './slip.module.css';

interface SlipProps {
  /** The part that is torn off: a day over a month, a number over a word. */
  stub: { top: ReactNode; bottom: ReactNode };
  tone: 'green' | 'plate' | 'carbon' | 'muted';
  children: ReactNode;
  /** At the right, under the rest on phones: a stamp, a price. */
  aside?: ReactNode;
  /** Under a rule at the foot: what can be done with it. */
  actions?: ReactNode;
}

/** A tear-off slip: a tinted stub behind a dashed perforation with a bite at either end. */
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
