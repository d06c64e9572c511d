import { type BookingFacts, particulars } from './booking-facts.ts';
import { farewell, type Message } from './messages.ts';

export interface AppointmentFacts extends BookingFacts {
  /** For example `£95.00`; null while no price is known. */
  price: string | null;
  /** Whether the customer can log in. */
  verified: boolean;
}

function sheet(facts: AppointmentFacts): string {
  const lines = particulars(facts, 'not assigned yet');
  return facts.price === null ? lines : `${lines}\n  Price        ${facts.price}`;
}

function letter(facts: AppointmentFacts, subject: string, opening: string, next: string): Message {
  return {
    subject: `${subject} ${facts.reference}`,
    body: `Hello ${facts.firstName},

${opening}

${sheet(facts)}

${next}
${farewell}
`,
  };
}

/** Where it can be done; who has no account yet is told how to get one, since every page of it asks for a log-in. */
function page({ verified, publicUrl }: AppointmentFacts, what: string, path: string): string {
  const there = `${what}:\n${publicUrl}${path}`;
  return verified
    ? there
    : `${there}\n\nYou have no account with a password yet. Create one with this e-mail address first:\n${publicUrl}/register`;
}

const appointments = '/dashboard/appointments';

/** Where another appointment can be booked; without a password only as a guest. */
function bookAgain({ verified, publicUrl }: AppointmentFacts, what: string): string {
  return `${what}:\n${publicUrl}${verified ? '/dashboard/book-appointment' : '/appointment'}`;
}

/** `dueBy` for example `Tuesday 24 November 2026, 10:00`; null when it has been paid already. */
export function appointmentConfirmed(facts: AppointmentFacts, dueBy: string | null): Message {
  const next =
    dueBy === null
      ? page(facts, 'It has been paid, so there is nothing left to do. You find it here', appointments)
      : page(facts, `Please pay within 24 hours, until ${dueBy}. You pay here`, appointments);
  return letter(facts, 'Confirmed: your appointment', 'your appointment is confirmed.', next);
}

export function appointmentMoved(facts: AppointmentFacts): Message {
  const opening = 'your appointment has been moved. This is the new time:';
  const next = 'It is not confirmed yet. We check the new time with the specialist and write to you.';
  return letter(facts, 'Rescheduled: your appointment', opening, page(facts, `${next} You find it here`, appointments));
}

/** `why` says who ended it, `refund` what becomes of the money; empty when nothing was paid. */
export function appointmentCancelled(facts: AppointmentFacts, why: string, refund: string): Message {
  const money = refund === '' ? 'Nothing was paid, so nothing is owed.' : refund;
  const next = bookAgain(facts, 'You can book another appointment at any time');
  return letter(facts, 'Cancelled: your appointment', why, `${money}\n\n${next}`);
}

export function paymentReceived(facts: AppointmentFacts, paidAt: string): Message {
  const amount = facts.price === null ? 'your payment' : `your payment of ${facts.price}`;
  const next = page(facts, 'Please keep this e-mail as your receipt. You find the appointment here', appointments);
  return letter(facts, 'Receipt for appointment', `we have received ${amount} on ${paidAt}. Thank you.`, next);
}

export function paymentReminder(facts: AppointmentFacts, dueBy: string): Message {
  const next = page(facts, `You pay here, until ${dueBy}`, appointments);
  return letter(facts, 'Please pay for appointment', 'the time to pay for your appointment ends soon.', next);
}

export function paymentExpired(facts: AppointmentFacts): Message {
  const next = bookAgain(facts, 'If you still want the work done, please book a new appointment');
  return letter(facts, 'Payment expired: appointment', 'the 24 hours to pay for your appointment have passed.', next);
}

export function reviewInvitation(facts: AppointmentFacts): Message {
  const who = facts.specialistName ?? 'us';
  const next = page(
    facts,
    `Other people choose by what customers say. Please review ${who} here`,
    '/dashboard/reviews',
  );
  return letter(facts, 'How was it? Your appointment', 'the work on your appointment is done.', next);
}
