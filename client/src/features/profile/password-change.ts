import { fieldMessages } from '#shared/field-messages.ts';
import { changedPasswordProblem } from '#shared/password-rules.ts';
import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import type { ChangePasswordInput } from '~/graphql/generated/graphql.ts';

export const FORM_ID = 'security';

export const emptyPasswordChange: ChangePasswordInput = { currentPassword: '', newPassword: '', confirmPassword: '' };

const errorAt = (part: keyof ChangePasswordInput, message: string): FormError => ({
  fieldId: fieldIdOf(FORM_ID, part),
  message,
});

/** The form's errors: of the new password only the first, as documented (PROF-15..19, C-56). */
export function passwordChangeErrors(input: ChangePasswordInput): FormError[] {
  const { currentPassword, newPassword, confirmPassword } = input;
  const error = newPasswordError(newPassword, confirmPassword);
  return [
    ...(currentPassword === '' ? [errorAt('currentPassword', fieldMessages.currentPassword)] : []),
    ...(error ? [error] : []),
  ];
}

/** The error to show when a field is left (C-88). */
export function passwordChangeErrorOnBlur(input: ChangePasswordInput, part: string): string | undefined {
  const { newPassword, confirmPassword } = input;
  if (part === 'confirmPassword')
    return newPassword === confirmPassword ? undefined : fieldMessages.newPasswordMismatch;
  return part === 'newPassword' ? newPasswordError(newPassword, newPassword)?.message : undefined;
}

function newPasswordError(password: string, confirmation: string): FormError | undefined {
  const problem = changedPasswordProblem(password, confirmation);
  return problem
    ? errorAt(problem.field === 'confirmation' ? 'confirmPassword' : 'newPassword', problem.message)
    : undefined;
}
