import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { MAX_PASSWORD_LENGTH } from '#shared/limits.ts';
import { changedPasswordProblem, meetsPasswordRules } from '#shared/password-rules.ts';

const TOO_LONG = `Your password must not be longer than ${MAX_PASSWORD_LENGTH} characters.`;

/** A new password (AUTH-22). Not trimmed: spaces count. */
export const newPassword = z
  .string()
  .min(1, fieldMessages.passwordUnmet)
  .max(MAX_PASSWORD_LENGTH, TOO_LONG)
  .pipe(z.string().refine(meetsPasswordRules, fieldMessages.passwordUnmet));

/** Exempt from the rules, which may be newer; the limit avoids hashing long texts. */
const currentPassword = z.string().min(1, fieldMessages.currentPassword).max(1_000, 'This password is too long.');

/** The form for changing a password. Only its first problem is reported (PROF-16..18, C-56). */
export const changePasswordInput = z
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
