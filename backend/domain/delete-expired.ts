import { deleteExpiredRegistrations } from '../store/accounts/pending-registrations.ts';
import { deleteExpiredBookingTokens } from '../store/bookings/booking-tokens.ts';
import { deleteEndedAttempts } from '../store/codes/attempts.ts';
import { deleteExpiredCodes } from '../store/codes/email-codes.ts';
import { deleteExpiredProofs } from '../store/codes/email-proofs.ts';
import { deleteImmediateRequestKeysBefore } from '../store/contact/immediate-requests.ts';
import type { Queries } from '../store/database/database.ts';
import { deleteExpiredTokens } from '../store/passwords/password-tokens.ts';
import { removeCodesFromEmails } from './codes/email-codes.ts';

/** The gateway keeps a key for a day. After two days a repeated request is a new one. */
const keyLifetimeMs = 48 * 3_600_000;

/** Deletes expired rows. Not inside a transaction: concurrent requests would wait for it. */
export async function deleteExpiredRows(db: Queries, at: Date): Promise<void> {
  const now = at.toISOString();
  await removeCodesFromEmails(db, await deleteExpiredCodes(db, now));
  await deleteExpiredProofs(db, now);
  await deleteExpiredTokens(db, now);
  await deleteExpiredRegistrations(db, now);
  await deleteExpiredBookingTokens(db, now);
  await deleteEndedAttempts(db, now);
  await deleteImmediateRequestKeysBefore(db, new Date(at.getTime() - keyLifetimeMs).toISOString());
}
