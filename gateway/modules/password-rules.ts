import { z } from 'zod';

const RULES = [/^.{8,}$/su, /[A-Z]/, /[a-z]/, /\d/, /[!@#$%^&*]/];
const UNMET = 'Your password does not meet the requirements.';
const MAX = 200;
const TOO_LONG = `Your password must not be longer than ${MAX} characters.`;

const meetsAll = (password: string) => RULES.every((rule) => rule.test(password));

/** AUTH-22: the five rules, which hold wherever a password is set. It is taken as it is, spaces and all. */
export const newPassword = z.string().min(1, UNMET).max(MAX, TOO_LONG).pipe(z.string().refine(meetsAll, UNMET));

/** Any password that somebody may have now. One longer than a kilobyte is nobody's, and hashing it would only cost time. */
const currentPassword = z
  .string()
  .min(1, 'Please enter your current password.')
  .max(1_000, 'This password is too long.');

/** PROF-16..18, C-56: what the form for changing a password says, the first that applies. */
export const passwordChange = z
  .object({ currentPassword, newPassword: z.string().max(MAX, TOO_LONG), confirmPassword: z.string() })
  .superRefine(({ newPassword: wanted, confirmPassword }, context) => {
    const refuse = (message: string, field = 'newPassword') =>
      context.addIssue({ code: 'custom', message, path: [field] });
    if (wanted !== confirmPassword) refuse('New passwords do not match', 'confirmPassword');
    else if (wanted.length < 8) refuse('Password must be at least 8 characters long');
    else if (!/[A-Z]/.test(wanted) || !/\d/.test(wanted) || !/[^A-Za-z0-9]/.test(wanted)) {
      refuse('Password must include at least one uppercase letter, one number, and one special character');
    } else if (!meetsAll(wanted)) refuse(UNMET);
  });
