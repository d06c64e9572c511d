import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import type { Failure } from '~/graphql/failure.ts';
import { useSubmitReviewMutation } from '~/graphql/generated/operations/submit-review.ts';
import { isAlreadyDone } from '~/graphql/mutation-result.ts';
import { reviewDraft } from './review-draft.ts';

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
