import { type FormError, fieldIdOf, messageAt } from '~/forms/validation.ts';
import { meetsPasswordRules } from '~/lib/password-rules.ts';

/** A password that is being set, typed twice. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

export const emptyPassword: NewPassword = { password: '', confirmation: '' };

const UNMET = 'Your password does not meet the requirements.';
const MISMATCH = 'Passwords do not match.';

/** What keeps a password from being set in the form named `formId` (AUTH-24, REG-07, REG-24). */
export function passwordErrors(formId: string, { password, confirmation }: NewPassword): FormError[] {
  const at = (part: keyof NewPassword, message: string) => ({ fieldId: fieldIdOf(formId, part), message });
  return [
    ...(meetsPasswordRules(password) ? [] : [at('password', UNMET)]),
    ...(password === confirmation && confirmation !== '' ? [] : [at('confirmation', MISMATCH)]),
  ];
}

/** What is said of a field on leaving it (C-88). */
export function passwordErrorOnLeave(formId: string) {
  return (value: NewPassword, part: string) => messageAt(passwordErrors(formId, value), fieldIdOf(formId, part));
}
