import { cx } from '~/ui/cx.ts';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import { TabsSkeleton } from '~/ui/tabs-skeleton.tsx';
import details from './personal-information.module.css';
import styles from './profile-page.module.css';

/** The card, the tabs and the personal details. */
export function ProfileSkeleton() {
  return (
    <div aria-hidden="true" className={styles.page}>
      <div className={cx(styles.card, frame.frame)}>
        <Skeleton shape="box" width={72} height={72} />
        <div>
          <Skeleton width={110} />
          <div className={styles.joined}>
            <Skeleton width={150} />
          </div>
        </div>
      </div>
      <div>
        <TabsSkeleton tabs={3} />
        <div className={details.panel}>
          <div className={details.head}>
            <Skeleton width={220} height={24} />
          </div>
          <div className={cx(details.details, frame.frame)}>
            {[1, 2, 3, 4, 5].map((row) => (
              <div key={row} className={details.detail}>
                <Skeleton width={80} />
                <Skeleton width="60%" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
