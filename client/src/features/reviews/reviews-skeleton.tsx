import { cx } from '~/ui/cx.ts';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import { TabsSkeleton } from '~/ui/tabs-skeleton.tsx';
import styles from './customer-reviews.module.css';

/** The tabs and a card: most customers have no more to review. */
export function ReviewsSkeleton() {
  return (
    <>
      <TabsSkeleton tabs={2} />
      <div aria-hidden="true" className={cx(styles.card, frame.frame)}>
        <Skeleton shape="box" width={64} height={64} className={styles.photo} />
        <div className={styles.facts}>
          <Skeleton width={160} />
          <Skeleton width={220} className={styles.line} />
        </div>
        <Skeleton shape="box" width={148} height={48} />
      </div>
    </>
  );
}
