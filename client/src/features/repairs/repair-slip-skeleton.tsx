import { Skeleton } from '~/ui/skeleton.tsx';
import { SlipSkeleton } from '~/ui/slip-skeleton.tsx';
import styles from './repair-slip.module.css';

/** A `RepairSlip` while it loads: its columns, the stamp and the button. */
export function RepairSlipSkeleton() {
  const aside = (
    <>
      <Skeleton shape="box" width={104} height={32} />
      <Skeleton shape="box" width={118} height={48} />
    </>
  );
  return (
    <SlipSkeleton aside={aside}>
      <div className={styles.columns}>
        <div>
          <Skeleton width="70%" />
          <div className={styles.reference}>
            <Skeleton width={88} />
          </div>
        </div>
        <div className={styles.facts}>
          <div className={styles.fact}>
            <Skeleton width={150} />
          </div>
          <Skeleton shape="box" width={92} height={26} />
          <div className={styles.fact}>
            <Skeleton width={120} />
          </div>
        </div>
        <Skeleton width={80} />
      </div>
    </SlipSkeleton>
  );
}
