import { findAccountByEmail } from '../../store/accounts/accounts.ts';
import { findRegistration } from '../../store/accounts/pending-registrations.ts';
import { findCode } from '../../store/codes/email-codes.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import type { Fields, IdentityContext } from '../accounts/account-access.ts';
import { claimOf, queueClaimEmail } from '../accounts/account-claim.ts';
import { queueCodeEmail } from '../accounts/queue-account-emails.ts';
import { requireEmail } from '../forms/email-address.ts';
import { type CodeSubject, issueDecoy, keyOf } from './email-codes.ts';
import { countSend } from './send-limits.ts';

/**
 * Renews the latest code, and issues a decoy for the other purpose, so that attempts at either look
 * the same for every address (ACCT-04).
 */
async function renew(db: Queries, email: string, { publicUrl, now }: IdentityContext): Promise<void> {
  const registration: CodeSubject = { purpose: 'registration', email };
  const isVerified = (await findAccountByEmail(db, email))?.verified === 1;
  const pending = await findRegistration(db, email, now.toISOString());
  if (!pending || isVerified) {
    await issueDecoy(db, registration, now);
    return queueClaimEmail(db, email, publicUrl, now);
  }
  const claim = await findCode(db, keyOf(claimOf(email)));
  // Decoys are never emailed. A claim's code is deleted when it expires, but not the record of its
  // request.
  const claimedAt = claim && claim.occasion !== null ? claim.sent_at : pending.claimed_at;
  if (claimedAt === null) {
    await issueDecoy(db, claimOf(email), now);
    return queueCodeEmail(db, registration, null, now);
  }
  const sent = (await findCode(db, keyOf(registration)))?.sent_at ?? pending.begun_at;
  return sent > claimedAt ? queueCodeEmail(db, registration, null, now) : queueClaimEmail(db, email, publicUrl, now);
}

/** Resends the code of the latest registration, guest booking or claim of an address. */
export async function resendSignUpCode(context: IdentityContext, fields: Fields): Promise<void> {
  const email = requireEmail(fields.get('email'));
  await countSend(context.store.db, claimOf(email), 'resend', context.now);
  await inTransaction(context.store, (db) => renew(db, email, context));
}
