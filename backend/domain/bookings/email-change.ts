import { normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { findBooking } from '../../store/appointments/appointments.ts';
import {
  deleteEmptyAccount,
  deleteOtherBookingTokens,
  findBookingByToken,
  reassignAppointment,
} from '../../store/bookings.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { type Fields, findOrCreateAccount, type IdentityContext } from '../accounts/account-access.ts';
import { claimOf } from '../accounts/account-claim.ts';
import { reassignAppointmentNotifications } from '../appointments/notify-customer.ts';
import { countSend } from '../codes/code-emails.ts';
import { hashOfFlow, issueDecoy, voidCodes } from '../codes/email-codes.ts';
import { requireEmail } from '../form.ts';
import { hashToken } from '../passwords/password-tokens.ts';
import { requireUse } from '../rate-limits.ts';
import { Refusal } from '../refusal.ts';
import { bookingFlowId } from './booking-tokens.ts';
import { queueBookingEmail } from './queue-booking-emails.ts';

const tooMany = 'You’ve changed the email too often. Please try again later.';

const notFound = () => new Refusal('NOT_FOUND', 'Failed to update email address.', { field: 'userId' });

/** The booking of the token, until the customer of that address has verified or accepted it. */
async function requireBooking(db: Queries, token: string, email: string, now: Date) {
  // Not by the handle of a link (`v_`).
  const booking = token.startsWith('g_')
    ? await findBookingByToken(db, hashToken(token), now.toISOString())
    : undefined;
  const isOwned = booking?.verified === 1 && booking.accepted === 1;
  if (!booking || isOwned || booking.email !== email) throw notFound();
  return booking;
}

/**
 * Changes the address of a guest's booking, by the booking's token, but never that of a customer's
 * own (C-60, RULE-04). A registered address is answered like any other: only its customer is told,
 * and asked whether the booking is theirs. Codes and links sent to the old address become invalid.
 */
export async function changeBookingEmail(context: IdentityContext, fields: Fields) {
  const { store, now } = context;
  const newEmail = requireEmail(fields.get('newEmail'), 'newEmail');
  const currentEmail = normaliseEmail(fields.get('currentEmail') ?? '');
  if (newEmail === currentEmail) throw new Refusal('INVALID', fieldMessages.emailUnchanged, { field: 'newEmail' });
  const token = fields.get('userId') ?? '';
  // By token and by address, before either is looked up, so that neither can be guessed.
  for (const subject of [token, currentEmail]) await requireUse(store.db, 'booking-email', subject, now, () => tooMany);
  // Before counting for the new address: only holders of the token can use up its limits.
  await requireBooking(store.db, token, currentEmail, now);
  await countSend(store.db, claimOf(newEmail), 'first', now);
  return inTransaction(store, async (db) => {
    const stored = await requireBooking(db, token, currentEmail, now);
    const { appointmentId, accountId: from, firstName, lastName, phone } = stored;
    const { id: to, userType } = await findOrCreateAccount(db, { email: newEmail, firstName, lastName, phone }, now);
    const isAccepted = userType !== 'existing_verified';
    if (!(await reassignAppointment(db, appointmentId, { from, to, isAccepted }))) throw notFound();
    await reassignAppointmentNotifications(db, appointmentId, { from, to });
    await voidCodes(db, currentEmail, ['claim']);
    await deleteOtherBookingTokens(db, appointmentId, hashToken(token));
    await deleteEmptyAccount(db, from);
    const booking = await findBooking(db, appointmentId);
    if (booking) await queueBookingEmail(db, booking, userType, context);
    const flowId = await bookingFlowId(db, appointmentId);
    if (!isAccepted) await issueDecoy(db, claimOf(newEmail, hashOfFlow(flowId)), now);
    return { email: newEmail, flowId };
  });
}
