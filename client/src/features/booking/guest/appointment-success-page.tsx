import { ArrowRight, Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity } from '#shared/quantity.ts';
import { SENT_TEXT, VERIFY_TEXT } from '~/content/booking.ts';
import { CalendarButton, toCalendarEvent } from '~/features/appointments/calendar-button.tsx';
import type { CalendarEvent } from '~/lib/calendar-file.ts';
import { formatDate } from '~/lib/format-date.ts';
import { type BookingRequest, type BookingState, readBookingState } from '~/site/navigation/booking-state.ts';
import { siteOrigin } from '~/site/page-document.ts';
import { paths } from '~/site/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Container } from '~/ui/container.tsx';
import { EmailText } from '~/ui/email-text.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Notice } from '~/ui/notice.tsx';
import { RedirectNote } from '~/ui/redirect-note.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import styles from './appointment-success-page.module.css';

/** /appointment-success: confirms a booking, then redirects to verify the email (REG-26..28). */
export function Component() {
  const booking = readBookingState(useLocation().state);
  if (!booking) return <Navigate to={paths.home} replace />;
  const next = { to: paths.verifyAppointmentEmail, state: { booking } };
  return (
    <Container width="text" className={styles.page}>
      <h1>Congratulations, {booking.firstName}!</h1>
      <Notice tone="success" title={SENT_TEXT}>
        {VERIFY_TEXT}
      </Notice>
      <ReceivedJobSheet booking={booking} />
      <NextSteps email={booking.email} />
      <BookingActions booking={booking} />
      <RedirectNote
        {...next}
        seconds={10}
        stayText="You’ll stay on this page. Verify your email whenever you’re ready."
      >
        We’ll take you to verify your email
      </RedirectNote>
      <ButtonLink {...next} size="lg" iconEnd={<ArrowRight aria-hidden="true" />}>
        Verify my email
      </ButtonLink>
    </Container>
  );
}

function ReceivedJobSheet({ booking: { reference, serviceName, email, request } }: { booking: BookingState }) {
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
        { id: 'email', label: 'Contact email', value: <EmailText>{email}</EmailText> },
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
    ...(priceGuide ? [{ id: 'price', label: 'Price guide', value: priceGuide }] : []),
  ];
}

/** The calendar file, and the way to the dashboard for those who have an account. */
function BookingActions({ booking }: { booking: BookingState }) {
  const event = bookingCalendarEvent(booking);
  return (
    <div className={styles.actions}>
      {event && <CalendarButton event={event} reference={booking.reference} variant="outline" />}
      <p>
        Once your email is verified, you’ll find the appointment in your dashboard. Already have a password?{' '}
        <Link to={paths.login} state={{ booking }}>
          Log in to your dashboard
        </Link>
      </p>
    </div>
  );
}

function NextSteps({ email }: { email: string }) {
  return (
    <section aria-labelledby="what-next">
      <h2 id="what-next" className={styles.nextTitle}>
        What happens next
      </h2>
      <ol className={styles.nextSteps}>
        <li>
          <strong>Now:</strong> we’ve emailed {email}. Verify that it’s your address.
        </li>
        <li>
          <strong>Then:</strong> we’ll agree a date and time with the specialist, and contact you to confirm it.
        </li>
        <li>
          <strong>Once confirmed:</strong> you’ll have {quantity(PAYMENT_WINDOW_HOURS, 'hour')} to pay and keep the
          appointment.
        </li>
      </ol>
    </section>
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
