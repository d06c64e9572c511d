import { fieldMessages } from '#shared/field-messages.ts';
import { meetsPasswordRules } from '#shared/password-rules.ts';
import { type FormError, fieldIdOf, messageAt } from '~/forms/validation.ts';

/** A password that is being set, typed twice. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

export const emptyPassword: NewPassword = { password: '', confirmation: '' };

const UNMET = fieldMessages.passwordUnmet;
const MISMATCH = fieldMessages.passwordMismatch;

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
