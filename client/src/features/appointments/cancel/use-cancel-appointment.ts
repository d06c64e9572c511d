import { useState } from 'react';
import * as z from 'zod/mini';
import { cancellationForm } from '#shared/forms/appointments.ts';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { useDraft } from '~/forms/draft.ts';
import { isPermanent } from '~/forms/submission-errors.ts';
import { useForm } from '~/forms/use-form.ts';
import { schemaValidator } from '~/forms/validation.ts';
import type { Failure } from '~/graphql/failure.ts';
import { useCancelAppointmentMutation } from '~/graphql/generated/operations/cancel-appointment.ts';
import { text } from '~/lib/schema-fields.ts';

/** The reason for each cancellation, so that closing the dialog by mistake doesn't lose it. */
export const cancellationDraft = defineDraft({
  name: 'cancellation',
  owner: 'customer',
  schema: z.object({ reason: text() }),
});

const ID = 'cancel';

/** The form that cancels an appointment (APPT-19, APPT-20), and what a failure leaves open. */
export function useCancelAppointment(appointmentId: string) {
  const draft = cancellationDraft.open(appointmentId);
  const { value } = useDraft(draft);
  const cancel = useCancelAppointmentMutation();
  const refetchIfStale = useRefetchIfStale();
  const [wasSentOffline, setWasSentOffline] = useState(false);
  const form = useForm({
    id: ID,
    values: value,
    change: draft.change,
    validate: schemaValidator(ID, cancellationForm.schema),
    send({ reason }) {
      setWasSentOffline(!navigator.onLine);
      return cancel({ appointmentId, reason: reason.trim() });
    },
    onResult(result) {
      refetchIfStale(result);
      if (result.kind === 'done') draft.clear();
    },
    messages: {
      refused: 'Failed to cancel appointment',
      noResponse: 'Error processing your request. Please try again.',
    },
  });
  const { submission } = form;
  const failure = submission.kind === 'failed' ? submission.failure : null;
  return { ...form, uncertainty: failure && uncertaintyOf(failure, wasSentOffline) };
}

/**
 * Whether a failed request may have cancelled the appointment: not if it never left the device, and
 * null if the server has answered that it didn't.
 */
function uncertaintyOf(failure: Failure, wasSentOffline: boolean): 'offline' | 'unknown' | null {
  if (failure.kind === 'network' && wasSentOffline) return 'offline';
  return isPermanent(failure) || failure.code === 'RATE_LIMITED' ? null : 'unknown';
}
