import { Skeleton } from './skeleton.tsx';
import styles from './tabs.module.css';

/** The placeholder of a tab list. */
export function TabsSkeleton({ tabs }: { tabs: number }) {
  return (
    <div aria-hidden="true" className={styles.tabs}>
      {Array.from({ length: tabs }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical.
        <span key={index} className={styles.tab}>
          <Skeleton width={96} />
        </span>
      ))}
    </div>
  );
}
