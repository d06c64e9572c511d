import * as z from 'zod/mini';
import { defineDraft } from '~/forms/define-draft.ts';
import { nullable, text } from '~/lib/schema-fields.ts';

const reviewSchema = z.object({
  /** 1 to 5; null until the customer chooses. */
  rating: nullable(z.number()),
  comment: text(),
});

/** The draft of each appointment's review, which survives failures and closing the dialog. */
export const reviewDraft = defineDraft({
  name: 'review',
  owner: 'customer',
  schema: reviewSchema,
});
