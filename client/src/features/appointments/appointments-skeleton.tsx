import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './appointments.module.css';

export function AppointmentsSkeleton() {
  return (
    <div className={styles.appointments}>
      <Skeleton shape="box" height={80} />
      <ul className={styles.list}>
        {[1, 2, 3].map((row) => (
          <li key={row}>
            <Skeleton shape="box" height={150} />
          </li>
        ))}
      </ul>
    </div>
  );
}
