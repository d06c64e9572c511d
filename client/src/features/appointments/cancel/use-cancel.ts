import { useRef, useState } from 'react';
import { useCustomerStale } from '~/features/customer/use-customer-stale.ts';
import { useCancelAppointmentMutation } from '~/graphql/generated/operations/cancel-appointment.ts';
import { failureMessage, mutationResult, userErrorMessage } from '~/graphql/mutation-result.ts';
import { cancelReason } from './cancel-reason.ts';

/** What became of calling an appointment off. */
type Cancelling =
  | { kind: 'open' }
  | { kind: 'sending' }
  /** `isOver`: it has been called off already, elsewhere or by a try whose answer was lost. */
  | { kind: 'failed'; words: string; isAtReason: boolean; isOver: boolean; attempt: number }
  | { kind: 'done'; words: string };

const DONE = 'Your appointment has been cancelled.';
const REFUSED = 'Failed to cancel appointment';
const UNANSWERED = 'Error processing your request. Please try again.';

/** Calls an appointment off (APPT-19, APPT-20). The answer brings all that it has changed; what was refused may have changed elsewhere. */
export function useCancel(appointmentId: string) {
  const [send] = useCancelAppointmentMutation({ errorPolicy: 'all' });
  const stale = useCustomerStale();
  const [cancelling, setCancelling] = useState<Cancelling>({ kind: 'open' });
  const isUnderWay = useRef(false);
  const attempts = useRef(0);

  const cancel = async (reason: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    attempts.current += 1;
    setCancelling({ kind: 'sending' });
    const sent = send({ variables: { input: { appointmentId, reason: reason.trim() } } });
    const result = await mutationResult(sent, (data) => data.cancelAppointment);
    isUnderWay.current = false;
    const fail = (words: string, { isAtReason = false, isOver = false } = {}) =>
      setCancelling({ kind: 'failed', words, isAtReason, isOver, attempt: attempts.current });
    if (result.kind === 'failed') {
      // It may have been done all the same.
      stale();
      return fail(failureMessage(result.failure, UNANSWERED));
    }
    if (result.kind === 'refused') {
      const [refusal] = result.userErrors;
      const isAtReason = refusal?.field?.at(-1) === 'reason';
      if (!isAtReason) stale();
      return fail(refusal ? userErrorMessage(refusal) : REFUSED, {
        isAtReason,
        isOver: refusal?.code === 'ALREADY_DONE',
      });
    }
    if (!result.answer.customer) stale();
    cancelReason.clear();
    setCancelling({ kind: 'done', words: result.answer.message ?? DONE });
  };
  return { cancelling, cancel };
}
