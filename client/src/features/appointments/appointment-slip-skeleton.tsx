import { Skeleton } from '~/ui/skeleton.tsx';
import { SlipSkeleton } from '~/ui/slip-skeleton.tsx';
import styles from './appointment-slip.module.css';

/** An `AppointmentSlip` while it loads: its columns, two lines of details, and the stamp. */
export function AppointmentSlipSkeleton({ hasActions = false }: { hasActions?: boolean }) {
  return (
    <SlipSkeleton hasActions={hasActions} aside={<Skeleton shape="box" width={122} height={32} />}>
      <div className={styles.columns}>
        <div>
          <Skeleton width="70%" />
          <div className={styles.reference}>
            <Skeleton width={88} />
          </div>
        </div>
        <div className={styles.fact}>
          <Skeleton width={160} />
        </div>
        <div className={styles.fact}>
          <Skeleton width={120} />
        </div>
        <div className={styles.fact}>
          <Skeleton width={110} />
        </div>
        <div className={styles.more}>
          <Skeleton width="30%" />
          <Skeleton width="60%" />
          <Skeleton width="45%" />
        </div>
      </div>
    </SlipSkeleton>
  );
}
