import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';
import { DAY_MS } from '~/forms/draft.ts';

const reviewSchema = z.object({
  /** 1 to 5; null until the customer chooses. */
  rating: z.nullable(z.number()),
  comment: z.string(),
});

/** The draft of each appointment's review, which survives failures and closing the dialog. */
export const reviewDraft = defineDraft<z.infer<typeof reviewSchema>>({
  name: 'review',
  owner: 'customer',
  maxAgeMs: DAY_MS,
  schema: reviewSchema,
  empty: { rating: null, comment: '' },
});
