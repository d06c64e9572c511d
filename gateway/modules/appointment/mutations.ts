import { z } from 'zod';
import { fieldMessages } from '#shared/field-messages.ts';
import { cancellationForm, rescheduleForm } from '#shared/forms/appointments.ts';
import { graphNames } from '#shared/forms/form.ts';
import {
  cancelAppointment,
  payForAppointment,
  rescheduleAppointment,
} from '../../legacy/endpoints/appointment-actions.ts';
import { type MessageResponse, pathId } from '../../legacy/endpoints/endpoint.ts';
import { isContentId } from '../lib/content-id.ts';
import type { Invalidation } from '../mutations/invalidation.ts';
import { mutation, notSent } from '../mutations/mutation.ts';
import { findAppointment } from './appointments.ts';
import {
  appointmentNotFound,
  cancellationReason,
  paymentReason,
  reasonFromAppointment,
  rescheduleReason,
  SLOT_TAKEN,
} from './refusals.ts';

/** APPT-18, C-100: the appointment's id, or its reference if it has none. */
export const appointmentId = z
  .string()
  .trim()
  .min(1, fieldMessages.appointment)
  .pipe(z.string().refine((id) => pathId.safeParse(id).success && !isContentId(id), fieldMessages.appointment));

const cancelInput = z.object({ appointmentId, ...cancellationForm.schema.shape });

const rescheduleInput = z.object({ appointmentId, ...rescheduleForm(() => new Date()).schema.shape });

export type RescheduleInput = z.output<typeof rescheduleInput>;

export const answerInput = z.object({ appointmentId, isMine: z.boolean() });

const payInput = z.object({ appointmentId });

const outcomeUnknown = (request: string, assurance: string) =>
  `We’re not sure we received your ${request}. You can safely try again: ${assurance}`;

const codeFields = { NOT_FOUND: 'appointmentId' };

/** Whatever the outcome, the customer's data and the free time slots may have changed. */
const invalidates: readonly Invalidation[] = ['customer', 'availability'];

const payload = ({ message }: MessageResponse, { appointmentId }: { readonly appointmentId: string }) => ({
  appointmentId,
  message,
});

export const cancel = mutation({
  input: cancelInput,
  send: cancelAppointment,
  ifUnknown: outcomeUnknown('cancellation', 'the appointment will only be cancelled once.'),
  invalidates,
  refusals: { fallback: 'Failed to cancel appointment', fields: graphNames(cancellationForm), codeFields },
  explain: reasonFromAppointment((appointment, _input, { legacy }) => cancellationReason(appointment, legacy.clock)),
  payload,
});

export const reschedule = mutation({
  session: 'required',
  input: rescheduleInput,
  async send({ appointmentId, date, timeSlotId }, { loaders }, write) {
    const appointment = findAppointment(await loaders.customer.read(), appointmentId);
    if (!appointment) return notSent(appointmentNotFound());
    const { id, specialistId } = appointment;
    return write(rescheduleAppointment, { appointmentId: id, date, timeSlotId, specialistId });
  },
  ifUnknown: outcomeUnknown('new time', 'the appointment will only be rescheduled once.'),
  invalidates,
  refusals: {
    fallback: 'Failed to reschedule appointment',
    meanings: ['slotTaken'],
    fields: { ...graphNames(rescheduleForm(() => new Date())), specialistId: 'appointmentId' },
    codeFields,
  },
  explain: reasonFromAppointment(async (appointment, { date, timeSlotId }: RescheduleInput, { loaders, legacy }) => {
    const reason = rescheduleReason(appointment, legacy.clock);
    if (reason) return reason;
    const offered = await loaders.reschedule().timeSlots(appointment, date);
    return offered.every((offer) => offer.timeSlotId !== timeSlotId) ? SLOT_TAKEN : null;
  }),
  payload,
});

export const pay = mutation({
  session: 'required',
  input: payInput,
  send: ({ appointmentId }, _context, write) => write(payForAppointment, { id: appointmentId }),
  ifUnknown: outcomeUnknown('payment', 'you won’t pay twice.'),
  invalidates,
  refusals: { fallback: 'Payment failed. Please try again.', codeFields },
  explain: reasonFromAppointment((appointment, _input, { legacy }) => paymentReason(appointment, legacy.clock)),
  payload,
});
