import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './own-reviews.module.css';

/** The tabs and the first cards, of the size of what comes. */
export function ReviewsSkeleton() {
  return (
    <div className={styles.awaited}>
      <Skeleton shape="box" width={360} height={48} />
      <ul className={styles.list}>
        {[1, 2, 3].map((place) => (
          <li key={place}>
            <Skeleton shape="box" height={98} />
          </li>
        ))}
      </ul>
    </div>
  );
}
