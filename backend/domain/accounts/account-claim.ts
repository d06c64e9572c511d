import { findAccount, findAccountByEmail } from '../../store/accounts/accounts.ts';
import { claimRegistration } from '../../store/accounts/pending-registrations.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { type CodeSubject, checkCode, issueDecoy, spendCode } from '../codes/email-codes.ts';
import { countSend } from '../codes/send-limits.ts';
import { requireEmail } from '../forms/email-address.ts';
import { requireValidPassword } from '../passwords/check-password.ts';
import { checkToken, issueToken, spendToken } from '../passwords/password-tokens.ts';
import { Refusal } from '../refusal.ts';
import { type Fields, type IdentityContext, openAccount, type PasswordContext } from './account-access.ts';
import { queueAccountExistsEmail, queueCodeEmail } from './queue-account-emails.ts';
import { accountOfRegistration } from './registration.ts';

export function claimOf(email: string): CodeSubject {
  return { purpose: 'claim', email };
}

/**
 * Sends a code to a guest who has booked, or to a registration that is not verified (C-90), and
 * informs the owner of an existing account. The answer is the same for every address (ACCT-04).
 */
export async function queueClaimEmail(db: Queries, email: string, publicUrl: string, now: Date): Promise<void> {
  const account = await findAccountByEmail(db, email);
  if (account?.verified === 1) return queueAccountExistsEmail(db, claimOf(email), publicUrl, now);
  const pending = await claimRegistration(db, email, now.toISOString());
  if (!account && !pending) return issueDecoy(db, claimOf(email), now);
  return queueCodeEmail(db, claimOf(email), account?.id ?? null, now);
}

/**
 * Starts a claim: a guest who has booked, or an unverified registration, can set a password.
 * Returns the address for the response.
 */
export async function beginClaim({ store, publicUrl, now }: IdentityContext, fields: Fields): Promise<string> {
  const email = requireEmail(fields.get('email'));
  await countSend(store.db, claimOf(email), 'first', now);
  await inTransaction(store, (db) => queueClaimEmail(db, email, publicUrl, now));
  return email;
}

/**
 * Verifies the code and returns the token for setting the password. For an unverified registration
 * the account is created here, still unverified.
 */
export async function verifyClaim({ store, now }: IdentityContext, fields: Fields): Promise<string> {
  const subject = claimOf(requireEmail(fields.get('email')));
  const code = await checkCode(store.db, subject, fields.get('code') ?? '', now);
  return inTransaction(store, async (db) => {
    // First: a concurrent verification by the registration's own code waits here and holds no lock
    // that is needed below.
    const accountId = code.account_id ?? (await accountOfRegistration(db, subject.email, now));
    await spendCode(db, code);
    return issueToken(db, 'claim', accountId, now);
  });
}

/**
 * Sets the password, which opens the account. An invalid password throws before the token is spent.
 */
export async function completeClaim({ store, passwords, now }: PasswordContext, fields: Fields): Promise<void> {
  const password = fields.get('password') ?? '';
  requireValidPassword(password);
  const token = await checkToken(store.db, 'claim', fields.get('token_id') ?? '', now);
  const passwordHash = await passwords.hash(password);
  await inTransaction(store, async (db) => {
    await spendToken(db, token);
    const account = await findAccount(db, token.account_id);
    if (!account) throw new Refusal('expired', 'Verification process was incomplete. Please start again.');
    await openAccount(db, account, { passwordHash }, now);
  });
}
