import { useRef, useState } from 'react';
import { useCustomerStale } from '~/features/customer/use-customer-stale.ts';
import { useCancelAppointmentMutation } from '~/graphql/generated/operations/cancel-appointment.ts';
import { failureText, outcomeOf, refusalText } from '~/graphql/outcome.ts';
import { cancelReason } from './cancel-reason.ts';

/** What became of calling an appointment off. */
type Cancelling =
  | { is: 'open' }
  | { is: 'sending' }
  /** `isOver`: it has been called off already, elsewhere or by a try whose answer was lost. */
  | { is: 'failed'; words: string; isAtReason: boolean; isOver: boolean; attempt: number }
  | { is: 'done'; words: string };

const DONE = 'Your appointment has been cancelled.';
const REFUSED = 'Failed to cancel appointment';
const UNANSWERED = 'Error processing your request. Please try again.';

/** Calls an appointment off (APPT-19, APPT-20). The answer brings all that it has changed; what was refused may have changed elsewhere. */
export function useCancel(appointmentId: string) {
  const [send] = useCancelAppointmentMutation({ errorPolicy: 'all' });
  const stale = useCustomerStale();
  const [cancelling, setCancelling] = useState<Cancelling>({ is: 'open' });
  const isUnderWay = useRef(false);
  const attempts = useRef(0);

  const cancel = async (reason: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    attempts.current += 1;
    setCancelling({ is: 'sending' });
    const sent = send({ variables: { input: { appointmentId, reason: reason.trim() } } });
    const outcome = await outcomeOf(sent, (data) => data.cancelAppointment);
    isUnderWay.current = false;
    const fail = (words: string, { isAtReason = false, isOver = false } = {}) =>
      setCancelling({ is: 'failed', words, isAtReason, isOver, attempt: attempts.current });
    if (outcome.is === 'failed') {
      // It may have been done all the same.
      stale();
      return fail(failureText(outcome.failure, UNANSWERED));
    }
    if (outcome.is === 'refused') {
      const [refusal] = outcome.refusals;
      const isAtReason = refusal?.field?.at(-1) === 'reason';
      if (!isAtReason) stale();
      return fail(refusal ? refusalText(refusal) : REFUSED, { isAtReason, isOver: refusal?.code === 'ALREADY_DONE' });
    }
    if (!outcome.answer.customer) stale();
    cancelReason.clear();
    setCancelling({ is: 'done', words: outcome.answer.message ?? DONE });
  };
  return { cancelling, cancel };
}
