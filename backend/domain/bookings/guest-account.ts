import { USE_LIMITS } from '#shared/limits.ts';
import type { UserType } from '../../mail/templates/booking-emails.ts';
import { findAccountByEmail, insertAccount } from '../../store/accounts/accounts.ts';
import { countAppointmentsSince } from '../../store/appointments/appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import { countUse, windowStart } from '../rate-limits.ts';
import { Refusal } from '../refusal.ts';
import type { Contact } from './booking-form.ts';

const tooMany = (retryAfter: number) =>
  new Refusal('RATE_LIMITED', 'You’ve made many bookings in a short time. Please call us, or try again later.', {
    retryAfter,
  });

/** Counts a guest's booking by the device that makes it. Not inside the booking's transaction. */
export async function countGuestBooking(db: Queries, device: string, now: Date): Promise<void> {
  const retryAfter = await countUse(db, 'guest-bookings', device, now);
  if (retryAfter > 0) throw tooMany(retryAfter);
}

/**
 * Throws when an account has made too many bookings recently. Its own and those that others made
 * with its address are counted apart, so that no one can use up the customer's.
 */
export async function checkBookingLimit(
  db: Queries,
  accountId: number,
  { isAccepted, now }: { isAccepted: boolean; now: Date },
): Promise<void> {
  const { max, seconds } = USE_LIMITS.bookings;
  const since = windowStart('bookings', now);
  if ((await countAppointmentsSince(db, accountId, { isAccepted, since })) >= max)
    throw new Refusal(
      'RATE_LIMITED',
      'You’ve made many bookings in the last hour. Please call us, or try again later.',
      { retryAfter: seconds },
    );
}

/**
 * The account of an address, created unverified when there is none. A guest never changes an
 * existing one.
 */
export async function findOrCreateAccount(
  db: Queries,
  { email, firstName, lastName, phone }: Contact,
  now: Date,
): Promise<{ id: number; userType: UserType }> {
  const id = await insertAccount(db, { email, firstName, lastName, phone, createdAt: now.toISOString() });
  if (id !== undefined) return { id, userType: 'new' };
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error('An account conflicted on insert but was not found.');
  return { id: account.id, userType: account.verified === 1 ? 'existing_verified' : 'existing_unverified' };
}

/** The owner of a guest's booking; a customer with that address has yet to accept it. */
export async function ownerForGuest(db: Queries, contact: Contact, device: string, now: Date) {
  const { id: accountId, userType } = await findOrCreateAccount(db, contact, now);
  const isAccepted = userType !== 'existing_verified';
  await checkBookingLimit(db, accountId, { isAccepted, now });
  return { accountId, userType, device, accepted: isAccepted ? 1 : 0 } as const;
}
