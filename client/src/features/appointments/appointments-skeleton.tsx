import { ListFilterSkeleton } from '~/ui/list-filter-skeleton.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { AppointmentSlipSkeleton } from './appointment-slip-skeleton.tsx';
import styles from './appointments.module.css';

/** The filter, the count and as many slips as fill a screen. */
export function AppointmentsSkeleton() {
  return (
    <div className={styles.appointments}>
      <ListFilterSkeleton options={5} />
      <Skeleton width={130} height={26} />
      <div className={styles.list}>
        {[1, 2, 3, 4].map((slip) => (
          <AppointmentSlipSkeleton key={slip} hasActions />
        ))}
      </div>
    </div>
  );
}
