import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import { useCancelAppointmentMutation } from '~/graphql/generated/operations/cancel-appointment.ts';
import { mutationResult } from '~/graphql/mutation-result.ts';
import { cancellationDraft, cancellationSchema } from './cancellation-draft.ts';

const ID = 'cancel';

/** The form that cancels an appointment (APPT-19, APPT-20). */
export function useCancelAppointment(appointmentId: string) {
  const draft = cancellationDraft.open(appointmentId);
  const { value } = useDraft(draft);
  const [cancel] = useCancelAppointmentMutation({ errorPolicy: 'all' });
  const refetchIfStale = useRefetchIfStale();
  return useForm({
    id: ID,
    values: value,
    change: draft.change,
    validate: schemaValidator(ID, cancellationSchema),
    send: ({ reason }) =>
      mutationResult(
        cancel({ variables: { input: { appointmentId, reason: reason.trim() } } }),
        (data) => data.cancelAppointment,
      ),
    onResult(result) {
      refetchIfStale(result);
      if (result.kind === 'done') draft.clear();
    },
    messages: {
      refused: 'Failed to cancel appointment',
      noResponse: 'Error processing your request. Please try again.',
    },
  });
}
