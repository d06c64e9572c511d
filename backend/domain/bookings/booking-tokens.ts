import { createHash, createHmac } from 'node:crypto';
import { BOOKING_LINK_HOURS } from '#shared/terms.ts';
import { HOUR_MS } from '#shared/time.ts';
import { insertBookingToken } from '../../store/bookings/booking-tokens.ts';
import { findSecret } from '../../store/codes/secrets.ts';
import type { Queries } from '../../store/database/database.ts';

/** Of a booking token, and of the link in the booking's email. */
export const bookingTokenLifetimeMs = BOOKING_LINK_HOURS * HOUR_MS;

export function hashBookingToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

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
    handle_hash: hashBookingToken(token),
    appointment_id: appointmentId,
    expires_at: new Date(now.getTime() + bookingTokenLifetimeMs).toISOString(),
  });
  return token;
}
