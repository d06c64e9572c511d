import { fieldMessages } from './field-messages.ts';
import { MIN_PASSWORD_LENGTH } from './limits.ts';
import { lengthOf, meetsPasswordRules } from './password-rules.ts';

/** A problem of the password form, with its field. */
export interface PasswordProblem {
  field: 'password' | 'confirmation';
  message: string;
}

/** The first rule that a changed password breaks, in the documented order (PROF-16..18, C-56). */
export function changedPasswordProblem(password: string, confirmation: string): PasswordProblem | null {
  if (password !== confirmation) return { field: 'confirmation', message: fieldMessages.newPasswordMismatch };
  const problem = (message: string): PasswordProblem => ({ field: 'password', message });
  if (lengthOf(password) < MIN_PASSWORD_LENGTH) return problem(fieldMessages.newPasswordShort);
  if (![/[A-Z]/, /\d/, /[^\p{L}\d\s]/u].every((rule) => rule.test(password)))
    return problem(fieldMessages.newPasswordSimple);
  return meetsPasswordRules(password) ? null : problem(fieldMessages.passwordUnmet);
}
