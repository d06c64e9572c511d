import { PAYMENT_WINDOW_HOURS } from '#shared/payment-window.ts';
import { quantity } from '#shared/quantity.ts';
import { type BookingFacts, bookingDetails, greeting } from './booking-facts.ts';
import { bookingFooter, type EmailContent } from './email-content.ts';

export interface AppointmentFacts extends BookingFacts {
  /** For example `£95.00`; null while no price is known. */
  price: string | null;
  /** Whether the customer can log in. */
  verified: boolean;
}

function details(facts: AppointmentFacts): string {
  const lines = bookingDetails(facts, 'not assigned yet');
  if (facts.price === null) return lines;
  return `${lines}\n  Price        ${[facts.price, facts.travel].filter(Boolean).join(', ')}`;
}

function composeEmail(facts: AppointmentFacts, subject: string, opening: string, next: string): EmailContent {
  return {
    subject: `${subject} ${facts.reference}`,
    body: `${greeting(facts.firstName)}

${opening}

${details(facts)}

${next}

${bookingFooter}
`,
  };
}

/**
 * A link to a page of the dashboard. These pages need a login, so it tells customers without a
 * password how to set one.
 */
function dashboardLink({ verified, publicUrl }: AppointmentFacts, label: string, path: string): string {
  const link = `${label}:\n${publicUrl}${path}`;
  return verified
    ? link
    : `${link}\n\nYou don’t have a password yet. Create an account with this email first:\n${publicUrl}/register`;
}

const appointments = '/dashboard/appointments';

/** A link to the booking form: the guests' one for customers without a password. */
function bookingLink({ verified, publicUrl }: AppointmentFacts, label: string): string {
  return `${label}:\n${publicUrl}${verified ? '/dashboard/book-appointment' : '/appointment'}`;
}

/** `dueBy` is for example `Tuesday 24 November 2026, 10:00`; null if it is paid already. */
export function appointmentConfirmedEmail(facts: AppointmentFacts, dueBy: string | null): EmailContent {
  const next =
    dueBy === null
      ? dashboardLink(facts, 'You’ve already paid, so there’s nothing left to do. See your appointment', appointments)
      : dashboardLink(
          facts,
          `Please pay within ${quantity(PAYMENT_WINDOW_HOURS, 'hour')}, by ${dueBy}. Pay here`,
          appointments,
        );
  return composeEmail(facts, 'Confirmed: your appointment', 'Your appointment is confirmed.', next);
}

export function appointmentRescheduledEmail(facts: AppointmentFacts): EmailContent {
  const opening = 'Your appointment has been rescheduled. Here’s the new time:';
  const next = 'It isn’t confirmed yet. We’ll check the new time with the specialist and email you.';
  return composeEmail(
    facts,
    'Rescheduled: your appointment',
    opening,
    dashboardLink(facts, `${next} See your appointment`, appointments),
  );
}

/** `cancellation` says who cancelled. `refund` is empty if nothing was paid. */
export function appointmentCancelledEmail(facts: AppointmentFacts, cancellation: string, refund: string): EmailContent {
  const refundText = refund === '' ? 'You haven’t paid anything, so there’s nothing to refund.' : refund;
  const next = bookingLink(facts, 'You can book another appointment at any time');
  return composeEmail(facts, 'Cancelled: your appointment', cancellation, `${refundText}\n\n${next}`);
}

export function paymentReceivedEmail(facts: AppointmentFacts, paidAt: string): EmailContent {
  const amount = facts.price === null ? 'your payment' : `your payment of ${facts.price}`;
  const next = dashboardLink(facts, 'Please keep this email as your receipt. See your appointment', appointments);
  return composeEmail(facts, 'Receipt for appointment', `We received ${amount} on ${paidAt}. Thank you.`, next);
}

export function paymentReminderEmail(facts: AppointmentFacts, dueBy: string): EmailContent {
  const next = dashboardLink(facts, `Please pay by ${dueBy}. Pay here`, appointments);
  return composeEmail(facts, 'Please pay for appointment', 'The time to pay for your appointment ends soon.', next);
}

export function paymentExpiredEmail(facts: AppointmentFacts): EmailContent {
  const next = bookingLink(facts, 'If you still want the work done, please book a new appointment');
  return composeEmail(
    facts,
    'Payment expired: appointment',
    `The ${quantity(PAYMENT_WINDOW_HOURS, 'hour')} to pay for your appointment have passed.`,
    next,
  );
}

export function reviewInvitationEmail(facts: AppointmentFacts): EmailContent {
  const reviewed = facts.specialistName ?? 'us';
  const next = dashboardLink(
    facts,
    `Reviews help other customers choose. Please review ${reviewed}`,
    '/dashboard/reviews',
  );
  return composeEmail(facts, 'How was it? Your appointment', 'The work on your appointment is done.', next);
}
