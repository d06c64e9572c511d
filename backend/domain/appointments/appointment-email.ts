import { londonDay, londonTime } from '#shared/london/clock.ts';
import { formatPounds } from '#shared/money.ts';
import { paymentDueBy } from '#shared/payment-window.ts';
import {
  type AppointmentFacts,
  appointmentCancelledEmail,
  appointmentConfirmedEmail,
  appointmentRescheduledEmail,
  paymentExpiredEmail,
  paymentReceivedEmail,
  paymentReminderEmail,
  reviewInvitationEmail,
} from '../../mail/templates/appointment-emails.ts';
import type { EmailContent } from '../../mail/templates/email-content.ts';
import type { Booking } from '../../store/appointments/appointments.ts';
import { bookingFacts, formatLongDay } from '../bookings/booking-facts.ts';
import type { AppointmentEvent } from './appointment-events.ts';
import { refundSentence } from './refunds.ts';

function formatMoment(moment: Date): string {
  return `${formatLongDay(londonDay(moment))}, ${londonTime(moment)}`;
}

function factsOf(booking: Booking, publicUrl: string): AppointmentFacts {
  return {
    ...bookingFacts(booking, publicUrl),
    price: booking.price_pence === null ? null : formatPounds(booking.price_pence),
    verified: booking.verified === 1,
  };
}

/** Leaves out the customer's own reason; the product's reason is one of our sentences. */
function cancellationSentence({ cancelled_by, cancel_reason }: Booking): string {
  if (cancelled_by === 'customer') return 'Your appointment has been cancelled, as you asked.';
  if (cancelled_by === 'specialist') return "We're sorry: the specialist had to cancel your appointment.";
  return `Your appointment has been cancelled. ${cancel_reason ?? ''}`.trim();
}

/** The email to an appointment's customer; null if another one covers it, or none is needed. */
export function appointmentEmail(event: AppointmentEvent, booking: Booking, publicUrl: string): EmailContent | null {
  const facts = factsOf(booking, publicUrl);
  const dueBy = paymentDueBy(booking.confirmed_at);
  switch (event) {
    case 'booked':
      return null;
    case 'confirmed':
      return appointmentConfirmedEmail(facts, booking.paid === 1 || dueBy === null ? null : formatMoment(dueBy));
    case 'moved':
      return appointmentRescheduledEmail(facts);
    case 'cancelled':
      return appointmentCancelledEmail(facts, cancellationSentence(booking), refundSentence(booking));
    case 'paid':
      return paymentReceivedEmail(facts, formatMoment(new Date(booking.paid_at ?? 0)));
    case 'payment-soon':
      return dueBy === null ? null : paymentReminderEmail(facts, formatMoment(dueBy));
    case 'payment-expired':
      return paymentExpiredEmail(facts);
    case 'completed':
      return booking.specialist_id === null ? null : reviewInvitationEmail(facts);
  }
}
