import * as z from 'zod/mini';
import { isEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';

/** AUTH-02, AUTH-03. */
export const loginSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fieldMessages.loginEmail, abort: true }),
      z.refine(isEmail, fieldMessages.loginEmailInvalid),
    ),
  password: z.string().check(z.minLength(1, fieldMessages.loginPassword)),
  rememberMe: z.boolean(),
});
