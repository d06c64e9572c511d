import * as z from 'zod/mini';
import { isEmail } from '#shared/email.ts';

/** AUTH-02, AUTH-03. */
export const loginSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Email is required', abort: true }),
      z.refine(isEmail, 'Invalid email format'),
    ),
  password: z.string().check(z.minLength(1, 'Password is required')),
  rememberMe: z.boolean(),
});
