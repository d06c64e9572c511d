import { useRef, useState } from 'react';
import { useCustomerStale } from '~/features/customer/use-customer-stale.ts';
import type { UserErrorCode } from '~/graphql/generated/graphql.ts';
import { useRescheduleAppointmentMutation } from '~/graphql/generated/operations/reschedule-appointment.ts';
import { failureMessage, mutationResult, userErrorMessage } from '~/graphql/mutation-result.ts';

/** What became of moving an appointment. */
type Moving =
  | { kind: 'open' }
  | { kind: 'sending' }
  /** `isTaken`: somebody else has that time; another can be chosen. `isUnheard`: it may have been done all the same. */
  | { kind: 'failed'; words: string; isTaken: boolean; isUnheard: boolean; attempt: number }
  | { kind: 'done'; words: string };

const DONE = 'Your appointment has been rescheduled. The specialist has to confirm the new time.';
const REFUSED = 'Failed to reschedule appointment';
const UNANSWERED = 'Error processing your request. Please try again.';

/** Moves an appointment (APPT-27, APPT-28). The answer brings all that it has changed; what was refused may have changed elsewhere. */
export function useReschedule(appointmentId: string) {
  const [send] = useRescheduleAppointmentMutation({ errorPolicy: 'all' });
  const stale = useCustomerStale();
  const [moving, setMoving] = useState<Moving>({ kind: 'open' });
  const isUnderWay = useRef(false);
  const attempts = useRef(0);

  const move = async (date: string, timeSlotId: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    attempts.current += 1;
    setMoving({ kind: 'sending' });
    const result = await mutationResult(
      send({ variables: { input: { appointmentId, date, timeSlotId } } }),
      (data) => data.rescheduleAppointment,
    );
    isUnderWay.current = false;
    const fail = (words: string, { code, isUnheard = false }: { code?: UserErrorCode; isUnheard?: boolean }) =>
      setMoving({ kind: 'failed', words, isTaken: code === 'TAKEN', isUnheard, attempt: attempts.current });
    if (result.kind === 'failed') {
      // It may have been done all the same.
      stale();
      return fail(failureMessage(result.failure, UNANSWERED), { isUnheard: true });
    }
    if (result.kind === 'refused') {
      // With the days and times it could be moved to, which are asked about by way of the customer.
      stale();
      const [refusal] = result.userErrors;
      return fail(refusal ? userErrorMessage(refusal) : REFUSED, refusal ?? {});
    }
    if (!result.answer.customer) stale();
    setMoving({ kind: 'done', words: result.answer.message ?? DONE });
  };
  return { moving, move };
}
