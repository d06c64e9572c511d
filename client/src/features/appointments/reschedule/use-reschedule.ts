import { useState } from 'react';
import { useCustomerResult } from '~/features/customer/use-customer-result.ts';
import { useForm } from '~/forms/use-form.ts';
import { useRescheduleAppointmentMutation } from '~/graphql/generated/operations/reschedule-appointment.ts';
import { mutationResult, type UserError } from '~/graphql/mutation-result.ts';
import { NOTHING_CHOSEN } from './reschedule-texts.ts';

/** What the customer has chosen; a time slot belongs to its date. */
interface NewTime {
  /** YYYY-MM-DD. */
  date: string | null;
  timeSlot: { id: string; label: string } | null;
}

export const DATE_ID = 'reschedule-date';
export const TIME_ID = 'reschedule-timeSlotId';

/** Another customer has that time. */
const isTaken = ({ code }: UserError) => code === 'TAKEN';

/** The form that reschedules an appointment (APPT-27, APPT-28). */
export function useReschedule(appointmentId: string) {
  const [chosen, setChosen] = useState<NewTime>({ date: null, timeSlot: null });
  const [reschedule] = useRescheduleAppointmentMutation({ errorPolicy: 'all' });
  const noteCustomer = useCustomerResult();
  return useForm({
    id: 'reschedule',
    values: chosen,
    change: (change) => setChosen((before) => ({ ...before, ...change })),
    validate: ({ date, timeSlot }) =>
      timeSlot ? [] : [{ message: NOTHING_CHOSEN, fieldId: date === null ? DATE_ID : TIME_ID }],
    send: ({ date, timeSlot }) =>
      mutationResult(
        reschedule({ variables: { input: { appointmentId, date: date ?? '', timeSlotId: timeSlot?.id ?? '' } } }),
        (data) => data.rescheduleAppointment,
      ),
    onResult(result) {
      // With the customer come the days and times that are free now.
      noteCustomer(result);
      if (result.kind === 'refused' && result.userErrors.some(isTaken)) {
        setChosen(({ date }) => ({ date, timeSlot: null }));
      }
    },
    messages: {
      refused: 'Failed to reschedule appointment',
      noResponse: 'Error processing your request. Please try again.',
    },
  });
}
