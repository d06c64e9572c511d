import styles from './list-filter.module.css';
import { Skeleton } from './skeleton.tsx';

/** The placeholder of a `ListFilter` and the count below it. */
export function ListFilterSkeleton({ options }: { options: number }) {
  return (
    <>
      <div className={styles.filter}>
        <div className={styles.options}>
          {Array.from({ length: options }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
            <Skeleton key={index} shape="pill" width={104} height={44} />
          ))}
        </div>
        <Skeleton shape="box" height={48} />
      </div>
      <div className={styles.visibleCount}>
        <Skeleton width={110} />
      </div>
    </>
  );
}
