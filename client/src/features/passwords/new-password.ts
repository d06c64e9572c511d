import { fieldMessages } from '#shared/field-messages.ts';
import { meetsPasswordRules } from '#shared/password-rules.ts';
import { type FormError, fieldIdOf, messageAt } from '~/forms/validation.ts';

/** A new password, typed twice. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

export const emptyPassword: NewPassword = { password: '', confirmation: '' };

/** The errors of a new password in the form `formId` (AUTH-24, REG-07, REG-24). */
export function passwordErrors(formId: string, { password, confirmation }: NewPassword): FormError[] {
  const errorAt = (part: keyof NewPassword, message: string) => ({ fieldId: fieldIdOf(formId, part), message });
  return [
    ...(meetsPasswordRules(password) ? [] : [errorAt('password', fieldMessages.passwordUnmet)]),
    ...(password === confirmation && confirmation !== ''
      ? []
      : [errorAt('confirmation', fieldMessages.passwordMismatch)]),
  ];
}

/** The error to show when a field is left (C-88). */
export function passwordErrorOnBlur(formId: string) {
  return (value: NewPassword, part: string) => messageAt(passwordErrors(formId, value), fieldIdOf(formId, part));
}
