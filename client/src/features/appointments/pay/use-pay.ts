import { useRef, useState } from 'react';
import { useCustomerStale } from '~/features/customer/use-customer-stale.ts';
import { usePayForAppointmentMutation } from '~/graphql/generated/operations/pay-for-appointment.ts';
import { failureText, outcomeOf, refusalText } from '~/graphql/outcome.ts';

/** What became of a payment. */
type Payment =
  | { is: 'open' }
  | { is: 'sending' }
  /** `words` where the server said why; null when nobody knows whether it arrived. Pressing again is safe either way. */
  | { is: 'failed'; words: string | null; attempt: number }
  /** The server took it. That it is paid is for the appointment's data to say. */
  | { is: 'done' }
  /** It had been paid before, by its data. */
  | { is: 'already' };

export const PAID = 'Payment successful! Your appointment is now confirmed.';
export const PAID_BEFORE = 'This appointment has been paid already. Nothing was paid twice.';

/**
 * Pays for an appointment, once however often it is pressed (APPT-12, C-41): a second payment is refused by the server. The answer brings all that the
 * payment has changed.
 */
export function usePay(appointmentId: string) {
  const [send] = usePayForAppointmentMutation({ errorPolicy: 'all' });
  const stale = useCustomerStale();
  const [payment, setPayment] = useState<Payment>({ is: 'open' });
  const isUnderWay = useRef(false);
  const attempts = useRef(0);

  const pay = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    attempts.current += 1;
    setPayment({ is: 'sending' });
    const outcome = await outcomeOf(
      send({ variables: { input: { appointmentId } } }),
      (data) => data.payForAppointment,
    );
    isUnderWay.current = false;
    const fail = (words: string | null) => setPayment({ is: 'failed', words, attempt: attempts.current });
    if (outcome.is === 'done') {
      if (!outcome.answer.customer) stale();
      return setPayment({ is: 'done' });
    }
    // It is not as this page thought: paid, moved or called off elsewhere, or too late; or nobody knows whether it was done.
    stale();
    if (outcome.is === 'failed') return fail(failureText(outcome.failure, '') || null);
    const [refusal] = outcome.refusals;
    if (refusal?.code === 'ALREADY_DONE') return setPayment({ is: 'already' });
    fail(refusal ? refusalText(refusal) : null);
  };
  return { payment, pay };
}
