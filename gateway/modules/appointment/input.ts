import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { cancellationForm, rescheduleForm } from '#shared/forms/appointments.ts';
import { pathId } from '../../legacy/endpoints/endpoint.ts';
import { isContentId } from '../lib/content-id.ts';

/** APPT-18, C-100: the appointment's id, or its reference if it has none. */
export const appointmentId = z
  .string()
  .trim()
  .min(1, fieldMessages.appointment)
  .pipe(z.string().refine((id) => pathId.safeParse(id).success && !isContentId(id), fieldMessages.appointment));

export const cancelInput = z.object({ appointmentId, ...cancellationForm.schema.shape });

export const rescheduleInput = z.object({ appointmentId, ...rescheduleForm(() => new Date()).schema.shape });

export type RescheduleInput = z.output<typeof rescheduleInput>;

export const answerInput = z.object({ appointmentId, isMine: z.boolean() });

export const payInput = z.object({ appointmentId });
