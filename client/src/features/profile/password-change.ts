import { fieldMessages } from '#shared/field-messages.ts';
import { changedPasswordProblem } from '#shared/password-rules.ts';
import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import type { ChangePasswordInput } from '~/graphql/generated/graphql.ts';

export const FORM_ID = 'security';

export const emptyChange: ChangePasswordInput = { currentPassword: '', newPassword: '', confirmPassword: '' };

const at = (part: keyof ChangePasswordInput, message: string): FormError => ({
  fieldId: fieldIdOf(FORM_ID, part),
  message,
});

/**
 * What keeps a password from being changed: of the new one the first of the documented texts, in
 * their order (PROF-15..19, C-56).
 */
export function changeErrors({ currentPassword, newPassword, confirmPassword }: ChangePasswordInput): FormError[] {
  const unmet = newPasswordError(newPassword, confirmPassword);
  return [
    ...(currentPassword === '' ? [at('currentPassword', fieldMessages.currentPassword)] : []),
    ...(unmet ? [unmet] : []),
  ];
}

/** What is said on leaving a field in which something stands (C-88), before anything is sent. */
export function errorOnLeave({ newPassword, confirmPassword }: ChangePasswordInput, part: string): string | undefined {
  if (part === 'confirmPassword')
    return newPassword === confirmPassword ? undefined : fieldMessages.newPasswordMismatch;
  return part === 'newPassword' ? newPasswordError(newPassword, newPassword)?.message : undefined;
}

function newPasswordError(password: string, confirmation: string): FormError | undefined {
  const problem = changedPasswordProblem(password, confirmation);
  return problem
    ? at(problem.field === 'confirmation' ? 'confirmPassword' : 'newPassword', problem.message)
    : undefined;
}
