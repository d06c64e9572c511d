import { findAccount, findAccountByEmail } from '../../store/accounts/accounts.ts';
import { claimRegistrations, listRegistrations } from '../../store/accounts/pending-registrations.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { beginFlow, type CodeSubject, checkCode, flowOf, issueDecoy, spendCode } from '../codes/email-codes.ts';
import { countSend } from '../codes/send-limits.ts';
import { requireEmail } from '../forms/email-address.ts';
import { requireValidPassword } from '../passwords/check-password.ts';
import { checkToken, issueToken, spendToken } from '../passwords/password-tokens.ts';
import { Refusal } from '../refusal.ts';
import { type Fields, type IdentityContext, openAccount, type PasswordContext } from './account-access.ts';
import { queueAccountExistsEmail, queueCodeEmail } from './queue-account-emails.ts';
import { accountOfRegistration } from './registration.ts';

export function claimOf(email: string, flow?: string): CodeSubject {
  return { purpose: 'claim', email, flow };
}

/**
 * Sends a code to a guest who has booked, or to a registration that is not verified (C-90), and
 * informs the owner of an existing account. The answer is the same for every address (ACCT-04).
 */
export async function queueClaimEmail(db: Queries, subject: CodeSubject, publicUrl: string, now: Date): Promise<void> {
  const account = await findAccountByEmail(db, subject.email);
  if (account?.verified === 1) return queueAccountExistsEmail(db, subject, publicUrl, now);
  await claimRegistrations(db, subject.email, now.toISOString());
  const isPending = (await listRegistrations(db, subject.email, now.toISOString())).length > 0;
  if (!account && !isPending) return issueDecoy(db, subject, now);
  return queueCodeEmail(db, subject, account?.id ?? null, now);
}

/**
 * Starts a claim: a guest who has booked, or an unverified registration, can set a password.
 * Returns the address for the response, and the flow's id.
 */
export async function beginClaim({ store, publicUrl, now }: IdentityContext, fields: Fields) {
  const email = requireEmail(fields.get('email'));
  await countSend(store.db, claimOf(email), 'first', now);
  const { id, flow } = beginFlow();
  await inTransaction(store, (db) => queueClaimEmail(db, claimOf(email, flow), publicUrl, now));
  return { email, flowId: id };
}

/**
 * Verifies the code and returns the token for setting the password, and the account's id. For an
 * unverified registration the account is created here, still unverified.
 */
export async function verifyClaim({ store, now }: IdentityContext, fields: Fields) {
  const subject = claimOf(requireEmail(fields.get('email')), flowOf(fields));
  const code = await checkCode(store.db, subject, fields.get('code') ?? '', now);
  return inTransaction(store, async (db) => {
    // First: a concurrent verification by the registration's own code waits here and holds no lock
    // that is needed below.
    const accountId = code.account_id ?? (await accountOfRegistration(db, subject.email, now));
    await spendCode(db, code);
    return { token: await issueToken(db, 'claim', accountId, now), accountId };
  });
}

/**
 * Sets the password, which opens the account, and returns the account's address. An invalid
 * password throws before the token is spent.
 */
export async function completeClaim({ store, passwords, now }: PasswordContext, fields: Fields): Promise<string> {
  const password = fields.get('password') ?? '';
  requireValidPassword(password);
  const token = await checkToken(store.db, 'claim', fields.get('token_id') ?? '', now);
  const passwordHash = await passwords.hash(password);
  return inTransaction(store, async (db) => {
    await spendToken(db, token);
    const account = await findAccount(db, token.account_id);
    if (!account) throw new Refusal('EXPIRED', 'Verification process was incomplete. Please start again.');
    await openAccount(db, account, { passwordHash }, now);
    return account.email;
  });
}
