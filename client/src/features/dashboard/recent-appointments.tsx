import { ArrowRight } from 'lucide-react';
import { AppointmentSlip } from '~/features/appointments/appointment-slip.tsx';
import type { AppointmentSlipFragment } from '~/graphql/generated/graphql.ts';
import { paths } from '~/site/paths.ts';
import { TextLink } from '~/ui/text-link.tsx';
import styles from './recent-appointments.module.css';

/** The latest bookings, so that a new one is visible immediately (DASH-15, C-38). */
export function RecentAppointments({ appointments }: { appointments: readonly AppointmentSlipFragment[] }) {
  return (
    <section aria-labelledby="recent-appointments" className={styles.section}>
      <div className={styles.head}>
        <h2 id="recent-appointments" className={styles.title}>
          Recent Appointments
        </h2>
        <TextLink to={paths.appointments} iconEnd={<ArrowRight aria-hidden width={18} />}>
          See All
        </TextLink>
      </div>
      <ul className={styles.slips}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentSlip appointment={appointment} />
          </li>
        ))}
      </ul>
    </section>
  );
}
