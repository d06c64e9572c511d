import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { submissionErrors } from '~/forms/submission-errors.ts';
import { useSubmission } from '~/forms/use-submission.ts';
import { usePayForAppointmentMutation } from '~/graphql/generated/operations/pay-for-appointment.ts';

export const PAID = 'Payment successful! Your appointment is now confirmed.';
export const ALREADY_PAID = 'This appointment has already been paid. You haven’t been charged twice.';

const OUTCOME_UNKNOWN =
  'We don’t know whether your payment reached us. You can safely pay again: you’ll never be charged twice.';

/**
 * Pays for an appointment (APPT-12, C-41). Retrying is safe, because the server refuses a second
 * payment. Whether it's paid is decided by the appointment's data, not by the submission.
 */
export function usePayForAppointment(appointmentId: string) {
  const pay = usePayForAppointmentMutation();
  const refetchIfStale = useRefetchIfStale();
  const { submission, submit } = useSubmission({
    send: (input: { appointmentId: string }) => pay(input),
    onResult: refetchIfStale,
  });
  const [error] = submissionErrors(submission, { refused: OUTCOME_UNKNOWN, noResponse: OUTCOME_UNKNOWN });
  return { submission, error: error?.message, pay: () => void submit({ appointmentId }) };
}
