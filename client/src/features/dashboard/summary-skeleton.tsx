import { AppointmentSlipSkeleton } from '~/features/appointments/appointment-slip.tsx';
import { cx } from '~/ui/cx.ts';
import frame from '~/ui/skeleton.module.css';
import { Skeleton } from '~/ui/skeleton.tsx';
import nextAction from './next-action-card.module.css';
import recent from './recent-appointments.module.css';
import styles from './summary-skeleton.module.css';
import stats from './summary-stats.module.css';

/** The next action, the figures and the slips, in the parts and sizes of the content. */
export function SummarySkeleton() {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      <div className={cx(nextAction.card, frame.frame)}>
        <Skeleton shape="circle" width={26} height={26} className={styles.icon} />
        <div className={nextAction.body}>
          <Skeleton width="55%" />
          <div className={nextAction.text}>
            <Skeleton width="40%" />
          </div>
        </div>
        <div className={nextAction.aside}>
          <Skeleton shape="box" width={104} height={48} />
        </div>
      </div>
      <ul className={cx(stats.strip, frame.frame)}>
        {[1, 2, 3, 4].map((figure) => (
          <li key={figure}>
            <div className={stats.stat}>
              <Skeleton shape="box" width={64} height={32} />
              <div className={stats.label}>
                <Skeleton width={130} className={styles.label} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className={recent.section}>
        <div className={recent.head}>
          <Skeleton width={240} height={28} />
        </div>
        <div className={recent.slips}>
          {[1, 2, 3, 4, 5].map((slip) => (
            <AppointmentSlipSkeleton key={slip} />
          ))}
        </div>
      </div>
    </div>
  );
}
