import * as z from 'zod/mini';
import { isEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { isUnsafeName } from '#shared/web-address.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { text } from '~/lib/schema-fields.ts';

/** The limits and messages of the graph (schema/contact). */
export const contactSchema = z.object({
  name: z.string().check(
    z.trim(),
    z.minLength(1, fieldMessages.name),
    z.refine((name) => !isUnsafeName(name), fieldMessages.unsafeName),
    z.maxLength(TEXT_LIMITS.name, `The name must not be longer than ${TEXT_LIMITS.name} characters.`),
  ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fieldMessages.email, abort: true }),
      z.refine(isEmail, fieldMessages.emailInvalid),
    ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fieldMessages.message),
      z.maxLength(
        TEXT_LIMITS.contactMessage,
        `The message must not be longer than ${TEXT_LIMITS.contactMessage} characters.`,
      ),
    ),
});

export const contactDraft = defineDraft({
  name: 'contact',
  owner: 'device',
  schema: z.object({ name: text(), email: text(), message: text() }),
});
