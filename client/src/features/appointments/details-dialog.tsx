import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { REFUND_PERCENTAGES } from '#shared/refund-rule.ts';
import { BookAgain } from '~/features/customer/book-again.tsx';
import { PrintedSheet, PrintedText } from '~/features/customer/printed-sheet.tsx';
import { SpecialistName } from '~/features/customer/specialist-name.tsx';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import { RatingLine, SpecialistAvatar } from '~/features/specialists/specialist-summary.tsx';
import type { AppointmentSpecialistQuery } from '~/graphql/generated/graphql.ts';
import { useAppointmentSpecialistQuery } from '~/graphql/generated/operations/appointment-specialist.ts';
import type { CalendarEvent } from '~/lib/calendar-file.ts';
import { formatDuration } from '~/lib/format-duration.ts';
import { siteOrigin } from '~/site/page-document.ts';
import { product } from '~/site/product.ts';
import { locationLabel, serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { DateTime } from '~/ui/date-time.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { ShareButton } from '~/ui/share-button.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { type Appointment, formatDateAndTime, formatScheduledTime, normaliseStatus } from './appointment.ts';
import type { AppointmentAction } from './appointment-action-dialog.tsx';
import { AppointmentStamp, ScheduledTime, useStatusAppearance, WorkshopAddress } from './appointment-slip.tsx';
import { CalendarButton, calendarAttachment, toCalendarEvent } from './calendar-button.tsx';
import { ChangeActions, canBookAgain, offeredActions, showsPayment } from './card-actions.tsx';
import styles from './details-dialog.module.css';
import { PayAction, paymentStateAt } from './pay-action.tsx';
import { RefundDeadline, useRefundSteps } from './refund-policy.tsx';

interface DetailsDialogProps {
  appointment: Appointment;
  onAction: (action: AppointmentAction) => void;
  onClose: () => void;
}

/** An appointment's full job sheet, with every available action (C-43, C-86). */
export function DetailsDialog({ appointment, onAction, onClose }: DetailsDialogProps) {
  const { id, reference, serviceName } = appointment;
  const { canCancel, canReview } = offeredActions(appointment);
  const offered = useOffered(id);
  const minutes = offered && estimatedMinutes(offered);
  // What isn't offered any more can't be booked again.
  const job = offered ? withoutWithdrawn(appointment, offered) : appointment;
  const isRepeatable = canBookAgain(appointment);
  const { label, next } = useStatusAppearance(appointment);
  return (
    <Dialog
      open
      hasAddress
      onClose={onClose}
      title={serviceLabel(serviceName)}
      description={next}
      footer={
        <>
          <Button variant="outline" onClick={onClose} className={styles.close}>
            Close
          </Button>
          {(canCancel || isRepeatable) && (
            <div className={styles.changes}>
              {/* In a dialog, 'Cancel' alone would seem to close it. */}
              {canCancel && (
                <ChangeActions appointment={appointment} onAction={onAction} cancelLabel="Cancel appointment" />
              )}
              {isRepeatable && <BookAgain job={job} variant={canReview ? 'outline' : 'primary'} />}
            </div>
          )}
        </>
      }
    >
      <div className={styles.details}>
        {showsPayment(appointment) && (
          <div className={styles.next}>
            <PayAction appointment={appointment} onPay={() => onAction({ kind: 'pay', appointment })} />
          </div>
        )}
        {canReview && (
          <div className={styles.next}>
            <p>How did it go? Your review helps other customers choose.</p>
            <Button onClick={() => onAction({ kind: 'review', appointment })}>Leave Review</Button>
          </div>
        )}
        <JobSheet
          label="Job sheet"
          headingLevel={3}
          reference={reference ?? 'No reference yet'}
          stamp={<AppointmentStamp appointment={appointment} />}
          groups={detailGroups(appointment, {
            minutes,
            secondChoice: offered && formatDateAndTime(offered.secondChoiceDate, offered.secondChoiceTime),
            calendar: <CalendarAndShare appointment={appointment} minutes={minutes} />,
            specialist: <SpecialistDetails job={job} specialist={offered?.specialist ?? null} />,
            refunds: <RefundDeadlines appointment={appointment} />,
          })}
        />
        <AppointmentHistory appointment={appointment} />
      </div>
      <PrintedAppointment appointment={appointment} status={label} />
    </Dialog>
  );
}

interface CalendarAndShareProps {
  appointment: Appointment;
  /** The estimated duration; null if unknown. */
  minutes: number | null;
}

/** Downloads or shares the appointment. Null if there is no event to add. */
function CalendarAndShare({ appointment, minutes }: CalendarAndShareProps) {
  const now = useServerNow();
  const event = toCalendarEvent(appointment, { origin: siteOrigin, minutes });
  // An appointment that wasn't paid in time doesn't take place.
  if (event === null || paymentStateAt(appointment, now) === 'EXPIRED') return null;
  return (
    <span className={styles.calendar}>
      <CalendarButton event={event} reference={appointment.reference ?? appointment.id} variant="ghost" />
      <ShareAppointment appointment={appointment} event={event} />
    </span>
  );
}

interface SpecialistDetailsProps {
  job: Pick<Appointment, 'specialistId' | 'specialistName'>;
  /** Null if they have left, or aren't loaded yet. */
  specialist: NonNullable<Offered['specialist']> | null;
}

/** The face, name and rating of who does the work. */
function SpecialistDetails({ job, specialist }: SpecialistDetailsProps) {
  const name = <SpecialistName id={job.specialistId} name={job.specialistName} />;
  if (job.specialistId === null) return name;
  const shown = specialist ?? { name: job.specialistName, trade: null, photoUrl: null };
  return (
    <div className={styles.specialist}>
      <div>
        {name}
        {specialist ? (
          <RatingLine rating={specialist.averageRating} reviewCount={specialist.reviewCount} />
        ) : (
          <Skeleton width={130} className={styles.rating} />
        )}
      </div>
      <SpecialistAvatar specialist={shown} size={52} />
    </div>
  );
}

/** Until when how much of the price is refunded. */
function RefundDeadlines({ appointment }: { appointment: Appointment }) {
  const steps = useRefundSteps(appointment);
  if (steps.length === 0) return 'No refund';
  return (
    <ul>
      {steps.map(({ rule, until }) => (
        <li key={rule}>
          {REFUND_PERCENTAGES[rule]}% until <RefundDeadline until={until} />
        </li>
      ))}
    </ul>
  );
}

/** The appointment's events so far, oldest first. */
function AppointmentHistory({ appointment }: { appointment: Appointment }) {
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
            {at && <DateTime at={at} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is printed while the details are open: what to know on the day, on a sheet of its own. */
function PrintedAppointment({ appointment, status }: { appointment: Appointment; status: string }) {
  const { reference, serviceName, specialistName, workshopAddress, price, isPaid, details } = appointment;
  const { formatted } = product.phones.leicester;
  const rows = [
    ['Service', serviceLabel(serviceName)],
    ['When', formatScheduledTime(appointment)],
    ['Specialist', specialistLabel(specialistName)],
    ['Location', [locationLabel(appointment), workshopAddress].filter(Boolean).join(', ')],
    ['Status', status],
    ...(price ? [['Price', `${price.formatted}, ${isPaid ? 'paid' : 'not paid yet'}`] as const] : []),
    ['Call us', formatted],
  ] as const;
  return (
    <PrintedSheet title="Appointment" reference={reference} rows={rows}>
      <PrintedText title="Item and problem" text={details} />
    </PrintedSheet>
  );
}

type Offered = NonNullable<NonNullable<AppointmentSpecialistQuery['me']>['appointment']>;

/** What of an appointment is still offered; null until it is loaded, and if that fails. */
function useOffered(id: string): Offered | null {
  const { data, error } = useAppointmentSpecialistQuery({ variables: { id } });
  return error ? null : (data?.me?.appointment ?? null);
}

/** The specialist's estimate for this service, or else for any work. Null if unknown. */
function estimatedMinutes({ specialist, service }: Offered): number | null {
  const offered = service && specialist?.services.find(({ serviceId }) => serviceId === service.id);
  return offered?.estimatedDurationMinutes ?? specialist?.estimatedDurationMinutes ?? null;
}

/** The appointment without a specialist who has left and a service that was removed. */
const withoutWithdrawn = (appointment: Appointment, { specialist, service }: Offered): Appointment => ({
  ...appointment,
  serviceName: service && appointment.serviceName,
  specialistId: specialist && appointment.specialistId,
});

interface HistoryEvent {
  id: 'booked' | 'confirmed' | 'paid' | 'rescheduled' | 'completed' | 'cancelled';
  label: string;
  /** Null if unknown. */
  at: string | null;
}

/** The known events of an appointment, oldest first. */
export function historyOf(appointment: Appointment): HistoryEvent[] {
  const { isPaid, isRescheduled, wasRescheduled, bookedAt, confirmedAt, paidAt } = appointment;
  const status = normaliseStatus(appointment.status);
  const paid: HistoryEvent | false = isPaid && { id: 'paid', label: 'Paid', at: paidAt };
  const rescheduled: HistoryEvent = { id: 'rescheduled', label: 'Rescheduled', at: null };
  // After rescheduling, `confirmedAt` belongs to the new time, so the payment can be older (C-45).
  const isReconfirmed = wasRescheduled && !isRescheduled;
  const isPaidBefore =
    isReconfirmed && paidAt !== null && confirmedAt !== null && Date.parse(paidAt) < Date.parse(confirmedAt);
  const events: (HistoryEvent | false)[] = [
    { id: 'booked', label: 'Booked', at: bookedAt },
    isPaidBefore && paid,
    isReconfirmed && rescheduled,
    (status === 'CONFIRMED' || confirmedAt !== null) && { id: 'confirmed', label: 'Confirmed', at: confirmedAt },
    !isPaidBefore && paid,
    isRescheduled && rescheduled,
    status === 'COMPLETED' && { id: 'completed', label: 'Completed', at: null },
    status === 'CANCELLED' && { id: 'cancelled', label: 'Cancelled', at: null },
  ];
  return events.filter((event) => event !== false);
}

/** The job sheet's rows. Unknown values have no row, unless a customer would look for it. */
function detailGroups(
  appointment: Appointment,
  parts: {
    minutes: number | null;
    secondChoice: string | null;
    calendar: ReactNode;
    specialist: ReactNode;
    refunds: ReactNode;
  },
) {
  const { minutes, secondChoice, calendar, specialist, refunds } = parts;
  const { details, scheduledDate, scheduledTime, workshopAddress } = appointment;
  const { formatted, href } = product.phones.leicester;
  return [
    {
      id: 'when',
      title: 'When',
      action: calendar,
      rows: [
        {
          id: 'first',
          label: secondChoice ? 'First choice' : 'Date and time',
          value: <ScheduledTime appointment={appointment} />,
          pending: scheduledDate === null || scheduledTime === null,
        },
        ...row('second', 'Second choice', secondChoice),
        ...row('duration', 'Typical duration', minutes && formatDuration(minutes)),
      ],
    },
    ...(details
      ? [
          {
            id: 'work',
            title: 'The work',
            rows: [
              {
                id: 'details',
                label: 'Item and problem',
                value: (
                  <span dir="auto" className={styles.problem}>
                    {details}
                  </span>
                ),
              },
            ],
          },
        ]
      : []),
    {
      id: 'who',
      title: 'Specialist and location',
      rows: [
        { id: 'specialist', label: 'Specialist', value: specialist },
        { id: 'location', label: 'Location', value: locationLabel(appointment) },
        ...(workshopAddress
          ? [{ id: 'address', label: 'Address', value: <WorkshopAddress address={workshopAddress} /> }]
          : []),
        {
          id: 'phone',
          label: 'Call us',
          value: (
            <a href={href} className={styles.phone}>
              {formatted}
            </a>
          ),
        },
      ],
    },
    { id: 'payment', title: 'Payment', rows: paymentRows(appointment, refunds) },
  ];
}

function paymentRows(appointment: Appointment, refunds: ReactNode) {
  const { price, isPaid, paidAt, paymentDueBy, refund, status } = appointment;
  const { canCancel: isOpen } = offeredActions(appointment);
  const unpaid = isOpen ? 'Not yet' : 'No';
  return [
    ...(price || isOpen
      ? [{ id: 'price', label: 'Price', value: price?.formatted ?? 'To be agreed', pending: price === null }]
      : []),
    {
      id: 'paid',
      label: 'Paid',
      value: isPaid ? paidAt ? <DateTime at={paidAt} /> : 'Yes' : unpaid,
      pending: !isPaid && isOpen,
    },
    ...row('due', 'Pay by', paymentDueBy && <DateTime at={paymentDueBy} />),
    ...row('deadlines', 'If you cancel', isOpen && isPaid && refunds),
    ...(status === 'CANCELLED' ? row('refund', 'Refund', refund && formatRefund(refund)) : []),
  ];
}

function formatRefund({ amount, percentage }: NonNullable<Appointment['refund']>): string {
  return amount ? `${amount.formatted} (${percentage}% of the price)` : `${percentage}% of the price`;
}

function row(id: string, label: string, value: ReactNode) {
  return value ? [{ id, label, value }] : [];
}

interface ShareAppointmentProps {
  appointment: Appointment;
  event: CalendarEvent;
}

/**
 * Shares what, when and where, as a text and an .ics file. The reference, the price and the problem
 * are the customer's own business.
 */
function ShareAppointment({ appointment, event }: ShareAppointmentProps) {
  const text = [event.title, formatScheduledTime(appointment), event.location].filter(Boolean).join('\n');
  return <ShareButton variant="ghost" data={() => shareData(event, text)} text={text} copied="Copied" failed={text} />;
}

/** With a calendar file where the device accepts one. */
function shareData(event: CalendarEvent, text: string): ShareData {
  const notes = [`${product.name}: ${product.phones.leicester.formatted}`];
  const day = event.start.toISOString().slice(0, 10);
  const files = [calendarAttachment({ ...event, notes, url: siteOrigin }, day)];
  const data = { title: event.title, text };
  return navigator.canShare?.({ files }) ? { ...data, files } : data;
}
