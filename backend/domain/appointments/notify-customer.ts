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
import { bookingFacts, formatLongDay } from '../../mail/templates/booking-facts.ts';
import type { EmailContent } from '../../mail/templates/email-content.ts';
import { type Booking, findBooking } from '../../store/appointments/appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import { queueEmail } from '../../store/emails.ts';
import { notify, reassignNotifications } from '../../store/notifications.ts';
import {
  type AppointmentEvent,
  appointmentEvents,
  appointmentNotification,
  eventKeyPrefix,
} from '../notification-messages.ts';
import { refundSentence } from './appointment-rules.ts';

/**
 * Notifies the customer of a change to an appointment, by a notification if they have accepted it
 * and, where one is expected, by email; in the transaction of the change. The same event is
 * repeated only after another confirmation or on another day. Returns the appointment.
 */
export async function notifyCustomer(
  db: Queries,
  event: AppointmentEvent,
  appointmentId: number,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<Booking> {
  const booking = await findBooking(db, appointmentId);
  if (!booking) throw new Error('An appointment that was just changed is missing.');
  const eventKey = `${eventKeyPrefix(event, appointmentId)}${booking.confirmed_at ?? booking.date}`;
  if (booking.accepted === 1)
    await notify(db, { accountId: booking.account_id, ...appointmentNotification(event, booking), eventKey }, now);
  const content = appointmentEmail(event, booking, publicUrl);
  if (content) await queueEmail(db, { recipient: booking.email, content, eventKey }, now);
  return booking;
}

/** Gives an appointment's notifications to another account. */
export async function reassignAppointmentNotifications(
  db: Queries,
  appointmentId: number,
  accounts: { from: number; to: number },
): Promise<void> {
  const prefixes = appointmentEvents.map((event) => eventKeyPrefix(event, appointmentId));
  await reassignNotifications(db, prefixes, accounts);
}

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
  if (cancelled_by === 'specialist') return 'We’re sorry: the specialist had to cancel your appointment.';
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
