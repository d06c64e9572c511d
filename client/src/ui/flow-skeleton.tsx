import styles from './flow-skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

/** A flow's placeholder beside a navigation: the progress bar, the question and the job sheet. */
export function FlowSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton shape="box" height={58} />
      <div className={styles.columns}>
        <div className={styles.step}>
          <Skeleton width="min(340px, 80%)" height={40} />
          <Skeleton width="min(460px, 100%)" />
          <Skeleton shape="box" height={640} />
        </div>
        <Skeleton shape="box" height={440} className={styles.sheet} />
      </div>
    </div>
  );
}
