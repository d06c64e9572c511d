import { useState } from 'react';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { useForm } from '~/forms/use-form.ts';
import { useRescheduleAppointmentMutation } from '~/graphql/generated/operations/reschedule-appointment.ts';
import { mutationResult, type UserError } from '~/graphql/mutation-result.ts';
import { NEW_TIME_REQUIRED } from './reschedule-messages.ts';

/** The customer's selection. A time slot belongs to its date. */
interface NewTime {
  /** YYYY-MM-DD. */
  date: string | null;
  timeSlot: { id: string; label: string } | null;
}

export const DATE_ID = 'reschedule-date';
export const TIME_ID = 'reschedule-timeSlotId';

/** Another customer has booked the time slot. */
const isTaken = ({ code }: UserError) => code === 'SLOT_TAKEN';

/** The form that reschedules an appointment (APPT-27, APPT-28). */
export function useRescheduleAppointment(appointmentId: string) {
  const [newTime, setNewTime] = useState<NewTime>({ date: null, timeSlot: null });
  const [reschedule] = useRescheduleAppointmentMutation({ errorPolicy: 'all' });
  const refetchIfStale = useRefetchIfStale();
  return useForm({
    id: 'reschedule',
    values: newTime,
    change: (change) => setNewTime((previous) => ({ ...previous, ...change })),
    validate: ({ date, timeSlot }) =>
      timeSlot ? [] : [{ message: NEW_TIME_REQUIRED, fieldId: date === null ? DATE_ID : TIME_ID }],
    send: ({ date, timeSlot }) =>
      mutationResult(
        reschedule({ variables: { input: { appointmentId, date: date ?? '', timeSlotId: timeSlot?.id ?? '' } } }),
        (data) => data.rescheduleAppointment,
      ),
    onResult(result) {
      // After a refusal, this also refetches the dates and time slots that are available now.
      refetchIfStale(result);
      if (result.kind === 'refused' && result.userErrors.some(isTaken)) {
        setNewTime(({ date }) => ({ date, timeSlot: null }));
      }
    },
    messages: {
      refused: 'Failed to reschedule appointment',
      noResponse: 'Error processing your request. Please try again.',
    },
  });
}
