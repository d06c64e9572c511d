import { findAccountByEmail } from '../store/accounts.ts';
import { inTransaction, type Queries } from '../store/database.ts';
import { findCode } from '../store/email-codes.ts';
import { findRegistration } from '../store/pending-registrations.ts';
import { claimOf, mailClaim } from './account-claim.ts';
import { mailCode } from './account-mail.ts';
import { countSend } from './code-sends.ts';
import { demandEmail } from './contact.ts';
import { type CodeSubject, issueDecoy, keyOf } from './email-codes.ts';
import type { Fields, IdentityContext } from './identity.ts';

/**
 * Renews what was begun last, and a decoy of the other purpose with it, so that tries at either are answered alike for every address (ACCT-04).
 * No decoy takes the place of a code that somebody has, or could still ask for.
 */
async function renew(db: Queries, email: string, { publicUrl, now }: IdentityContext): Promise<void> {
  const registration: CodeSubject = { purpose: 'registration', email };
  const isOpen = (await findAccountByEmail(db, email))?.verified === 1;
  const pending = await findRegistration(db, email, now.toISOString());
  if (!pending || isOpen) {
    await issueDecoy(db, registration, now);
    return mailClaim(db, email, publicUrl, now);
  }
  const claim = await findCode(db, keyOf(claimOf(email)));
  // Decoys are in no mail. A claim's own code is forgotten when it expires; that it was asked for is not.
  const claimedAt = claim && claim.occasion !== null ? claim.sent_at : pending.claimed_at;
  if (claimedAt === null) {
    await issueDecoy(db, claimOf(email), now);
    return mailCode(db, registration, null, now);
  }
  const sent = (await findCode(db, keyOf(registration)))?.sent_at ?? pending.begun_at;
  return sent > claimedAt ? mailCode(db, registration, null, now) : mailClaim(db, email, publicUrl, now);
}

/** Sends a new code for what was begun last with an address: a registration, or a guest's booking or account. */
export async function resendSignUpCode(context: IdentityContext, fields: Fields): Promise<void> {
  const email = demandEmail(fields.get('email'));
  await countSend(context.store.db, claimOf(email), 'again', context.now);
  await inTransaction(context.store, (db) => renew(db, email, context));
}
