import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './summary-skeleton.module.css';

/** Of the size of what comes: the next thing to do, the strip of figures, and slips. */
export function SummarySkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="box" height={84} />
      <Skeleton shape="box" height={94} />
      {[0, 1, 2].map((slip) => (
        <Skeleton key={slip} shape="box" height={96} />
      ))}
    </div>
  );
}
