import { z } from 'zod';
import { isWithin, rescheduleWindow } from '#shared/booking-window.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { cancellationForm } from '#shared/forms/appointments.ts';
import { pathId } from '../../legacy/endpoints/endpoint.ts';
import { MAX_ID_LENGTH } from '../../legacy/wire/scalars.ts';
import { isContentId } from '../lib/content-id.ts';

/** APPT-18, C-100: the appointment's id, or its reference if it has none. */
export const appointmentId = z
  .string()
  .trim()
  .min(1, fieldMessages.appointment)
  .pipe(z.string().refine((id) => pathId.safeParse(id).success && !isContentId(id), fieldMessages.appointment));

export const cancelInput = z.object({ appointmentId, ...cancellationForm.schema.shape });

export const rescheduleInput = z.object({
  appointmentId,
  // APPT-23, C-44. The scalar has checked that it is a day.
  date: z.string().refine((date) => isWithin(rescheduleWindow(new Date()), date), fieldMessages.dateUnavailable),
  timeSlotId: z.string().trim().min(1, fieldMessages.newTime).max(MAX_ID_LENGTH, fieldMessages.newTime),
});

export type RescheduleInput = z.output<typeof rescheduleInput>;

export const answerInput = z.object({ appointmentId, isMine: z.boolean() });

export const payInput = z.object({ appointmentId });
