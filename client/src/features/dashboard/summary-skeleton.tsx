import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './summary-skeleton.module.css';

/** In the size of the content: the next action, the figures and the slips. */
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
