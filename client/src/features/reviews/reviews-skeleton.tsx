import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './customer-reviews.module.css';

/** The tabs and the first cards, in the size of the content. */
export function ReviewsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="box" width={360} height={48} />
      <ul className={styles.list}>
        {[1, 2, 3].map((card) => (
          <li key={card}>
            <Skeleton shape="box" height={98} />
          </li>
        ))}
      </ul>
    </div>
  );
}
