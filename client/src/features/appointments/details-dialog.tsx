import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServerNow } from '~/features/customer/use-server-now.ts';
import { useAppointmentDurationQuery } from '~/graphql/generated/operations/appointment-duration.ts';
import { formatDateTime } from '~/lib/format-date.ts';
import { formatDuration } from '~/lib/format-duration.ts';
import { siteOrigin } from '~/site/page-document.ts';
import { product } from '~/site/product.ts';
import { locationLabel, serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { type Appointment, formatDateAndTime, formatScheduledTime, normaliseStatus } from './appointment.ts';
import type { AppointmentAction } from './appointment-action-dialog.tsx';
import { AppointmentStamp, useStatusAppearance, WorkshopAddress } from './appointment-slip.tsx';
import { CalendarButton, toCalendarEvent } from './calendar-button.tsx';
import { ChangeActions, offeredActions } from './card-actions.tsx';
import styles from './details-dialog.module.css';
import { PayAction, paymentStateAt } from './pay-action.tsx';

interface DetailsDialogProps {
  appointment: Appointment;
  onAction: (action: AppointmentAction) => void;
  onClose: () => void;
}

/** An appointment's full job sheet, with every available action (C-43, C-86). */
export function DetailsDialog({ appointment, onAction, onClose }: DetailsDialogProps) {
  const { id, reference, serviceName } = appointment;
  const { canCancel, canReview } = offeredActions(appointment);
  const minutes = useEstimatedDuration(id);
  const { next } = useStatusAppearance(appointment);
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
          {canCancel && (
            <div className={styles.changes}>
              {/* In a dialog, 'Cancel' alone would seem to close it. */}
              <ChangeActions appointment={appointment} onAction={onAction} cancelLabel="Cancel appointment" />
            </div>
          )}
        </>
      }
    >
      <div className={styles.details}>
        {appointment.paymentState !== 'NOT_DUE' && canCancel && (
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
            calendar: <AddToCalendar appointment={appointment} minutes={minutes} />,
          })}
        />
        <AppointmentHistory appointment={appointment} />
      </div>
    </Dialog>
  );
}

interface AddToCalendarProps {
  appointment: Appointment;
  /** The estimated duration; null if unknown. */
  minutes: number | null;
}

/** Downloads the appointment as an .ics file. Null if there is no event to add. */
function AddToCalendar({ appointment, minutes }: AddToCalendarProps) {
  const now = useServerNow();
  const event = toCalendarEvent(appointment, { origin: siteOrigin, minutes });
  // An appointment that wasn't paid in time doesn't take place.
  if (event === null || paymentStateAt(appointment, now) === 'EXPIRED') return null;
  return <CalendarButton event={event} reference={appointment.reference ?? appointment.id} variant="ghost" />;
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
            {at && <time dateTime={at}>{formatDateTime(at)}</time>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * The estimated duration of an appointment in minutes: the specialist's for this service, or else
 * for any work. Null if unknown or not loaded.
 */
function useEstimatedDuration(id: string): number | null {
  const { data } = useAppointmentDurationQuery({ variables: { id } });
  const appointment = data?.me?.appointment;
  const specialist = appointment?.specialist;
  const serviceId = appointment?.service?.id ?? null;
  const offered = specialist?.services.find((service) => serviceId !== null && service.serviceId === serviceId);
  return offered?.estimatedDurationMinutes ?? specialist?.estimatedDurationMinutes ?? null;
}

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
  { minutes, calendar }: { minutes: number | null; calendar: ReactNode },
) {
  const { details, scheduledDate, scheduledTime, specialistName, workshopAddress } = appointment;
  const secondChoice = formatDateAndTime(appointment.secondChoiceDate, appointment.secondChoiceTime);
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
          value: formatScheduledTime(appointment),
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
        { id: 'specialist', label: 'Specialist', value: specialistLabel(specialistName) },
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
    { id: 'payment', title: 'Payment', rows: paymentRows(appointment) },
  ];
}

function paymentRows(appointment: Appointment) {
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
      value: isPaid ? (paidAt ? formatDateTime(paidAt) : 'Yes') : unpaid,
      pending: !isPaid && isOpen,
    },
    ...row('due', 'Pay by', paymentDueBy && formatDateTime(paymentDueBy)),
    ...(status === 'CANCELLED' ? row('refund', 'Refund', refund && formatRefund(refund)) : []),
  ];
}

function formatRefund({ amount, percentage }: NonNullable<Appointment['refund']>): string {
  return amount ? `${amount.formatted} (${percentage}% of the price)` : `${percentage}% of the price`;
}

function row(id: string, label: string, value: string | 0 | null) {
  return value ? [{ id, label, value }] : [];
}
