import { inTransaction, type Queries } from '../store/database.ts';
import { findCode } from '../store/email-codes.ts';
import { findRegistration } from '../store/pending-registrations.ts';
import { claimOf, mailClaim } from './account-claim.ts';
import { mailCode } from './account-mail.ts';
import { countSend } from './code-sends.ts';
import { demandEmail } from './contact.ts';
import { type CodeSubject, keyOf } from './email-codes.ts';
import type { Fields, IdentityContext } from './identity.ts';

/** Whether a registration waits for its code and no code for a guest's account has been sent since. */
async function awaitsRegistration(db: Queries, subject: CodeSubject, now: Date): Promise<boolean> {
  const pending = await findRegistration(db, subject.email);
  if (!pending || pending.expires_at <= now.toISOString()) return false;
  const claim = await findCode(db, keyOf(claimOf(subject.email)));
  if (!claim || claim.account_id === null) return true;
  const sent = (await findCode(db, keyOf(subject)))?.sent_at ?? pending.begun_at;
  return sent > claim.sent_at;
}

/** Sends a new code for what was begun last with an address: a registration, or a guest's booking or account. */
export async function resendSignUpCode({ store, publicUrl, now }: IdentityContext, fields: Fields): Promise<void> {
  const email = demandEmail(fields.get('email'));
  await countSend(store.db, claimOf(email), 'again', now);
  const registration: CodeSubject = { purpose: 'registration', email };
  await inTransaction(store, async (db) =>
    (await awaitsRegistration(db, registration, now))
      ? mailCode(db, registration, null, now)
      : mailClaim(db, email, publicUrl, now),
  );
}
