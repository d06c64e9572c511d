import { normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { findAccountByEmail, insertAccount } from '../../store/accounts/accounts.ts';
import { findBooking } from '../../store/appointments/appointments.ts';
import { deleteEmptyAccount, findBookingByToken, reassignAppointment } from '../../store/bookings/booking-tokens.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import type { Fields, IdentityContext } from '../accounts/account-access.ts';
import { claimOf } from '../accounts/account-claim.ts';
import { reassignAppointmentNotifications } from '../appointments/notify-customer.ts';
import { voidCodes } from '../codes/email-codes.ts';
import { countSend } from '../codes/send-limits.ts';
import { requireEmail } from '../forms/email-address.ts';
import { countUse, type Limit } from '../rate-limits.ts';
import { Refusal } from '../refusal.ts';
import { queueBookingEmail } from './booking-emails.ts';
import { hashBookingToken } from './booking-tokens.ts';

const changes: Limit = { name: 'booking-email', max: 5, seconds: 3600 };

const notFound = () => new Refusal('not-found', 'Failed to update email address.');
const taken = () => new Refusal('taken', 'This email is already registered.');

/** Counts by handle and by address before either is looked up, so that neither can be guessed. */
async function countChange(db: Queries, subjects: string[], now: Date): Promise<void> {
  for (const subject of subjects) {
    const retryAfter = await countUse(db, changes, subject, now);
    if (retryAfter > 0)
      throw new Refusal('limited', 'The email address has been changed too often. Please try again later.', {
        retryAfter,
      });
  }
}

/** The booking of the token, while it belongs to that address and the address is not verified. */
async function requireBooking(db: Queries, handle: string, email: string, now: Date) {
  const handled = await findBookingByToken(db, hashBookingToken(handle), now.toISOString());
  if (!handled || handled.verified === 1 || handled.email !== email) throw notFound();
  return handled;
}

/**
 * Changes the address of a guest's booking, by the booking's token, but never that of a verified
 * account (C-60, RULE-04). Codes sent to the old address are void. Returns the new one.
 */
export async function changeBookingEmail(context: IdentityContext, fields: Fields): Promise<string> {
  const { store, now } = context;
  const newEmail = requireEmail(fields.get('newEmail'));
  const currentEmail = normaliseEmail(fields.get('currentEmail') ?? '');
  if (newEmail === currentEmail) throw new Refusal('invalid', fieldMessages.emailUnchanged);
  const handle = fields.get('userId') ?? '';
  await countChange(store.db, [handle, currentEmail], now);
  // Before counting for the new address: only holders of the token can use up its limits.
  await requireBooking(store.db, handle, currentEmail, now);
  if (await findAccountByEmail(store.db, newEmail)) throw taken();
  await countSend(store.db, claimOf(newEmail), 'first', now);
  await inTransaction(store, async (db) => {
    const handled = await requireBooking(db, handle, currentEmail, now);
    const { appointmentId, accountId: from, firstName, lastName, phone } = handled;
    const to = await insertAccount(db, { email: newEmail, firstName, lastName, phone, createdAt: now.toISOString() });
    if (to === undefined) throw taken();
    if (!(await reassignAppointment(db, appointmentId, { from, to }))) throw notFound();
    await reassignAppointmentNotifications(db, appointmentId, { from, to });
    await voidCodes(db, currentEmail, ['claim']);
    await deleteEmptyAccount(db, from);
    const booking = await findBooking(db, appointmentId);
    if (booking) await queueBookingEmail(db, booking, 'new', context);
  });
  return newEmail;
}
