import { useCustomerResult } from '~/features/customer/use-customer-result.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import type { Failure } from '~/graphql/failure.ts';
import { useSubmitReviewMutation } from '~/graphql/generated/operations/submit-review.ts';
import { isAlreadyDone, mutationResult } from '~/graphql/mutation-result.ts';
import { reviewDraft } from './review-draft.ts';

const REFUSED = 'Failed to submit review. Please try again.';
const UNANSWERED = 'Failed to submit review. Please check your connection and try again.';

/** The form that reviews an appointment (REV-05..07). Whether it is complete, its button says. */
export function useSubmitReview(appointmentId: string) {
  const draft = reviewDraft.open(appointmentId);
  const { value } = useDraft(draft);
  const [submitReview] = useSubmitReviewMutation({ errorPolicy: 'all' });
  const noteCustomer = useCustomerResult();
  return useForm({
    id: 'review',
    values: value,
    change: draft.change,
    validate: () => [],
    send: ({ rating, comment }) =>
      mutationResult(
        submitReview({ variables: { input: { appointmentId, rating: rating ?? 0, comment: comment.trim() } } }),
        (data) => data.submitReview,
      ),
    onResult(result) {
      noteCustomer(result);
      if (result.kind === 'done' || isAlreadyDone(result)) draft.clear();
    },
    messages: { refused: `Error: ${REFUSED}`, noResponse: failedText, quote: (message) => `Error: ${message}` },
  });
}

/** What the legacy side has refused is an error; all else is a matter of the connection. */
function failedText(failure: Failure): string {
  return failure.legacyStatus === null ? UNANSWERED : `Error: ${REFUSED}`;
}
