import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity } from '#shared/quantity.ts';
import { CalendarButton, toCalendarEvent } from '~/features/appointments/calendar-button.tsx';
import type { CalendarEvent } from '~/lib/calendar-file.ts';
import { formatDate } from '~/lib/format-date.ts';
import type { BookingRequest, BookingState } from '~/site/navigation/booking-state.ts';
import { siteOrigin } from '~/site/page-document.ts';
import { EmailText } from '~/ui/email-text.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './received-booking.module.css';

/** The job sheet of a booking that was sent, stamped. */
export function ReceivedJobSheet({ booking: { reference, serviceName, email, request } }: { booking: BookingState }) {
  return (
    <JobSheet
      variant="confirmed"
      label="Job sheet"
      reference={
        <span className={styles.reference}>
          {reference} <CopyButton reference={reference} />
        </span>
      }
      stamp={
        <Stamp tone="green" land>
          Received
        </Stamp>
      }
      rows={[
        { id: 'service', label: 'Service', value: serviceName },
        ...(request ? requestRows(request) : []),
        ...(email ? [{ id: 'email', label: 'Contact email', value: <EmailText>{email}</EmailText> }] : []),
      ]}
      note="Quote this reference when you call us. You haven’t been charged."
    />
  );
}

/** Copies the reference. If the browser refuses, the text can still be selected. */
function CopyButton({ reference }: { reference: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <IconButton
        label="Copy reference"
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void copy()}
      />
      <span role="status" className="visually-hidden">
        {copied && 'You’ve copied the reference.'}
      </span>
    </>
  );
}

function requestRows({ date, time, location, specialistName, priceGuide }: BookingRequest) {
  return [
    { id: 'when', label: 'Requested for', value: `${formatDate(date)}, ${time}` },
    { id: 'where', label: 'Where', value: location },
    { id: 'specialist', label: 'Specialist', value: specialistName ?? 'No preference' },
    ...(priceGuide ? [{ id: 'price', label: 'Price guide', value: <RangeText text={priceGuide} /> }] : []),
  ];
}

/** `now` is what the person can do at once, if there is anything. */
export function NextSteps({ now }: { now?: ReactNode }) {
  return (
    <section aria-labelledby="what-next">
      <h2 id="what-next" className={styles.nextTitle}>
        What happens next
      </h2>
      <ol className={styles.nextSteps}>
        {now && <li>{now}</li>}
        <li>
          <strong>{now ? 'Then' : 'Now'}:</strong> we’ll agree a date and time with the specialist, and contact you to
          confirm it.
        </li>
        <li>
          <strong>Once confirmed:</strong> you’ll have {quantity(PAYMENT_WINDOW_HOURS, 'hour')} to pay and keep the
          appointment.
        </li>
      </ol>
    </section>
  );
}

/** The calendar file, with what else can be done. */
export function BookingActions({ booking, children }: { booking: BookingState; children: ReactNode }) {
  const event = bookingCalendarEvent(booking);
  return (
    <div className={styles.actions}>
      {event && <CalendarButton event={event} reference={booking.reference} variant="outline" />}
      {children}
    </div>
  );
}

/**
 * A new booking as a tentative calendar event, which the same appointment's file from the dashboard
 * replaces later. Null if the appointment's id or its time is unknown.
 */
export function bookingCalendarEvent({ appointmentId, ...booking }: BookingState): CalendarEvent | null {
  const { request, reference, serviceName } = booking;
  if (!request || appointmentId === null) return null;
  const appointment = {
    id: appointmentId,
    reference,
    status: 'PENDING' as const,
    serviceName,
    specialistName: request.specialistName,
    scheduledDate: request.date,
    scheduledTime: request.startsAt,
    locationName: request.location,
    isHomeService: false,
    workshopAddress: null,
  };
  return toCalendarEvent(appointment, { origin: siteOrigin, minutes: null });
}
