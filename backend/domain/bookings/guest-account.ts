import type { UserType } from '../../mail/templates/booking-emails.ts';
import { findAccountByEmail, insertAccount } from '../../store/accounts/accounts.ts';
import { countAppointmentsSince } from '../../store/appointments/appointments.ts';
import type { Queries } from '../../store/database/database.ts';
import { Refusal } from '../refusal.ts';
import type { BookingRequest } from './booking-form.ts';

const maxBookingsPerHour = 20;

/** Throws when the account has made too many bookings recently. */
export async function checkBookingLimit(db: Queries, accountId: number, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  if ((await countAppointmentsSince(db, accountId, hourAgo)) >= maxBookingsPerHour)
    throw new Refusal('limited', 'You’ve made many bookings in the last hour. Please call us, or try again later.', {
      retryAfter: 3600,
    });
}

/**
 * The account of the booking's address, created unverified when there is none. A guest never
 * changes an existing one.
 */
export async function accountForBooking(
  db: Queries,
  { email, firstName, lastName, phone }: BookingRequest,
  now: Date,
): Promise<{ id: number; userType: UserType }> {
  const id = await insertAccount(db, { email, firstName, lastName, phone, createdAt: now.toISOString() });
  if (id !== undefined) return { id, userType: 'new' };
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error('An account conflicted on insert but was not found.');
  await checkBookingLimit(db, account.id, now);
  return { id: account.id, userType: account.verified === 1 ? 'existing_verified' : 'existing_unverified' };
}
