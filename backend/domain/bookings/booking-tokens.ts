import { createHmac, randomBytes } from 'node:crypto';
import { BOOKING_LINK_HOURS } from '#shared/terms.ts';
import { HOUR_MS } from '#shared/time.ts';
import { findBooking } from '../../store/appointments/appointments.ts';
import { findBookingByToken, insertBookingToken } from '../../store/bookings.ts';
import { findSecret } from '../../store/codes.ts';
import type { Queries } from '../../store/database/database.ts';
import type { Fields, IdentityContext } from '../accounts/account-access.ts';
import { hashToken } from '../passwords/password-tokens.ts';
import { Refusal } from '../refusal.ts';

/** Of a booking token, and of the link in the booking's email. */
const bookingTokenLifetimeMs = BOOKING_LINK_HOURS * HOUR_MS;

/** What the secret makes of an appointment, the same each time. */
async function derive(db: Queries, kind: 'handle' | 'flow', appointmentId: number): Promise<string> {
  const key = await findSecret(db, 'codes');
  return createHmac('sha256', key).update(`${kind}:${appointmentId}`).digest('base64url');
}

/**
 * The id of the flow that verifies a booking's email: only those who booked, or have the email,
 * know it.
 */
export function bookingFlowId(db: Queries, appointmentId: number): Promise<string> {
  return derive(db, 'flow', appointmentId);
}

/**
 * An unguessable token that lets a guest change the booking's address, and nothing else (C-60).
 * Derived from the appointment and a secret, so that a repeated request gets the same token
 * although only its hash is stored.
 */
export async function issueBookingToken(db: Queries, appointmentId: number, now: Date): Promise<string> {
  const token = `g_${await derive(db, 'handle', appointmentId)}`;
  await insertBookingToken(db, {
    handle_hash: hashToken(token),
    appointment_id: appointmentId,
    expires_at: new Date(now.getTime() + bookingTokenLifetimeMs).toISOString(),
  });
  return token;
}

/**
 * The path with the handle in the fragment, which browsers send to no server: it is in no log and
 * no `Referer`.
 */
const linkPath = '/verify-appointment-email#booking=';

const unusable = () =>
  new Refusal('EXPIRED', 'This link has expired, or your email is already verified.', { field: 'handle' });

/**
 * The link that opens a guest's booking again, to verify its email, on any device. Its random
 * handle is for nothing else: unlike a booking token (`g_`) it can't change the email.
 */
export async function issueBookingLink(
  db: Queries,
  appointmentId: number,
  { publicUrl, now }: Pick<IdentityContext, 'publicUrl' | 'now'>,
): Promise<string> {
  const handle = `v_${randomBytes(32).toString('base64url')}`;
  await insertBookingToken(db, {
    handle_hash: hashToken(handle),
    appointment_id: appointmentId,
    expires_at: new Date(now.getTime() + bookingTokenLifetimeMs).toISOString(),
  });
  return `${publicUrl}${linkPath}${handle}`;
}

/**
 * The booking of a link, while its email is unverified, and the id of its flow. Guessing needs no
 * limit here: a handle has 256 bits, and the gateway limits each network address.
 */
export async function openBookingLink({ store: { db }, now }: IdentityContext, fields: Fields) {
  const handle = fields.get('handle') ?? '';
  if (!/^v_[\w-]{43}$/.test(handle)) throw unusable();
  const found = await findBookingByToken(db, hashToken(handle), now.toISOString());
  if (!found || found.verified === 1) throw unusable();
  const booking = await findBooking(db, found.appointmentId);
  if (!booking) throw unusable();
  return { booking, flowId: await bookingFlowId(db, booking.id) };
}
