import { Check } from 'lucide-react';
import type { Appointment } from '~/features/appointments/appointment.ts';
import { historyOf } from '~/features/appointments/appointment-history.ts';
import { formatDateTime } from '~/lib/format-date.ts';
import styles from './appointment-history.module.css';

/** The appointment's events so far, oldest first. */
export function AppointmentHistory({ appointment }: { appointment: Appointment }) {
  return (
    <section aria-labelledby="appointment-history">
      <h3 id="appointment-history" className={styles.title}>
        History
      </h3>
      <ol className={styles.history}>
        {historyOf(appointment).map(({ id, label, at }) => (
          <li key={id} className={styles.event}>
            <span className={styles.icon}>
              <Check aria-hidden />
            </span>
            <span className={styles.label}>{label}</span>
            {at && <time dateTime={at}>{formatDateTime(at)}</time>}
          </li>
        ))}
      </ol>
    </section>
  );
}
