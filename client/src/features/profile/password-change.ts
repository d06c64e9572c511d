import { fieldMessages } from '#shared/field-messages.ts';
import { passwordChangeSchema } from '#shared/forms/passwords.ts';
import { changedPasswordProblem } from '#shared/password-rules.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { ChangePasswordInput } from '~/graphql/generated/graphql.ts';

export const FORM_ID = 'security';

export const emptyPasswordChange: ChangePasswordInput = { currentPassword: '', newPassword: '', confirmPassword: '' };

export const passwordChangeErrors = schemaValidator<ChangePasswordInput>(FORM_ID, passwordChangeSchema);

/** The error to show when a field is left (C-88). */
export function passwordChangeErrorOnBlur(input: ChangePasswordInput, part: string): string | undefined {
  const { newPassword, confirmPassword } = input;
  if (part === 'confirmPassword')
    return newPassword === confirmPassword ? undefined : fieldMessages.newPasswordMismatch;
  return part === 'newPassword' ? changedPasswordProblem(newPassword, newPassword)?.message : undefined;
}
