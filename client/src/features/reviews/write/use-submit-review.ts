import * as z from 'zod/mini';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import type { Failure } from '~/graphql/failure.ts';
import { useSubmitReviewMutation } from '~/graphql/generated/operations/submit-review.ts';
import { isAlreadyDone } from '~/graphql/mutation-result.ts';
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

const REFUSED = 'Failed to submit review. Please try again.';
const NO_RESPONSE = 'Failed to submit review. Please check your connection and try again.';

/** The form that reviews an appointment (REV-05..07). Its button says what is missing. */
export function useSubmitReview(appointmentId: string) {
  const draft = reviewDraft.open(appointmentId);
  const { value } = useDraft(draft);
  const submitReview = useSubmitReviewMutation();
  const refetchIfStale = useRefetchIfStale();
  return useForm({
    id: 'review',
    values: value,
    change: draft.change,
    validate: () => [],
    send: ({ rating, comment }) => submitReview({ appointmentId, rating: rating ?? 0, comment: comment.trim() }),
    onResult(result) {
      refetchIfStale(result);
      if (result.kind === 'done' || isAlreadyDone(result)) draft.clear();
    },
    messages: { refused: `Error: ${REFUSED}`, noResponse: failureText, quote: (message) => `Error: ${message}` },
  });
}

/** Without a status from the legacy host, the connection failed. */
function failureText(failure: Failure): string {
  return failure.legacyStatus === null ? NO_RESPONSE : `Error: ${REFUSED}`;
}
