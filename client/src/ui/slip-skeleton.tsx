import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import skeleton from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';
import styles from './slip.module.css';

interface SlipSkeletonProps {
  children: ReactNode;
  aside: ReactNode;
  /** Whether most of the slips have buttons at the bottom. */
  hasActions?: boolean;
}

/** A slip's placeholder, with its empty stub. */
export function SlipSkeleton({ children, aside, hasActions = false }: SlipSkeletonProps) {
  return (
    <div aria-hidden="true" className={cx(styles.slip, styles.muted, skeleton.frame)}>
      <div className={styles.stub} />
      <div className={styles.paper}>
        <div className={styles.main}>
          <div className={styles.body}>{children}</div>
          <div className={styles.aside}>{aside}</div>
        </div>
        {hasActions && (
          <div className={styles.actions}>
            <Skeleton shape="box" width={180} height={44} />
          </div>
        )}
      </div>
    </div>
  );
}
