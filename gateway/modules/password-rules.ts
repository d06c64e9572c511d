import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { changedPasswordProblem, MAX_PASSWORD_LENGTH, meetsPasswordRules } from '#shared/password-rules.ts';

const TOO_LONG = `Your password must not be longer than ${MAX_PASSWORD_LENGTH} characters.`;

/** A password that is being set (AUTH-22). It is taken as it is, spaces and all. */
export const newPassword = z
  .string()
  .min(1, fieldMessages.passwordUnmet)
  .max(MAX_PASSWORD_LENGTH, TOO_LONG)
  .pipe(z.string().refine(meetsPasswordRules, fieldMessages.passwordUnmet));

/** Whatever the current password is; one over a kilobyte would only cost time to hash. */
const currentPassword = z.string().min(1, fieldMessages.currentPassword).max(1_000, 'This password is too long.');

/**
 * The form for changing a password, with the first of its messages that applies (PROF-16..18,
 * C-56).
 */
export const passwordChange = z
  .object({
    currentPassword,
    newPassword: z.string().max(MAX_PASSWORD_LENGTH, TOO_LONG),
    confirmPassword: z.string(),
  })
  .superRefine(({ newPassword: password, confirmPassword }, context) => {
    const problem = changedPasswordProblem(password, confirmPassword);
    if (!problem) return;
    const path = [problem.field === 'confirmation' ? 'confirmPassword' : 'newPassword'];
    context.addIssue({ code: 'custom', message: problem.message, path });
  });
