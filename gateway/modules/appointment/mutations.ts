import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import type { UserError } from '../../graphql/generated/schema.ts';
import { enforceRateLimit } from '../../graphql/rate-limits.ts';
import {
  cancelAppointment,
  payForAppointment,
  rescheduleAppointment,
} from '../../legacy/endpoints/appointment-actions.ts';
import type { Said } from '../../legacy/endpoints/said.ts';
import type { Outcome } from '../../legacy/transport/accept.ts';
import { LegacyError } from '../../legacy/transport/fault.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import type { GatewayContext } from '../context.ts';
import { invalidateCustomer } from '../customer/invalidate-customer.ts';
import { invalidateAvailability } from '../mutations/invalidation.ts';
import { heard } from '../mutations/outcome-unknown.ts';
import { requireSession } from '../mutations/resolve-mutation.ts';
import { inputErrors, refusedAct, saysTaken } from '../mutations/user-errors.ts';
import { dataSays, isOpenToData, refusedOrDone } from './already-done.ts';
import { findAppointment } from './appointments.ts';
import { cancelInput, payInput, rescheduleInput } from './input.ts';
import { done, notDone } from './payload.ts';
import { canBeRescheduled } from './rules.ts';

interface Act<Given extends { readonly appointmentId: string }> {
  readonly input: z.ZodType<Given>;
  readonly act: (given: Given, context: GatewayContext) => Promise<Outcome<Said>>;
  readonly refused: (refusal: Refusal, given: Given, context: GatewayContext) => Promise<UserError[]>;
}

/** An act on one of the customer's appointments: judged, counted, done once. Afterwards neither the customer's data nor the free times are what they were. */
function actOnAppointment<Given extends { readonly appointmentId: string }>(act: Act<Given>) {
  return async (_parent: unknown, { input }: { input: unknown }, context: GatewayContext, info: GraphQLResolveInfo) => {
    requireSession(context);
    const given = act.input.safeParse(input);
    if (!given.success) return notDone(inputErrors(given.error));
    await enforceRateLimit(info, context);
    try {
      const outcome = await act.act(given.data, context);
      if (!outcome.accepted) return notDone(await act.refused(outcome.refusal, given.data, context));
      return done(given.data.appointmentId, outcome.answer.message);
    } finally {
      invalidateCustomer(context);
      invalidateAvailability(context);
    }
  };
}

const unheard = (what: string, harmless: string) =>
  `We did not hear whether your ${what} has arrived. You can safely try again: ${harmless}`;

export const cancel = actOnAppointment({
  input: cancelInput,
  act: (given, { legacy }) =>
    heard(
      () => legacy.write(cancelAppointment, given),
      unheard('cancellation', 'an appointment is only cancelled once.'),
    ),
  refused: (refusal, { appointmentId }, context) =>
    refusedOrDone(
      refusal,
      'Failed to cancel appointment',
      {
        isDone: (customer) => findAppointment(customer, appointmentId)?.status === 'CANCELLED',
        message: 'This appointment has already been cancelled.',
      },
      context,
    ),
});

export const reschedule = actOnAppointment({
  input: rescheduleInput,
  async act({ appointmentId, date, timeSlotId }, { legacy, loaders }) {
    const appointment = findAppointment(await loaders.customer.record(), appointmentId);
    if (!appointment?.id) throw new LegacyError('not found');
    const { id, specialistId } = appointment;
    return heard(
      () => legacy.write(rescheduleAppointment, { appointmentId: id, date, timeSlotId, specialistId }),
      unheard('new time', 'an appointment is only moved once.'),
    );
  },
  async refused(refusal, { appointmentId, date, timeSlotId }, context) {
    const errors = refusedAct(refusal, 'Failed to reschedule appointment');
    if (!isOpenToData(errors)) return errors;
    // A host may have other reasons for a 409: the time is taken when the host says so, or offers
    // it no longer.
    const isTaken =
      errors.some(({ message }) => saysTaken(message)) ||
      (await dataSays(async (customer) => {
        const appointment = findAppointment(customer, appointmentId);
        if (!appointment || !canBeRescheduled(appointment)) return false;
        const offered = await context.loaders.reschedule.slots(appointment, date);
        return offered.every(({ id }) => id !== timeSlotId);
      }, context));
    return isTaken ? errors.map((error) => ({ ...error, code: 'TAKEN', field: ['timeSlotId'] })) : errors;
  },
});

export const pay = actOnAppointment({
  input: payInput,
  act: ({ appointmentId }, { legacy }) =>
    heard(
      () => legacy.write(payForAppointment, { id: appointmentId }),
      unheard('payment', 'an appointment is never paid for twice.'),
    ),
  refused: (refusal, { appointmentId }, context) =>
    refusedOrDone(
      refusal,
      'Payment failed. Please try again.',
      {
        isDone: (customer) => findAppointment(customer, appointmentId)?.isPaid === true,
        message: 'This appointment has already been paid for.',
      },
      context,
    ),
});
