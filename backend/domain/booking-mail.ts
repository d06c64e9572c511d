import { bookingAgain, bookingReceived, type UserType } from '../mail/booking-messages.ts';
import { type Booking, findBooking } from '../store/appointments.ts';
import type { Queries } from '../store/database.ts';
import { insertMail, type NewMail, releaseMail } from '../store/mails.ts';
import { claimOf } from './account-claim.ts';
import { writeMail } from './account-mail.ts';
import { bookingFacts } from './booking-words.ts';
import { noteSend } from './code-sends.ts';
import { issueCode } from './email-codes.ts';

/** A verified customer's mail waits this long for the confirmation call, and then goes without it. */
const patience = 60_000;

interface MailContext {
  now: Date;
  publicUrl: string;
}

/** Of the mail at booking; another one when the booking has moved to another address. */
function occasionOf({ id, account_id }: Booking): string {
  return `booking:${id}:${account_id}`;
}

/**
 * Stores the one mail that a booking gets, in the booking's own transaction. A guest's has the code in it that opens the account (C-59); the code of
 * an earlier booking is void then.
 */
export async function writeBookingMail(
  db: Queries,
  booking: Booking,
  userType: UserType,
  { now, publicUrl }: MailContext,
): Promise<void> {
  const occasion = occasionOf(booking);
  const isGuest = userType !== 'existing_verified';
  const subject = claimOf(booking.email);
  const code = isGuest ? await issueCode(db, subject, { accountId: booking.account_id, occasion }, now) : null;
  if (isGuest) await noteSend(db, subject, now);
  const mail: NewMail = {
    occasion,
    recipient: booking.email,
    ...bookingReceived(bookingFacts(booking, publicUrl), userType, code),
    created_at: now.toISOString(),
    due_at: (isGuest ? now : new Date(now.getTime() + patience)).toISOString(),
  };
  await insertMail(db, mail);
}

export interface ConfirmationRequest {
  appointmentId: number;
  reference: string;
  /** In lower case. */
  email: string;
}

/** The booking that is meant; undefined unless id, reference and address belong together (C-80). */
async function findConfirmed(db: Queries, request: ConfirmationRequest): Promise<Booking | undefined> {
  const booking = await findBooking(db, request.appointmentId);
  return booking?.reference === request.reference && booking.email === request.email ? booking : undefined;
}

/** Sends the booking's mail now; however often it is asked, there is one mail. */
export async function confirmBooking(db: Queries, request: ConfirmationRequest, now: Date): Promise<void> {
  const booking = await findConfirmed(db, request);
  if (booking) await releaseMail(db, occasionOf(booking), now.toISOString());
}

/** Writes once more what was booked, when its guest has made an account of it; however often it is asked, one more mail. */
export async function confirmAgain(
  db: Queries,
  request: ConfirmationRequest,
  { now, publicUrl }: MailContext,
): Promise<void> {
  const booking = await findConfirmed(db, request);
  if (!booking) return;
  const message = bookingAgain(bookingFacts(booking, publicUrl), booking.verified === 1);
  await writeMail(db, booking.email, message, now, `booking-again:${booking.id}`);
}
