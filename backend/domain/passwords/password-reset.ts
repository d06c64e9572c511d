import { passwordChangedEmail } from '../../mail/templates/account-emails.ts';
import { type Account, findAccount, findAccountByEmail, setPasswordHash } from '../../store/accounts/accounts.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import {
  type Fields,
  type IdentityContext,
  type PasswordContext,
  revokePendingAccess,
} from '../accounts/account-access.ts';
import { queueCodeEmail } from '../accounts/queue-account-emails.ts';
import { endSessions } from '../accounts/sessions.ts';
import { type CodeSubject, checkCode, issueDecoy, spendCode } from '../codes/email-codes.ts';
import { countSend } from '../codes/send-limits.ts';
import { queueEmail } from '../emails/queue-email.ts';
import { requireEmail } from '../forms/email-address.ts';
import { passwordChangedNotification } from '../notifications/notification-messages.ts';
import { notify } from '../notifications/notifications.ts';
import { Refusal } from '../refusal.ts';
import { requireValidPassword, samePassword } from './check-password.ts';
import { checkToken, issueToken, spendToken } from './password-tokens.ts';

function resetOf(email: string): CodeSubject {
  return { purpose: 'password_reset', email };
}

/**
 * Sends a code to a verified account's address; for any other the response is the same. Returns the
 * address for the response.
 */
export async function requestReset(
  { store, now }: IdentityContext,
  fields: Fields,
  which: 'first' | 'resend',
): Promise<string> {
  const email = requireEmail(fields.get('email'));
  const subject = resetOf(email);
  await countSend(store.db, subject, which, now);
  await inTransaction(store, async (db) => {
    const account = await findAccountByEmail(db, email);
    return account?.verified === 1 ? queueCodeEmail(db, subject, account.id, now) : issueDecoy(db, subject, now);
  });
  return email;
}

/** Verifies the code and returns the token for setting the password. */
export async function verifyReset({ store, now }: IdentityContext, fields: Fields): Promise<string> {
  const subject = resetOf(requireEmail(fields.get('email')));
  const code = await checkCode(store.db, subject, fields.get('code') ?? '', now);
  return inTransaction(store, async (db) => {
    await spendCode(db, code);
    if (code.account_id === null) throw new Error('A decoy code was accepted.');
    return issueToken(db, 'password_reset', code.account_id, now);
  });
}

/**
 * Sets a new password, ends all sessions except the one with this token, revokes pending codes and
 * informs the owner (ACCT-12).
 */
export async function changePassword(
  db: Queries,
  account: Account,
  passwordHash: string,
  { publicUrl, now }: Pick<IdentityContext, 'publicUrl' | 'now'>,
  exceptToken?: string,
): Promise<void> {
  await setPasswordHash(db, account.id, passwordHash);
  await endSessions(db, account.id, exceptToken === undefined ? {} : { exceptToken });
  await revokePendingAccess(db, account);
  await queueEmail(db, { recipient: account.email, content: passwordChangedEmail(publicUrl) }, now);
  await notify(db, { accountId: account.id, ...passwordChangedNotification }, now);
}

/** Doesn't log in. An invalid password throws before the token is spent. */
export async function resetPassword(context: PasswordContext, fields: Fields): Promise<void> {
  const { store, passwords, now } = context;
  const password = fields.get('password') ?? '';
  requireValidPassword(password);
  const token = await checkToken(store.db, 'password_reset', fields.get('token_id') ?? '', now);
  const before = await findAccount(store.db, token.account_id);
  if (before?.password_hash && (await passwords.matches(password, before.password_hash))) throw samePassword();
  const passwordHash = await passwords.hash(password);
  await inTransaction(store, async (db) => {
    await spendToken(db, token);
    const account = await findAccount(db, token.account_id);
    if (!account) throw new Refusal('expired', 'Verification process was incomplete. Please start again.');
    await changePassword(db, account, passwordHash, context);
  });
}
