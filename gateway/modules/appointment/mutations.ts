import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import type { UserError } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import {
  cancelAppointment,
  payForAppointment,
  rescheduleAppointment,
} from '../../legacy/endpoints/appointment-actions.ts';
import type { CustomerRecord } from '../../legacy/endpoints/customers.ts';
import type { MessageResponse } from '../../legacy/endpoints/message-response.ts';
import type { WriteResult } from '../../legacy/transport/parse-response.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { invalidateCustomer } from '../customer/invalidate-customer.ts';
import { explainUnknownOutcome } from '../mutations/explain-unknown-outcome.ts';
import { invalidateAvailability } from '../mutations/invalidation.ts';
import { sameNames } from '../mutations/refusal-errors.ts';
import { requireSession } from '../mutations/resolve-mutation.ts';
import { inputErrors } from '../mutations/user-errors.ts';
import { currentTime } from '../server-time/current-time.ts';
import type { AppointmentModel } from './appointment.ts';
import { findAppointment } from './appointments.ts';
import { explainedErrors } from './explain-refusal.ts';
import { cancelInput, payInput, rescheduleInput } from './input.ts';
import { failure, success } from './payload.ts';
import {
  APPOINTMENT_NOT_FOUND,
  appointmentNotFound,
  cancellationReason,
  paymentReason,
  type RefusalReason,
  rescheduleReason,
  SLOT_TAKEN,
} from './refusal-reason.ts';

interface Mutation<Input extends { readonly appointmentId: string }> {
  readonly input: z.ZodType<Input>;
  /** 'not found' if the customer has no such appointment, so that nothing is sent. */
  readonly send: (input: Input, context: GatewayContext) => Promise<WriteResult<MessageResponse> | 'not found'>;
  readonly onRefusal: (refusal: Refusal, input: Input, context: GatewayContext) => Promise<UserError[]>;
}

/** Creates the resolver of a mutation of one of the customer's appointments. */
function appointmentMutation<Input extends { readonly appointmentId: string }>(mutation: Mutation<Input>) {
  return async (_parent: unknown, args: { input: unknown }, context: GatewayContext, info: GraphQLResolveInfo) => {
    requireSession(context);
    const parsed = mutation.input.safeParse(args.input);
    if (!parsed.success) return failure(inputErrors(parsed.error));
    const input = parsed.data;
    await enforceRateLimit(info, context);
    try {
      const outcome = await mutation.send(input, context);
      if (outcome === 'not found') return failure([appointmentNotFound()]);
      if (outcome.kind === 'refused') return failure(await mutation.onRefusal(outcome.refusal, input, context));
      return success(input.appointmentId, outcome.response.message);
    } finally {
      // Whatever the outcome, the customer's data and the free time slots may have changed.
      invalidateCustomer(context);
      invalidateAvailability(context);
    }
  };
}

/** Judges one appointment of the customer's refetched data. */
function judgeAppointment(
  appointmentId: string,
  judge: (appointment: AppointmentModel) => RefusalReason | null | Promise<RefusalReason | null>,
) {
  return (customer: CustomerRecord) => {
    const appointment = findAppointment(customer, appointmentId);
    return appointment ? judge(appointment) : APPOINTMENT_NOT_FOUND;
  };
}

const outcomeUnknown = (request: string, assurance: string) =>
  `We're not sure we received your ${request}. You can safely try again: ${assurance}`;

export const cancel = appointmentMutation({
  input: cancelInput,
  send: (input, { legacy }) =>
    explainUnknownOutcome(
      () => legacy.write(cancelAppointment, input),
      outcomeUnknown('cancellation', 'the appointment will only be cancelled once.'),
    ),
  onRefusal: (refusal, { appointmentId }, context) =>
    explainedErrors(
      refusal,
      { fallback: 'Failed to cancel appointment', fields: sameNames('reason') },
      judgeAppointment(appointmentId, cancellationReason),
      context,
    ),
});

export const reschedule = appointmentMutation({
  input: rescheduleInput,
  async send({ appointmentId, date, timeSlotId }, { legacy, loaders }) {
    const appointment = findAppointment(await loaders.customer.record(), appointmentId);
    if (!appointment) return 'not found';
    const { id, specialistId } = appointment;
    return explainUnknownOutcome(
      () => legacy.write(rescheduleAppointment, { appointmentId: id, date, timeSlotId, specialistId }),
      outcomeUnknown('new time', 'the appointment will only be rescheduled once.'),
    );
  },
  onRefusal: (refusal, { appointmentId, date, timeSlotId }, context) =>
    explainedErrors(
      refusal,
      {
        fallback: 'Failed to reschedule appointment',
        meanings: ['slotTaken'],
        fields: { newDate: 'date', newTimeSlot: 'timeSlotId', specialistId: 'appointmentId' },
      },
      judgeAppointment(appointmentId, async (appointment) => {
        const reason = rescheduleReason(appointment);
        if (reason) return reason;
        const offered = await context.loaders.reschedule.timeSlots(appointment, date);
        return offered.every((offer) => offer.timeSlotId !== timeSlotId) ? SLOT_TAKEN : null;
      }),
      context,
    ),
});

export const pay = appointmentMutation({
  input: payInput,
  send: ({ appointmentId }, { legacy }) =>
    explainUnknownOutcome(
      () => legacy.write(payForAppointment, { id: appointmentId }),
      outcomeUnknown('payment', "you won't pay twice."),
    ),
  onRefusal: (refusal, { appointmentId }, context) =>
    explainedErrors(
      refusal,
      { fallback: 'Payment failed. Please try again.' },
      judgeAppointment(appointmentId, (appointment) => paymentReason(appointment, currentTime(context.legacy))),
      context,
    ),
});
