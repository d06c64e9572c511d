import { useRef, useState } from 'react';
import { useCustomerStale } from '~/features/customer/use-customer-stale.ts';
import type { Failure } from '~/graphql/failure.ts';
import { useSubmitReviewMutation } from '~/graphql/generated/operations/submit-review.ts';
import { failureMessage, isPermanent, mutationResult, userErrorMessage } from '~/graphql/mutation-result.ts';
import { dropDraft } from './review-draft.ts';

/** What became of sending a review. */
type Submitting =
  | { kind: 'open' }
  | { kind: 'sending' }
  | { kind: 'failed'; words: string; field: string | undefined; attempt: number }
  /** It has been written already, on another page or by a try that nobody heard of. */
  | { kind: 'already'; words: string }
  | { kind: 'done' };

const REFUSED = 'Failed to submit review. Please try again.';
const UNHEARD = 'Failed to submit review. Please check your connection and try again.';

/** Sends a review, once however often it is asked for (REV-05..07). The answer brings all that it has changed. */
export function useSubmitReview(appointmentId: string) {
  const [send] = useSubmitReviewMutation({ errorPolicy: 'all' });
  const stale = useCustomerStale();
  const [submitting, setSubmitting] = useState<Submitting>({ kind: 'open' });
  const isUnderWay = useRef(false);
  const attempts = useRef(0);

  const submit = async (rating: number, comment: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    attempts.current += 1;
    setSubmitting({ kind: 'sending' });
    const sent = send({ variables: { input: { appointmentId, rating, comment: comment.trim() } } });
    const result = await mutationResult(sent, (data) => data.submitReview);
    isUnderWay.current = false;
    const fail = (words: string, field?: string) =>
      setSubmitting({ kind: 'failed', words, field, attempt: attempts.current });
    if (result.kind === 'failed') {
      // It may have arrived all the same, and no alert would tell.
      stale();
      return fail(textOf(result.failure));
    }
    if (result.kind === 'refused') {
      stale();
      const [refusal] = result.userErrors;
      const words = `Error: ${refusal ? userErrorMessage(refusal) : REFUSED}`;
      if (refusal?.code !== 'ALREADY_DONE') return fail(words, refusal?.field?.at(-1));
      dropDraft(appointmentId);
      return setSubmitting({ kind: 'already', words });
    }
    if (!result.answer.customer) stale();
    dropDraft(appointmentId);
    setSubmitting({ kind: 'done' });
  };
  return { submitting, submit };
}

/** What the legacy side has said no to is a refusal; all else is a matter of the connection. */
function textOf(failure: Failure): string {
  if (isPermanent(failure)) return `Error: ${failure.text}`;
  return failureMessage(failure, failure.legacyStatus === null ? UNHEARD : `Error: ${REFUSED}`);
}
