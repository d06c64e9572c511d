import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';
import { text } from '~/lib/schema-fields.ts';

/** The reason for each cancellation, so that closing the dialog by mistake doesn't lose it. */
export const cancellationDraft = defineDraft({
  name: 'cancellation',
  owner: 'customer',
  schema: z.object({ reason: text() }),
});
