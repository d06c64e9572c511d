import { changedPasswordProblem } from '#shared/changed-password.ts';
import { isCommonPassword } from '#shared/common-passwords.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { newPassword } from '#shared/forms/passwords.ts';
import { meetsPasswordRules } from '#shared/password-rules.ts';
import { Refusal } from '../refusal.ts';

/**
 * Only the backend refuses common passwords, on top of the documented rules (AUTH-22, C-56); the
 * strength that people see calls them weak.
 */
export const commonPasswordErrors = (password: string): string[] =>
  meetsPasswordRules(password) && isCommonPassword(password)
    ? ['This password is too common. Please choose another one.']
    : [];

/** The errors of a new password; empty when it is valid. */
function passwordErrors(password: string): string[] {
  const { error } = newPassword.safeParse(password);
  return error ? error.issues.map(({ message }) => message) : commonPasswordErrors(password);
}

/** The new password is the current one. */
export const samePassword = () =>
  new Refusal('INVALID', 'Choose a password that’s different from your current one', {
    field: 'password',
  });

/** Throws a refusal for an invalid password. */
export function requireValidPassword(password: string): void {
  const errors = passwordErrors(password);
  if (errors.length > 0) throw new Refusal('INVALID', errors, { field: 'password' });
}

/** The errors of a changed password, with the texts of that form (PROF-16..18, C-56). */
export function passwordChangeErrors(password: string, confirmation: string): string[] {
  const problem = changedPasswordProblem(password, confirmation);
  return problem && problem.message !== fieldMessages.passwordUnmet ? [problem.message] : passwordErrors(password);
}
