import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS } from '~/forms/draft.ts';

const reviewSchema = z.object({
  /** 1 to 5; null until stars are chosen. */
  rating: z.nullable(z.number()),
  comment: z.string(),
});

/**
 * The review of each appointment while it is written: neither a failure nor closing the dialog
 * loses it.
 */
export const reviewDraft = defineDraft<z.infer<typeof reviewSchema>>({
  name: 'review',
  owner: 'customer',
  maxAgeMs: DAY_MS,
  schema: reviewSchema,
  empty: { rating: null, comment: '' },
});
