import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import type { UserError } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import {
  cancelAppointment,
  payForAppointment,
  rescheduleAppointment,
} from '../../legacy/endpoints/appointment-actions.ts';
import type { MessageResponse } from '../../legacy/endpoints/message-response.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import type { WriteResult } from '../../legacy/transport/parse-response.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { isTimeTaken } from '../../legacy/wire/refusal-code.ts';
import type { GatewayContext } from '../context.ts';
import { invalidateCustomer } from '../customer/invalidate-customer.ts';
import { explainUnknownOutcome } from '../mutations/explain-unknown-outcome.ts';
import { invalidateAvailability } from '../mutations/invalidation.ts';
import { requireSession } from '../mutations/resolve-mutation.ts';
import { inputErrors, userErrorsOf } from '../mutations/user-errors.ts';
import { checkCustomer, errorsUnlessDone, mayBeExplainedByData } from './already-done.ts';
import { findAppointment } from './appointments.ts';
import { cancelInput, payInput, rescheduleInput } from './input.ts';
import { failure, success } from './payload.ts';
import { whyNotReschedulable } from './rules.ts';

interface Mutation<Input extends { readonly appointmentId: string }> {
  readonly input: z.ZodType<Input>;
  readonly send: (input: Input, context: GatewayContext) => Promise<WriteResult<MessageResponse>>;
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
      if (outcome.kind === 'refused') return failure(await mutation.onRefusal(outcome.refusal, input, context));
      return success(input.appointmentId, outcome.response.message);
    } finally {
      // Whatever the outcome, the customer's data and the free time slots may have changed.
      invalidateCustomer(context);
      invalidateAvailability(context);
    }
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
    errorsUnlessDone(
      refusal,
      'Failed to cancel appointment',
      {
        isDone: (customer) => findAppointment(customer, appointmentId)?.status === 'CANCELLED',
        message: 'This appointment has already been cancelled.',
      },
      context,
    ),
});

export const reschedule = appointmentMutation({
  input: rescheduleInput,
  async send({ appointmentId, date, timeSlotId }, { legacy, loaders }) {
    const appointment = findAppointment(await loaders.customer.record(), appointmentId);
    if (!appointment) throw new LegacyError('not found');
    const { id, specialistId } = appointment;
    return explainUnknownOutcome(
      () => legacy.write(rescheduleAppointment, { appointmentId: id, date, timeSlotId, specialistId }),
      outcomeUnknown('new time', 'the appointment will only be rescheduled once.'),
    );
  },
  async onRefusal(refusal, { appointmentId, date, timeSlotId }, context) {
    const errors = userErrorsOf(refusal, 'Failed to reschedule appointment');
    if (!mayBeExplainedByData(errors)) return errors;
    // A 409 can have other reasons: the time slot is taken if the host says so, or no longer offers
    // it.
    const isTaken =
      errors.some(({ message }) => isTimeTaken(refusal, message)) ||
      (await checkCustomer(async (customer) => {
        const appointment = findAppointment(customer, appointmentId);
        if (!appointment || whyNotReschedulable(appointment) !== null) return false;
        const offered = await context.loaders.reschedule.timeSlots(appointment, date);
        return offered.every((offer) => offer.timeSlotId !== timeSlotId);
      }, context));
    return isTaken ? errors.map((error) => ({ ...error, code: 'TAKEN', field: ['timeSlotId'] })) : errors;
  },
});

export const pay = appointmentMutation({
  input: payInput,
  send: ({ appointmentId }, { legacy }) =>
    explainUnknownOutcome(
      () => legacy.write(payForAppointment, { id: appointmentId }),
      outcomeUnknown('payment', "you won't pay twice."),
    ),
  onRefusal: (refusal, { appointmentId }, context) =>
    errorsUnlessDone(
      refusal,
      'Payment failed. Please try again.',
      {
        isDone: (customer) => findAppointment(customer, appointmentId)?.isPaid === true,
        message: 'This appointment has already been paid for.',
      },
      context,
    ),
});
