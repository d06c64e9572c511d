import type { z } from 'zod';
import type { GatewayContext } from '../../context.ts';
import {
  cancelAppointment,
  payForAppointment,
  rescheduleAppointment,
} from '../../legacy/endpoints/appointment-actions.ts';
import type { Said } from '../../legacy/endpoints/said.ts';
import type { Outcome } from '../../legacy/transport/accept.ts';
import { LegacyFault } from '../../legacy/transport/fault.ts';
import type { Refusal } from '../../legacy/wire/refusal.ts';
import { requireSession } from '../act.ts';
import { forgetAvailability } from '../availability/forget.ts';
import { customerChanged } from '../customer/changed.ts';
import { heard } from '../heard.ts';
import { countAct } from '../limited.ts';
import { inputErrors, refusedAct } from '../user-errors.ts';
import { type ActedOnAppointment, done, notDone } from './acted.ts';
import { findAppointment } from './customers-appointments.ts';
import { cancelInput, payInput, rescheduleInput } from './input.ts';

interface Act<Given extends { readonly appointmentId: string }> {
  readonly input: z.ZodType<Given>;
  readonly act: (given: Given, context: GatewayContext) => Promise<Outcome<Said>>;
  readonly refused: (refusal: Refusal) => ActedOnAppointment['userErrors'];
}

/** An act on one of the customer's appointments: judged, counted, done once. Afterwards neither the customer's data nor the free times are what they were. */
function actOnAppointment<Given extends { readonly appointmentId: string }>(act: Act<Given>) {
  return async (_parent: unknown, { input }: { input: unknown }, context: GatewayContext) => {
    requireSession(context);
    const given = act.input.safeParse(input);
    if (!given.success) return notDone(inputErrors(given.error));
    await countAct('changeAppointment', context);
    try {
      const outcome = await act.act(given.data, context);
      if (!outcome.accepted) return notDone(act.refused(outcome.refusal));
      return done(given.data.appointmentId, outcome.answer.message);
    } finally {
      customerChanged(context);
      forgetAvailability(context);
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
  refused: (refusal) => refusedAct(refusal, 'Failed to cancel appointment', { 409: 'ALREADY_DONE' }),
});

export const reschedule = actOnAppointment({
  input: rescheduleInput,
  async act({ appointmentId, date, timeSlotId }, { legacy, loaders }) {
    const appointment = findAppointment(await loaders.customer.record(), appointmentId);
    if (!appointment?.id) throw new LegacyFault('not found');
    const { id, specialistId } = appointment;
    return heard(
      () => legacy.write(rescheduleAppointment, { appointmentId: id, date, timeSlotId, specialistId }),
      unheard('new time', 'an appointment is only moved once.'),
    );
  },
  refused: (refusal) =>
    refusedAct(refusal, 'Failed to reschedule appointment', { 409: 'TAKEN' }).map((error) =>
      error.code === 'TAKEN' ? { ...error, field: ['timeSlotId'] } : error,
    ),
});

export const pay = actOnAppointment({
  input: payInput,
  act: ({ appointmentId }, { legacy }) =>
    heard(
      () => legacy.write(payForAppointment, { id: appointmentId }),
      unheard('payment', 'an appointment is never paid for twice.'),
    ),
  refused: (refusal) => refusedAct(refusal, 'Payment failed. Please try again.', { 409: 'ALREADY_DONE' }),
});
