import { useRef, useState } from 'react';
import { useCustomerStale } from '~/features/customer/use-customer-stale.ts';
import { usePayForAppointmentMutation } from '~/graphql/generated/operations/pay-for-appointment.ts';
import { failureMessage, mutationResult, userErrorMessage } from '~/graphql/mutation-result.ts';

/** What became of a payment. */
type Payment =
  | { kind: 'open' }
  | { kind: 'sending' }
  /** `words` where the server said why; null when nobody knows whether it arrived. Pressing again is safe either way. */
  | { kind: 'failed'; words: string | null; attempt: number }
  /** The server took it. That it is paid is for the appointment's data to say. */
  | { kind: 'done' }
  /** It had been paid before, by its data. */
  | { kind: 'already' };

export const PAID = 'Payment successful! Your appointment is now confirmed.';
export const PAID_BEFORE = 'This appointment has been paid already. Nothing was paid twice.';

/**
 * Pays for an appointment, once however often it is pressed (APPT-12, C-41): a second payment is refused by the server. The answer brings all that the
 * payment has changed.
 */
export function usePay(appointmentId: string) {
  const [send] = usePayForAppointmentMutation({ errorPolicy: 'all' });
  const stale = useCustomerStale();
  const [payment, setPayment] = useState<Payment>({ kind: 'open' });
  const isUnderWay = useRef(false);
  const attempts = useRef(0);

  const pay = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    attempts.current += 1;
    setPayment({ kind: 'sending' });
    const result = await mutationResult(
      send({ variables: { input: { appointmentId } } }),
      (data) => data.payForAppointment,
    );
    isUnderWay.current = false;
    const fail = (words: string | null) => setPayment({ kind: 'failed', words, attempt: attempts.current });
    if (result.kind === 'done') {
      if (!result.answer.customer) stale();
      return setPayment({ kind: 'done' });
    }
    // It is not as this page thought: paid, moved or called off elsewhere, or too late; or nobody knows whether it was done.
    stale();
    if (result.kind === 'failed') return fail(failureMessage(result.failure, '') || null);
    const [refusal] = result.userErrors;
    if (refusal?.code === 'ALREADY_DONE') return setPayment({ kind: 'already' });
    fail(refusal ? userErrorMessage(refusal) : null);
  };
  return { payment, pay };
}
