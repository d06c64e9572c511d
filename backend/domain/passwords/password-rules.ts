import { fieldMessages } from '#shared/field-messages.ts';
import { changedPasswordProblem, MAX_PASSWORD_LENGTH, meetsPasswordRules } from '#shared/password-rules.ts';
import { Refusal } from '../refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * What is wrong with a new password; empty when nothing is. An upper limit and a list of common
 * passwords come on top of the rules that every room knows (AUTH-22, C-56).
 */
export function passwordErrors(password: string): string[] {
  if (Array.from(password).length > MAX_PASSWORD_LENGTH)
    return [`Your password is too long: at most ${MAX_PASSWORD_LENGTH} characters.`];
  if (!meetsPasswordRules(password)) return [fieldMessages.passwordUnmet];
  return isCommonPassword(password) ? ['This password is too common. Please choose another one.'] : [];
}

/** The new password is the current one. */
export const samePassword = () =>
  new Refusal('invalid', 'Your password must be different from the one you have now. Please choose another one.', {
    field: 'password',
  });

/** Throws when the password may not be set. */
export function requireGoodPassword(password: string): void {
  const errors = passwordErrors(password);
  if (errors.length > 0) throw new Refusal('invalid', errors, { field: 'password' });
}

/** The same for the form that changes a password, with its own texts first (PROF-16..18, C-56). */
export function changeErrors(password: string, confirmation: string): string[] {
  const problem = changedPasswordProblem(password, confirmation);
  return problem && problem.message !== fieldMessages.passwordUnmet ? [problem.message] : passwordErrors(password);
}
