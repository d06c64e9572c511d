import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './slip.module.css';

interface SlipProps {
  /** The tear-off part, in two lines: for example a day and a month, which are `day`. */
  stub: { top: ReactNode; bottom: ReactNode; day?: string | null };
  tone: 'green' | 'plate' | 'carbon' | 'muted';
  children: ReactNode;
  /** On the right, or below on phones: a stamp or a price. */
  aside?: ReactNode;
  /** At the bottom, below a line. */
  actions?: ReactNode;
}

/** A card in the look of a tear-off slip, with a tinted stub. */
export function Slip({ stub, tone, children, aside, actions }: SlipProps) {
  const Stub = stub.day ? 'time' : 'div';
  return (
    <article className={cx(styles.slip, styles[tone])}>
      <Stub dateTime={stub.day ?? undefined} className={styles.stub}>
        <span className={styles.top}>{stub.top}</span> <span className={styles.bottom}>{stub.bottom}</span>
      </Stub>
      <div className={styles.paper}>
        <div className={styles.main}>
          <div className={styles.body}>{children}</div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
        {actions && (
          <div className={styles.actions} data-print="hide">
            {actions}
          </div>
        )}
      </div>
    </article>
  );
}
