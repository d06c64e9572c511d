import type { Account } from '../store/accounts.ts';
import { inTransaction } from '../store/database.ts';
import type { Fields, PasswordContext } from './identity.ts';
import { countGuess, tooManyGuesses } from './log-in-limit.ts';
import { changePassword } from './password-reset.ts';
import { changeErrors, samePassword } from './password-rules.ts';
import { Refusal } from './refusal.ts';

/** A logged-in customer's change; only the session it is made in stays. A wrong current password counts as a failed log-in (ACCT-12). */
export async function changeOwnPassword(
  context: PasswordContext,
  account: Account,
  fields: Fields,
  sessionToken: string,
): Promise<void> {
  const { store, passwords, now } = context;
  const current = fields.get('currentPassword') ?? '';
  const password = fields.get('newPassword') ?? '';
  if (current === '') throw new Refusal('invalid', 'Please enter your current password.');
  const errors = changeErrors(password, fields.get('confirmPassword') ?? '');
  if (errors.length > 0) throw new Refusal('invalid', errors);
  const retryAfter = await countGuess(store.db, account.email, now);
  if (retryAfter > 0) throw new Refusal('limited', tooManyGuesses(retryAfter), { retryAfter });
  if (!(await passwords.matches(current, account.password_hash)))
    throw new Refusal('invalid', 'Your current password is not correct.');
  if (password === current) throw samePassword();
  const passwordHash = await passwords.hash(password);
  await inTransaction(store, (db) => changePassword(db, account, passwordHash, context, sessionToken));
}
