import { type FormError, fieldIdOf } from '~/forms/validation.ts';
import type { ChangePasswordInput } from '~/graphql/generated/graphql.ts';
import { meetsPasswordRules } from '~/lib/password-rules.ts';

const MISMATCH = 'New passwords do not match';
export const FORM_ID = 'security';

export const emptyChange: ChangePasswordInput = { currentPassword: '', newPassword: '', confirmPassword: '' };

const at = (part: keyof ChangePasswordInput, message: string): FormError => ({
  fieldId: fieldIdOf(FORM_ID, part),
  message,
});

/** What keeps a password from being changed: of the new one the first of the documented texts, in their order (PROF-15..19, C-56). */
export function changeErrors({ currentPassword, newPassword, confirmPassword }: ChangePasswordInput): FormError[] {
  const unmet = newPasswordError(newPassword, confirmPassword);
  return [
    ...(currentPassword === '' ? [at('currentPassword', 'Please enter your current password.')] : []),
    ...(unmet ? [unmet] : []),
  ];
}

/** What is said on leaving a field in which something stands (C-88), before anything is sent. */
export function errorOnLeave({ newPassword, confirmPassword }: ChangePasswordInput, part: string): string | undefined {
  if (part === 'confirmPassword') return newPassword === confirmPassword ? undefined : MISMATCH;
  return part === 'newPassword' ? newPasswordError(newPassword, newPassword)?.message : undefined;
}

function newPasswordError(password: string, confirmation: string): FormError | undefined {
  if (password !== confirmation) return at('confirmPassword', MISMATCH);
  if (Array.from(password).length < 8) return at('newPassword', 'Password must be at least 8 characters long');
  if (![/[A-Z]/, /\d/, /[^\p{L}\d\s]/u].every((rule) => rule.test(password)))
    return at(
      'newPassword',
      'Password must include at least one uppercase letter, one number, and one special character',
    );
  return meetsPasswordRules(password) ? undefined : at('newPassword', 'Your password does not meet the requirements.');
}
