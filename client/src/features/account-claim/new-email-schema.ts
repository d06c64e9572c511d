import * as z from 'zod/mini';
import { normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { codeEmail, rule } from '#shared/forms/fields.ts';

/** A new address (REG-33). */
export const otherThan = (currentEmail: string) =>
  z.object({
    newEmail: codeEmail.check(
      rule((typed) => normaliseEmail(typed) !== normaliseEmail(currentEmail), fieldMessages.emailUnchanged),
    ),
  });
