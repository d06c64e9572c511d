import { Clock, MapPin, User } from 'lucide-react';
import type { DashboardSummaryQuery } from '~/graphql/generated/graphql.ts';
import { formatDay } from '~/lib/london-dates.ts';
import { Slip } from '~/ui/slip.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './appointment-slip.module.css';
import { statusLook } from './appointment-status.ts';
import { clockTime } from './clock-time.ts';

export type Appointment = NonNullable<DashboardSummaryQuery['me']>['appointments'][number];

/** An appointment as a tear-off slip: the day on the stub, the rest beside it (APPT-05). */
export function AppointmentSlip({ appointment }: { appointment: Appointment }) {
  const { serviceName, reference, details, status, scheduledDate, scheduledTime, specialistName, placeName } =
    appointment;
  const { label, tone, Icon, next } = statusLook(status, appointment);
  const when = [scheduledDate && formatDay(scheduledDate), scheduledTime && clockTime(scheduledTime)]
    .filter(Boolean)
    .join(', ');
  return (
    <Slip
      stub={stubOf(scheduledDate)}
      tone={tone}
      aside={
        <div className={styles.status}>
          <Stamp tone={tone}>
            <span className={styles.stamp}>
              <Icon aria-hidden />
              {label}
            </span>
          </Stamp>
        </div>
      }
    >
      <div className={styles.columns}>
        <div>
          <h3 className={styles.service}>{serviceName}</h3>
          {reference && <p className={styles.reference}>{reference}</p>}
        </div>
        <p className={styles.fact}>
          <Clock aria-hidden />
          {when || 'Time to be agreed'}
        </p>
        <p className={styles.fact}>
          <User aria-hidden />
          {specialistName}
        </p>
        <p className={styles.fact}>
          <MapPin aria-hidden />
          {placeName}
        </p>
        {(details || next) && (
          <p className={styles.details}>
            {details}
            {details && next && <br />}
            {next && <span className={styles.next}>{next}</span>}
          </p>
        )}
      </div>
    </Slip>
  );
}

/** The day over the month; an appointment whose day is not settled yet says so. */
function stubOf(day: string | null) {
  const [, date, month] = (day && /(\d+) (\w+)/.exec(formatDay(day))) || [];
  return { top: date ?? '–', bottom: month ?? 'Day open' };
}
