import { fieldMessages } from '#shared/field-messages.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { inTransaction } from '../../store/database/database.ts';
import type { Fields, PasswordContext } from '../accounts/account-access.ts';
import { clearLogInAttempts, countLogInAttempt, tooManyLogInsMessage } from '../accounts/log-in-limit.ts';
import { Refusal } from '../refusal.ts';
import { passwordChangeErrors, samePassword } from './check-password.ts';
import { changePassword } from './password-reset.ts';

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
  const retryAfter = await countLogInAttempt(store.db, attempts, now);
  if (retryAfter > 0) throw new Refusal('RATE_LIMITED', tooManyLogInsMessage(retryAfter), { retryAfter });
  if (!(await passwords.matches(current, account.password_hash)))
    throw new Refusal('WRONG_PASSWORD', 'Your current password isn’t correct.', {
      field: 'currentPassword',
    });
  if (password === current) throw samePassword();
  await clearLogInAttempts(store.db, attempts);
  const passwordHash = await passwords.hash(password);
  await inTransaction(store, (db) => changePassword(db, account, passwordHash, context, sessionToken));
}
