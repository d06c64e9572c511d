import * as z from 'zod/mini';
import { changedPasswordProblem } from '../changed-password.ts';
import { fieldMessages } from '../field-messages.ts';
import { MAX_PASSWORD_LENGTH } from '../limits.ts';
import { meetsPasswordRules } from '../password-rules.ts';
import { email } from './fields.ts';

const TOO_LONG = `Your password must not be longer than ${MAX_PASSWORD_LENGTH} characters.`;

/** Limits what is hashed. Current passwords may be older than the rules. */
const MAX_TYPED_LENGTH = 1_000;

/** A new password (AUTH-22). Not trimmed: spaces count. */
export const newPassword = z.string().check(
  z.minLength(1, fieldMessages.passwordUnmet),
  z.maxLength(MAX_PASSWORD_LENGTH, TOO_LONG),
  // The confirmation is checked too, so these don't abort: each is the only one.
  z.refine(
    (password) => password === '' || password.length > MAX_PASSWORD_LENGTH || meetsPasswordRules(password),
    fieldMessages.passwordUnmet,
  ),
);

/** A new password, typed twice (AUTH-24, REG-07, REG-24). */
export const newPasswordSchema = z.object({ password: newPassword, confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation && confirmation !== '', {
    error: fieldMessages.passwordMismatch,
    path: ['confirmation'],
  }),
);

/** AUTH-02, AUTH-03. */
export const logInSchema = z.object({
  email: email(fieldMessages.loginEmail, fieldMessages.loginEmailInvalid),
  password: z
    .string()
    .check(z.minLength(1, fieldMessages.loginPassword), z.maxLength(MAX_TYPED_LENGTH, 'Password is too long')),
  rememberMe: z.boolean(),
});

/** A changed password. Of the new one only the first problem is reported (PROF-15..19, C-56). */
export const passwordChangeSchema = z
  .object({
    currentPassword: z
      .string()
      .check(
        z.minLength(1, fieldMessages.currentPassword),
        z.maxLength(MAX_TYPED_LENGTH, 'This password is too long.'),
      ),
    newPassword: z.string().check(z.maxLength(MAX_PASSWORD_LENGTH, TOO_LONG)),
    confirmPassword: z.string(),
  })
  .check(({ value: { newPassword: password, confirmPassword }, issues }) => {
    const problem = changedPasswordProblem(password, confirmPassword);
    if (!problem) return;
    const path = [problem.field === 'confirmation' ? 'confirmPassword' : 'newPassword'];
    issues.push({ code: 'custom', message: problem.message, path, input: password });
  });
