import { findAccountByEmail } from '../../store/accounts/accounts.ts';
import { listRegistrations } from '../../store/accounts/pending-registrations.ts';
import { findLatestCode } from '../../store/codes/email-codes.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import type { Fields, IdentityContext } from '../accounts/account-access.ts';
import { claimOf, queueClaimEmail } from '../accounts/account-claim.ts';
import { queueAccountExistsEmail, queueCodeEmail } from '../accounts/queue-account-emails.ts';
import { requireEmail } from '../forms/email-address.ts';
import { type CodeSubject, flowOf, issueDecoy, latestSubject } from './email-codes.ts';
import { countSend } from './send-limits.ts';

/** Renews the code of the flow that a request names: of its registration, or of its claim. */
async function renewFlow(db: Queries, email: string, flow: string, { publicUrl, now }: IdentityContext): Promise<void> {
  const pending = (await listRegistrations(db, email, now.toISOString())).some((one) => one.flow === flow);
  if (!pending) return queueClaimEmail(db, claimOf(email, flow), publicUrl, now);
  const registration: CodeSubject = { purpose: 'registration', email, flow };
  return (await findAccountByEmail(db, email))?.verified === 1
    ? queueAccountExistsEmail(db, registration, publicUrl, now)
    : queueCodeEmail(db, registration, null, now);
}

/**
 * Renews the latest code, and issues a decoy for the other purpose, so that attempts at either look
 * the same for every address (ACCT-04).
 */
async function renewLatest(db: Queries, email: string, { publicUrl, now }: IdentityContext): Promise<void> {
  const registration = await latestSubject(db, { purpose: 'registration', email });
  const claim = await latestSubject(db, claimOf(email));
  const isVerified = (await findAccountByEmail(db, email))?.verified === 1;
  const [pending] = await listRegistrations(db, email, now.toISOString());
  if (!pending || isVerified) {
    await issueDecoy(db, registration, now);
    return queueClaimEmail(db, claim, publicUrl, now);
  }
  const ofPending = { ...registration, flow: pending.flow };
  const sentClaim = await findLatestCode(db, claim);
  // Decoys are never emailed. A claim's code is deleted when it expires, but not the record of its
  // request.
  const claimedAt = sentClaim && sentClaim.occasion !== null ? sentClaim.sent_at : pending.claimed_at;
  if (claimedAt === null) {
    await issueDecoy(db, claim, now);
    return queueCodeEmail(db, ofPending, null, now);
  }
  const sent = (await findLatestCode(db, registration))?.sent_at ?? pending.begun_at;
  return sent > claimedAt ? queueCodeEmail(db, ofPending, null, now) : queueClaimEmail(db, claim, publicUrl, now);
}

/** Resends a flow's code, or that of the latest registration, guest booking or claim. */
export async function resendSignUpCode(context: IdentityContext, fields: Fields): Promise<void> {
  const email = requireEmail(fields.get('email'));
  const flow = flowOf(fields);
  await countSend(context.store.db, claimOf(email), 'resend', context.now);
  await inTransaction(context.store, (db) =>
    flow === undefined ? renewLatest(db, email, context) : renewFlow(db, email, flow, context),
  );
}
