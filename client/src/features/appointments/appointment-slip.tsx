import { Clock, MapPin, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { AppointmentSlipFragment } from '~/graphql/generated/graphql.ts';
import { formatDayOfMonth, formatShortMonth } from '~/lib/format-date.ts';
import { locationLabel, serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { Slip } from '~/ui/slip.tsx';
import styles from './appointment-slip.module.css';
import { AppointmentStamp } from './appointment-stamp.tsx';
import { isOpenStatus } from './appointment-status.ts';
import { appointmentPath } from './appointments-search-params.ts';
import { formatScheduledTime } from './scheduled-time.ts';
import { useStatusAppearance } from './use-status-appearance.ts';
import { WorkshopAddress } from './workshop-address.tsx';

interface AppointmentSlipProps {
  appointment: AppointmentSlipFragment;
  /** The heading's link; by default to the appointment's details. */
  detailsLink?: Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  /** Buttons at the foot. */
  actions?: ReactNode;
  headingLevel?: 3 | 4;
}

/** An appointment as a tear-off slip, with the day on the stub (APPT-05). */
export function AppointmentSlip(props: AppointmentSlipProps) {
  const { appointment, detailsLink, actions, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  const { id, reference, details, status, scheduledDate, specialistName } = appointment;
  const workshopAddress = isOpenStatus(status) ? appointment.workshopAddress : null;
  const serviceName = serviceLabel(appointment.serviceName);
  const { tone, next } = useStatusAppearance(appointment);
  const link = detailsLink ?? { to: appointmentPath(id) };
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
          <Heading className={styles.service}>
            <Link {...link} className={styles.link}>
              {serviceName}
              <span className="visually-hidden">, details</span>
            </Link>
          </Heading>
          {reference && <p className={styles.reference}>{reference}</p>}
        </div>
        <p className={styles.fact}>
          <Clock aria-hidden />
          {formatScheduledTime(appointment)}
        </p>
        <p className={styles.fact}>
          <User aria-hidden />
          {specialistLabel(specialistName)}
        </p>
        <p className={styles.fact}>
          <MapPin aria-hidden />
          {locationLabel(appointment)}
        </p>
        {(workshopAddress || details || next) && (
          <div className={styles.more}>
            {workshopAddress && (
              <p>
                <WorkshopAddress address={workshopAddress} />
              </p>
            )}
            {details && (
              <p dir="auto" className={styles.details}>
                {details}
              </p>
            )}
            {next && <p className={styles.next}>{next}</p>}
          </div>
        )}
      </div>
    </Slip>
  );
}

/** The day over the month, or a note that there is no day yet. */
function stubOf(day: string | null) {
  const number = day && formatDayOfMonth(day);
  return number ? { top: number, bottom: formatShortMonth(day) } : { top: '–', bottom: 'No day yet' };
}
