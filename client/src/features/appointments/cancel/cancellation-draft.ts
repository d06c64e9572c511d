import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { text } from '~/lib/schema-fields.ts';

export const cancellationSchema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, fieldMessages.cancellationReason)),
});

/** The reason for each cancellation, so that closing the dialog by mistake doesn't lose it. */
export const cancellationDraft = defineDraft({
  name: 'cancellation',
  owner: 'customer',
  schema: z.object({ reason: text() }),
});
