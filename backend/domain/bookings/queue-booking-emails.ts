import { bookingDetailsEmail, bookingReceivedEmail, type UserType } from '../../mail/templates/booking-emails.ts';
import { bookingFacts } from '../../mail/templates/booking-facts.ts';
import { type Booking, findBooking } from '../../store/appointments/appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import { queueEmail, releaseEmail } from '../../store/emails.ts';
import { claimOf } from '../accounts/account-claim.ts';
import { recordSend } from '../codes/code-emails.ts';
import { hashOfFlow, issueCode } from '../codes/email-codes.ts';
import { bookingFlowId, issueBookingLink } from './booking-tokens.ts';

/** How long a verified customer's email waits for the confirmation call; then it is sent anyway. */
const confirmationWaitMilliseconds = 60_000;

interface MailContext {
  now: Date;
  publicUrl: string;
}

/** Of a booking's email; another one when the booking moves to another address. */
function eventKeyOf({ id, account_id }: Booking): string {
  return `booking:${id}:${account_id}`;
}

/**
 * Queues a booking's one email, in the booking's transaction. A guest's contains a link back to
 * the booking and the code that opens the account (C-59).
 */
export async function queueBookingEmail(
  db: Queries,
  booking: Booking,
  userType: UserType,
  context: MailContext,
): Promise<void> {
  const { now, publicUrl } = context;
  const eventKey = eventKeyOf(booking);
  const isGuest = userType !== 'existing_verified';
  const subject = claimOf(booking.email, hashOfFlow(await bookingFlowId(db, booking.id)));
  const verification = isGuest
    ? {
        code: await issueCode(db, subject, { accountId: booking.account_id, eventKey }, now),
        link: await issueBookingLink(db, booking.id, context),
      }
    : null;
  if (isGuest) await recordSend(db, subject, now);
  const content = bookingReceivedEmail(bookingFacts(booking, publicUrl), userType, verification);
  const dueAt = isGuest ? now : new Date(now.getTime() + confirmationWaitMilliseconds);
  await queueEmail(db, { recipient: booking.email, content, eventKey, dueAt }, now);
}

export interface ConfirmationRequest {
  appointmentId: number;
  reference: string;
  /** In lower case. */
  email: string;
}

/** The requested booking; undefined unless id, reference and address belong together (C-80). */
async function findRequested(db: Queries, request: ConfirmationRequest): Promise<Booking | undefined> {
  const booking = await findBooking(db, request.appointmentId);
  return booking?.reference === request.reference && booking.email === request.email ? booking : undefined;
}

/** Sends the booking's waiting email now. Repeated calls send one email. */
export async function releaseBookingEmail(db: Queries, request: ConfirmationRequest, now: Date): Promise<void> {
  const booking = await findRequested(db, request);
  if (booking) await releaseEmail(db, eventKeyOf(booking), now.toISOString());
}

/** Sends the booking's details again, once, when its guest has opened an account. */
export async function resendBookingEmail(
  db: Queries,
  request: ConfirmationRequest,
  { now, publicUrl }: MailContext,
): Promise<void> {
  const booking = await findRequested(db, request);
  if (!booking) return;
  const content = bookingDetailsEmail(bookingFacts(booking, publicUrl), booking.verified === 1);
  await queueEmail(db, { recipient: booking.email, content, eventKey: `booking-again:${booking.id}` }, now);
}
