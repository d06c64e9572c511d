import { Clock, MapPin, User } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { mapLink } from '#shared/map-link.ts';
import { SpecialistName } from '~/features/customer/specialist-name.tsx';
import { useRefetchCustomer } from '~/features/customer/use-refetch-customer.ts';
import { useHasPassed } from '~/features/customer/use-server-now.ts';
import type { AppointmentSlipFragment } from '~/graphql/generated/graphql.ts';
import { formatDayOfMonth, formatShortMonth } from '~/lib/format-date.ts';
import { locationLabel, serviceLabel } from '~/site/unknown-labels.ts';
import { cx } from '~/ui/cx.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import slip from '~/ui/slip.module.css';
import { Slip } from '~/ui/slip.tsx';
import { SlipSkeleton } from '~/ui/slip-skeleton.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import {
  appointmentPath,
  formatScheduledTime,
  isOpenStatus,
  isoDateAndTime,
  type StatusAppearance,
  statusAppearance,
} from './appointment.ts';
import styles from './appointment-slip.module.css';

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
  const { id, reference, details, status, scheduledDate, specialistId, specialistName, price } = appointment;
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
          {price ? (
            <p className={styles.price}>
              <span className="visually-hidden">Price: </span>
              {price.formatted}
            </p>
          ) : (
            isOpenStatus(status) && <p className={styles.unknownPrice}>Price to be agreed</p>
          )}
        </div>
      }
      actions={actions}
    >
      <div className={styles.columns}>
        <div>
          <Heading className={slip.service}>
            <Link {...link} aria-label={`${serviceName}, details`} className={styles.link}>
              {serviceName}
            </Link>
          </Heading>
          {reference && <p className={slip.reference}>{reference}</p>}
        </div>
        <p className={cx(slip.fact, 'figures')}>
          <Clock aria-hidden />
          <ScheduledTime appointment={appointment} />
        </p>
        <p className={cx(slip.fact, 'figures')}>
          <User aria-hidden />
          <SpecialistName id={specialistId} name={specialistName} />
        </p>
        <p className={cx(slip.fact, 'figures')}>
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
  return number ? { top: number, bottom: formatShortMonth(day), day } : { top: '–', bottom: 'No day yet' };
}

/** When an appointment is, as `formatScheduledTime` says it. */
export function ScheduledTime({ appointment }: { appointment: Parameters<typeof formatScheduledTime>[0] }) {
  const text = formatScheduledTime(appointment);
  const dateTime = isoDateAndTime(appointment.scheduledDate, appointment.scheduledTime);
  return dateTime === undefined ? text : <time dateTime={dateTime}>{text}</time>;
}

type StatusFacts = Pick<
  AppointmentSlipFragment,
  'status' | 'isPaid' | 'isRescheduled' | 'paymentState' | 'paymentDueBy'
>;

/** The status, as icon, label and colour. */
export function AppointmentStamp({ appointment }: { appointment: StatusFacts }) {
  const { label, tone, Icon } = useStatusAppearance(appointment);
  return (
    <Stamp tone={tone} Icon={Icon}>
      {label}
    </Stamp>
  );
}

/**
 * When the first of these isn't paid in time, asks the server again for what it decides: their
 * periods, what can be done with them, and how many there are.
 */
export function useRefetchWhenExpired(appointments: readonly StatusFacts[]): void {
  const deadlines = appointments.map(({ paymentState, paymentDueBy }) => paymentState === 'DUE' && paymentDueBy);
  const [first = null] = deadlines.filter((deadline) => typeof deadline === 'string').toSorted();
  const isOver = useHasPassed(first);
  const refetch = useEffectEvent(useRefetchCustomer());
  useEffect(() => {
    if (isOver) refetch();
  }, [isOver]);
}

/** How an appointment's status is shown now. It changes by itself when the time to pay is over. */
export function useStatusAppearance(appointment: StatusFacts): StatusAppearance {
  const { status, paymentState, paymentDueBy } = appointment;
  const isOver = useHasPassed(paymentState === 'DUE' ? paymentDueBy : null);
  return statusAppearance(status, { ...appointment, isPaymentExpired: isOver || paymentState === 'EXPIRED' });
}

/** The address to go to, with a map of it on another tab. */
export function WorkshopAddress({ address }: { address: string }) {
  return (
    <>
      {address}{' '}
      <a href={mapLink(address)} target="_blank" rel="noreferrer" className={styles.map} data-print="hide">
        Map<span className="visually-hidden"> of {address} (opens in a new tab)</span>
      </a>
    </>
  );
}

/** An `AppointmentSlip` while it loads: its columns, two lines of details, and the stamp. */
export function AppointmentSlipSkeleton({ hasActions = false }: { hasActions?: boolean }) {
  return (
    <SlipSkeleton hasActions={hasActions} aside={<Skeleton shape="box" width={122} height={32} />}>
      <div className={styles.columns}>
        <div>
          <Skeleton width="70%" />
          <div className={slip.reference}>
            <Skeleton width={88} />
          </div>
        </div>
        <div className={slip.fact}>
          <Skeleton width={160} />
        </div>
        <div className={slip.fact}>
          <Skeleton width={120} />
        </div>
        <div className={slip.fact}>
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
