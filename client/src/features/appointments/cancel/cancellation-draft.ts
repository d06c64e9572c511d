import * as z from 'zod/mini';
import { fieldMessages } from '#shared/field-messages.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS } from '~/forms/draft.ts';

export const cancellationSchema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, fieldMessages.cancellationReason)),
});

/** The reason for each cancellation, so that closing the dialog by mistake doesn't lose it. */
export const cancellationDraft = defineDraft<{ reason: string }>({
  name: 'cancellation',
  owner: 'customer',
  maxAgeMs: DAY_MS,
  schema: z.object({ reason: z.string() }),
  empty: { reason: '' },
});
