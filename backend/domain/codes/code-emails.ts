import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '#shared/time.ts';
import { accountExistsEmail, codeEmail } from '../../mail/templates/account-emails.ts';
import { deleteExpiredRegistrations } from '../../store/accounts.ts';
import { deleteExpiredBookingTokens } from '../../store/bookings.ts';
import {
  deleteEndedAttempts,
  deleteExpiredCodes,
  deleteExpiredProofs,
  deleteExpiredTokens,
} from '../../store/codes.ts';
import { deleteImmediateRequestKeysBefore } from '../../store/contact.ts';
import type { Queries } from '../../store/database/database.ts';
import { queueEmail } from '../../store/emails.ts';
import type { Device } from '../accounts/devices.ts';
import { countUse, restartLimit } from '../rate-limits.ts';
import { Refusal } from '../refusal.ts';
import { type CodePurpose, type CodeSubject, issueCode, issueDecoy, removeCodesFromEmails } from './email-codes.ts';

/** A resend of a sign-up code names only the address, so both purposes count together. */
function groupOf(purpose: CodePurpose): string {
  return purpose === 'registration' || purpose === 'claim' ? 'sign-up' : purpose;
}

/** Records a code that is sent regardless of the limits, so that the next request has to wait. */
export async function recordSend(db: Queries, { purpose, email }: CodeSubject, now: Date): Promise<void> {
  await restartLimit(db, 'code-pause', `${groupOf(purpose)}:${email}`, now);
}

/**
 * Counts a code before it is sent: one a minute and five an hour for each address, known or not. A
 * first code waits for others of its purpose; a resend, for those of its group. Those that the
 * address's owner requests on a device of theirs are counted apart, so that no one can use them up.
 * Throws a refusal with the seconds to wait.
 */
export async function countSend(
  db: Queries,
  { purpose, email }: CodeSubject,
  which: 'first' | 'resend',
  now: Date,
  ownDevice: Device | null = null,
): Promise<void> {
  const requester = ownDevice ? `${ownDevice.id}:${email}` : email;
  const group = groupOf(purpose);
  const limited = which === 'first' ? purpose : group;
  const wait =
    (await countUse(db, 'code-pause', `${limited}:${requester}`, now)) ||
    (await countUse(db, 'code-sends', `${group}:${requester}`, now));
  if (wait > 0)
    throw new Refusal('RATE_LIMITED', `Please wait ${wait} seconds before requesting another code.`, {
      retryAfter: wait,
    });
  await deleteExpiredRows(db, now);
  await restartLimit(db, 'code-pause', `${limited === group ? purpose : group}:${requester}`, now);
}

/** The gateway keeps a key for a day. After two days a repeated request is a new one. */
const keyLifetimeMs = 48 * HOUR_MS;

/** Deletes expired rows. Not inside a transaction: concurrent requests would wait for it. */
async function deleteExpiredRows(db: Queries, at: Date): Promise<void> {
  const now = at.toISOString();
  await removeCodesFromEmails(db, await deleteExpiredCodes(db, now));
  await deleteExpiredProofs(db, now);
  await deleteExpiredTokens(db, now);
  await deleteExpiredRegistrations(db, now);
  await deleteExpiredBookingTokens(db, now);
  await deleteEndedAttempts(db, now);
  await deleteImmediateRequestKeysBefore(db, new Date(at.getTime() - keyLifetimeMs).toISOString());
}

/** Issues a code and queues its email, in the caller's transaction. */
export async function queueCodeEmail(
  db: Queries,
  subject: CodeSubject,
  accountId: number | null,
  now: Date,
): Promise<void> {
  const eventKey = `code:${randomUUID()}`;
  const code = await issueCode(db, subject, { accountId, eventKey }, now);
  await queueEmail(db, { recipient: subject.email, content: codeEmail(subject.purpose, code), eventKey }, now);
}

/**
 * Informs the owner of an existing account; to the requester it looks as if a code had been sent.
 */
export async function queueAccountExistsEmail(
  db: Queries,
  subject: CodeSubject,
  publicUrl: string,
  now: Date,
): Promise<void> {
  await issueDecoy(db, subject, now);
  await queueEmail(db, { recipient: subject.email, content: accountExistsEmail(publicUrl) }, now);
}
