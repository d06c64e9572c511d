import { findAccount, findAccountByEmail } from '../store/accounts.ts';
import { inTransaction, type Queries } from '../store/database.ts';
import { claimRegistration } from '../store/pending-registrations.ts';
import { mailAccountExists, mailCode } from './account-mail.ts';
import { countSend } from './code-sends.ts';
import { demandEmail } from './contact.ts';
import { type CodeSubject, checkCode, issueDecoy, spendCode } from './email-codes.ts';
import { type Fields, type IdentityContext, openAccount, type PasswordContext } from './identity.ts';
import { demandGoodPassword } from './password-rules.ts';
import { checkToken, issueToken, spendToken } from './password-tokens.ts';
import { Refusal } from './refusal.ts';
import { accountOfRegistration } from './registration.ts';

export function claimOf(email: string): CodeSubject {
  return { purpose: 'claim', email };
}

/**
 * Sends a code where a guest has booked or somebody has registered without proving the address (C-90), and says so to the owner where there
 * is an account already; unverified accounts come from those only. The answer is the same for all (ACCT-04).
 */
export async function mailClaim(db: Queries, email: string, publicUrl: string, now: Date): Promise<void> {
  const account = await findAccountByEmail(db, email);
  if (account?.verified === 1) return mailAccountExists(db, claimOf(email), publicUrl, now);
  const pending = await claimRegistration(db, email, now.toISOString());
  if (!account && !pending) return issueDecoy(db, claimOf(email), now);
  return mailCode(db, claimOf(email), account?.id ?? null, now);
}

/** A guest who has booked before, or somebody who has registered, wants a password. Returns the address as it is to be shown. */
export async function beginClaim({ store, publicUrl, now }: IdentityContext, fields: Fields): Promise<string> {
  const email = demandEmail(fields.get('email'));
  await countSend(store.db, claimOf(email), 'first', now);
  await inTransaction(store, (db) => mailClaim(db, email, publicUrl, now));
  return email;
}

/** Returns the token with which the password can be set. Where somebody has only registered, the account is made now, closed as yet. */
export async function verifyClaim({ store, now }: IdentityContext, fields: Fields): Promise<string> {
  const subject = claimOf(demandEmail(fields.get('email')));
  const code = await checkCode(store.db, subject, fields.get('code') ?? '', now);
  return inTransaction(store, async (db) => {
    // First of all: whoever verifies the registration by its own code at the same moment waits there, holding nothing that is needed here.
    const accountId = code.account_id ?? (await accountOfRegistration(db, subject.email, now));
    await spendCode(db, code);
    return issueToken(db, 'claim', accountId, now);
  });
}

/** Sets the password, which opens the account. Throws before the token is used up when the password may not be set. */
export async function completeClaim({ store, passwords, now }: PasswordContext, fields: Fields): Promise<void> {
  const password = fields.get('password') ?? '';
  demandGoodPassword(password);
  const token = await checkToken(store.db, 'claim', fields.get('token_id') ?? '', now);
  const passwordHash = await passwords.hash(password);
  await inTransaction(store, async (db) => {
    await spendToken(db, token);
    const account = await findAccount(db, token.account_id);
    if (!account) throw new Refusal('void', 'Verification process was incomplete. Please start again.');
    await openAccount(db, account, { passwordHash }, now);
  });
}
