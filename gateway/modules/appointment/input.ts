import { z } from 'zod';
import { pathId } from '../../legacy/endpoints/endpoint.ts';
import { requiredText } from '../input/text-fields.ts';
import { isWithinMovingWindow } from './rules.ts';

const NO_APPOINTMENT = 'Invalid appointment data';
const NO_TIME = 'Please select a date and time slot';

/** APPT-18, C-100: an id, or the reference where there is none. */
export const appointmentId = z
  .string()
  .trim()
  .min(1, NO_APPOINTMENT)
  .pipe(z.string().refine((id) => pathId.safeParse(id).success, NO_APPOINTMENT));

export const cancelInput = z.object({
  appointmentId,
  reason: requiredText('Please provide a reason for cancellation', 'The reason', 1_000),
});

export const rescheduleInput = z.object({
  appointmentId,
  // APPT-23, C-44. The scalar has seen to it that it is a day.
  date: z
    .string()
    .refine(
      (date) => isWithinMovingWindow(date, new Date()),
      'This date is not available. Please select a highlighted date.',
    ),
  timeSlotId: z.string().trim().min(1, NO_TIME).max(64, NO_TIME),
});

export const payInput = z.object({ appointmentId });
