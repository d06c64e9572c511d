import { Clock, MapPin, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { AppointmentSlipFragment } from '~/graphql/generated/graphql.ts';
import { formatDayOfMonth, formatShortMonth } from '~/lib/format-date.ts';
import { Slip } from '~/ui/slip.tsx';
import styles from './appointment-slip.module.css';
import { AppointmentStamp } from './appointment-stamp.tsx';
import { statusLook } from './appointment-status.ts';
import { whenText } from './appointment-when.ts';
import { appointmentPath } from './appointments-address.ts';

interface AppointmentSlipProps {
  appointment: AppointmentSlipFragment;
  /** Where its heading leads; to its details by themselves where nothing else is said. */
  details?: Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** An appointment as a tear-off slip: the day on the stub, the rest beside it (APPT-05). */
export function AppointmentSlip({ appointment, details: asked, actions }: AppointmentSlipProps) {
  const { id, serviceName, reference, details, status, scheduledDate, specialistName, locationName } = appointment;
  const { tone, next } = statusLook(status, appointment);
  const link = asked ?? (id === null ? null : { to: appointmentPath(id) });
  return (
    <Slip
      stub={stubOf(scheduledDate)}
      tone={tone}
      aside={
        <div className={styles.status}>
          <AppointmentStamp appointment={appointment} />
        </div>
      }
      actions={actions}
    >
      <div className={styles.columns}>
        <div>
          <h3 className={styles.service}>
            {link === null ? (
              serviceName
            ) : (
              <Link {...link} className={styles.link}>
                {serviceName}
                <span className="visually-hidden">, details</span>
              </Link>
            )}
          </h3>
          {reference && <p className={styles.reference}>{reference}</p>}
        </div>
        <p className={styles.fact}>
          <Clock aria-hidden />
          {whenText(appointment)}
        </p>
        <p className={styles.fact}>
          <User aria-hidden />
          {specialistName}
        </p>
        <p className={styles.fact}>
          <MapPin aria-hidden />
          {locationName}
        </p>
        {(details || next) && (
          <div className={styles.more}>
            {details && <p className={styles.details}>{details}</p>}
            {next && <p className={styles.next}>{next}</p>}
          </div>
        )}
      </div>
    </Slip>
  );
}

/** The day over the month; an appointment whose day is not settled yet says so. */
function stubOf(day: string | null) {
  const number = day && formatDayOfMonth(day);
  return number ? { top: number, bottom: formatShortMonth(day) } : { top: '–', bottom: 'No day yet' };
}
