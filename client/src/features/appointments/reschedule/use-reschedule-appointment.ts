import * as z from 'zod/mini';
import { londonDay } from '#shared/london/clock.ts';
import { HOUR_MS } from '#shared/time.ts';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { defineDraft } from '~/forms/define-draft.ts';
import { useDraft } from '~/forms/draft.ts';
import { useForm } from '~/forms/use-form.ts';
import { useRescheduleAppointmentMutation } from '~/graphql/generated/operations/reschedule-appointment.ts';
import type { UserError } from '~/graphql/mutation-result.ts';
import { nullable } from '~/lib/schema-fields.ts';
import { NEW_TIME_REQUIRED } from './reschedule-messages.ts';

const draftSchema = z.object({
  /** YYYY-MM-DD. */
  date: nullable(z.string()),
  /** Belongs to the date. */
  timeSlot: nullable(z.object({ id: z.string(), label: z.string() })),
});

/** The selected time for each appointment, for a customer who has to log in again first. */
export const rescheduleDraft = defineDraft({
  name: 'reschedule',
  owner: 'customer',
  // Time slots don't stay free for long.
  maxAgeMs: HOUR_MS,
  schema: draftSchema,
  repair: (value) =>
    value.date !== null && value.date < londonDay(new Date()) ? { date: null, timeSlot: null } : value,
});

export const DATE_ID = 'reschedule-date';
export const TIME_ID = 'reschedule-timeSlotId';

/** Another customer has booked the time slot. */
const isTaken = ({ code }: UserError) => code === 'SLOT_TAKEN';

/** The form that reschedules an appointment (APPT-27, APPT-28). */
export function useRescheduleAppointment(appointmentId: string) {
  const draft = rescheduleDraft.open(appointmentId);
  const { value } = useDraft(draft);
  const reschedule = useRescheduleAppointmentMutation();
  const refetchIfStale = useRefetchIfStale();
  return useForm({
    id: 'reschedule',
    values: value,
    change: draft.change,
    validate: ({ date, timeSlot }) =>
      timeSlot ? [] : [{ message: NEW_TIME_REQUIRED, fieldId: date === null ? DATE_ID : TIME_ID }],
    send: ({ date, timeSlot }) => reschedule({ appointmentId, date: date ?? '', timeSlotId: timeSlot?.id ?? '' }),
    onResult(result) {
      // After a refusal, this also refetches the dates and time slots that are available now.
      refetchIfStale(result);
      if (result.kind === 'done') draft.clear();
      if (result.kind === 'refused' && result.userErrors.some(isTaken)) draft.change({ timeSlot: null });
    },
    messages: {
      refused: 'Failed to reschedule appointment',
      noResponse: 'Error processing your request. Please try again.',
    },
  });
}
