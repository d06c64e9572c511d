import { fieldMessages } from '#shared/field-messages.ts';
import { passwordChangedEmail } from '../../mail/templates/account-emails.ts';
import { type Account, findAccount, findAccountByEmail, setPasswordHash, updateAccount } from '../../store/accounts.ts';
import { deleteEmptyAccount, reassignAppointments } from '../../store/bookings.ts';
import { deleteLaterUndoTokens } from '../../store/codes.ts';
import { inTransaction, type Queries } from '../../store/database/database.ts';
import { queueEmail } from '../../store/emails.ts';
import { notify } from '../../store/notifications.ts';
import {
  type Fields,
  type IdentityContext,
  type PasswordContext,
  revokePendingAccess,
} from '../accounts/account-access.ts';
import { type Device, knowsAccount } from '../accounts/devices.ts';
import { clearLogInAttempts, tooManyLogInsMessage } from '../accounts/log-in.ts';
import { endSessions } from '../accounts/sessions.ts';
import { countSend, queueCodeEmail } from '../codes/code-emails.ts';
import {
  beginFlow,
  type CodeSubject,
  checkCode,
  flowOf,
  issueDecoy,
  latestSubject,
  spendCode,
} from '../codes/email-codes.ts';
import { requireEmail } from '../form.ts';
import { emailChangeUndoneNotification, passwordChangedNotification } from '../notification-messages.ts';
import { requireUse } from '../rate-limits.ts';
import { Refusal } from '../refusal.ts';
import { passwordChangeErrors, requireValidPassword, samePassword } from './check-password.ts';
import { checkToken, issueToken, spendToken } from './password-tokens.ts';

function resetOf(fields: Fields): CodeSubject {
  return { purpose: 'password_reset', email: requireEmail(fields.get('email')), flow: flowOf(fields) };
}

/**
 * Sends a code to a verified account's address; for any other the response is the same. Returns the
 * address for the response, and the id of a new flow.
 */
export async function requestReset(
  { store, now }: IdentityContext,
  fields: Fields,
  which: 'first' | 'resend',
  device: Device | null,
): Promise<{ email: string; flowId?: string }> {
  const begun = which === 'first' ? beginFlow() : undefined;
  const named = resetOf(fields);
  const subject = begun ? { ...named, flow: begun.flow } : await latestSubject(store.db, named);
  const { email } = subject;
  const owner = await findAccountByEmail(store.db, email);
  const isOwnDevice = owner !== undefined && (await knowsAccount(store.db, device, owner.id));
  await countSend(store.db, subject, which, now, isOwnDevice ? device : null);
  await inTransaction(store, async (db) => {
    const account = await findAccountByEmail(db, email);
    return account?.verified === 1 ? queueCodeEmail(db, subject, account.id, now) : issueDecoy(db, subject, now);
  });
  return { email, ...(begun && { flowId: begun.id }) };
}

/** Verifies the code and returns the token for setting the password, and the account's id. */
export async function verifyReset({ store, now }: IdentityContext, fields: Fields) {
  const subject = resetOf(fields);
  const code = await checkCode(store.db, subject, fields.get('code') ?? '', now);
  return inTransaction(store, async (db) => {
    await spendCode(db, code);
    if (code.account_id === null) throw new Error('A decoy code was accepted.');
    return { token: await issueToken(db, 'password_reset', code.account_id, now), accountId: code.account_id };
  });
}

/**
 * Sets a new password, ends all sessions except the one with this token, revokes pending codes and
 * informs the owner (ACCT-12).
 */
async function changePassword(
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

/**
 * Gives an account back the address that it had before a change which its owner did not make. Ends
 * all sessions and removes the password, which may no longer be the owner's. Returns the token for
 * setting a new one.
 */
export async function undoEmailChange({ store, now }: IdentityContext, fields: Fields): Promise<string> {
  const token = await checkToken(store.db, 'email_undo', fields.get('token_id') ?? '', now);
  return inTransaction(store, async (db) => {
    await spendToken(db, token);
    // What was changed after that is undone with it, and can't be brought back.
    await deleteLaterUndoTokens(db, token);
    const account = await findAccount(db, token.account_id);
    if (!account || token.email === null) throw new Refusal('EXPIRED', 'This link has expired.');
    const holder = await findAccountByEmail(db, token.email);
    if (holder && holder.id !== account.id) await makeWay(db, holder, account.id);
    await revokePendingAccess(db, account);
    await updateAccount(db, account.id, { email: token.email });
    await setPasswordHash(db, account.id, null);
    await endSessions(db, account.id);
    await notify(db, { accountId: account.id, ...emailChangeUndoneNotification }, now);
    return issueToken(db, 'password_reset', account.id, now);
  });
}

/**
 * A guest's booking may have taken the address meanwhile: it goes to the account, to be accepted.
 */
async function makeWay(db: Queries, holder: Account, accountId: number): Promise<void> {
  if (holder.verified === 1) throw new Refusal('TAKEN', 'This email has an account of its own now. Please call us.');
  await reassignAppointments(db, { from: holder.id, to: accountId });
  await deleteEmptyAccount(db, holder.id);
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
    if (!account) throw new Refusal('EXPIRED', 'Verification process was incomplete. Please start again.');
    await changePassword(db, account, passwordHash, context);
  });
}

/**
 * Changes a logged-in customer's password and ends their other sessions. A wrong current password
 * counts as a failed log-in (ACCT-12).
 */
export async function changeCustomerPassword(
  context: PasswordContext,
  account: Account,
  fields: Fields,
  sessionToken: string,
): Promise<void> {
  const { store, passwords, now } = context;
  const current = fields.get('currentPassword') ?? '';
  const password = fields.get('newPassword') ?? '';
  if (current === '') throw new Refusal('INVALID', fieldMessages.currentPassword, { field: 'currentPassword' });
  const errors = passwordChangeErrors(password, fields.get('confirmPassword') ?? '');
  if (errors.length > 0) throw new Refusal('INVALID', errors, { field: 'password' });
  // Of the logged-in customer alone: strangers' guesses at the log-in don't count here.
  const attempts = `session:${account.id}`;
  await requireUse(store.db, 'log-in', attempts, now, tooManyLogInsMessage);
  if (!(await passwords.matches(current, account.password_hash)))
    throw new Refusal('WRONG_PASSWORD', 'Your current password isn’t correct.', {
      field: 'currentPassword',
    });
  if (password === current) throw samePassword();
  await clearLogInAttempts(store.db, attempts);
  const passwordHash = await passwords.hash(password);
  await inTransaction(store, (db) => changePassword(db, account, passwordHash, context, sessionToken));
}
