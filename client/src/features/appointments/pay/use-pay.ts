import { useCustomerResult } from '~/features/customer/use-customer-result.ts';
import { submissionErrors } from '~/forms/submission-errors.ts';
import { useSubmission } from '~/forms/use-submission.ts';
import { usePayForAppointmentMutation } from '~/graphql/generated/operations/pay-for-appointment.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';

export const PAID = 'Payment successful! Your appointment is now confirmed.';
export const PAID_BEFORE = 'This appointment has been paid already. Nothing was paid twice.';

const UNKNOWN =
  'We don’t know whether your payment reached us. You can safely pay again: you’ll never be charged twice.';

/**
 * Pays for an appointment (APPT-12, C-41). It may be sent again: the server refuses a second
 * payment. That it is paid is for the appointment's data to say.
 */
export function usePay(appointmentId: string) {
  const [pay] = usePayForAppointmentMutation({ errorPolicy: 'all' });
  const noteCustomer = useCustomerResult();
  const { submission, submit } = useSubmission({
    send: (input: { appointmentId: string }) =>
      mutationResult(pay({ variables: { input } }), (data) => data.payForAppointment),
    onResult: noteCustomer,
  });
  const [error] = submissionErrors(submission, { refused: UNKNOWN, noResponse: UNKNOWN });
  return { submission, error: error?.message, pay: () => void submit({ appointmentId }) };
}
