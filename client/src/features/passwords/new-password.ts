import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { newPassword } from '#shared/forms/passwords.ts';
import { fieldIdOf, messageAt, schemaValidator } from '~/forms/validation.ts';

/** A new password, typed twice (AUTH-24, REG-07, REG-24). */
export const newPasswordSchema = z.object({ password: newPassword, confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation && confirmation !== '', {
    error: fieldMessages.passwordMismatch,
    path: ['confirmation'],
  }),
);

export type NewPassword = z.infer<typeof newPasswordSchema>;

export const emptyPassword: NewPassword = { password: '', confirmation: '' };

/** The error to show when a field is left (C-88). */
export function passwordErrorOnBlur(formId: string) {
  return (value: NewPassword, part: string) =>
    messageAt(schemaValidator(formId, newPasswordSchema)(value), fieldIdOf(formId, part));
}
