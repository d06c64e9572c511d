import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './specialist-card-skeleton.module.css';

/** A card's placeholder while the list loads. */
export function SpecialistCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.heading}>
        <Skeleton shape="box" width={76} height={76} />
        <div className={styles.text}>
          <Skeleton width="70%" height={20} />
          <Skeleton width="90%" height={16} />
          <Skeleton width="60%" height={16} />
        </div>
      </div>
      <Skeleton shape="box" height={150} />
      <Skeleton shape="box" height={48} />
    </div>
  );
}
