import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SlotQuery } from '../domain/availability.ts';
import { cancelOwn } from '../domain/cancel-appointment.ts';
import { Form } from '../domain/form.ts';
import { moveOwn, timesToMoveTo } from '../domain/move-appointment.ts';
import { readAppointmentKey } from '../domain/own-appointment.ts';
import { refundSentence } from '../domain/refunds.ts';
import { Refusal } from '../domain/refusal.ts';
import { slotEndLabel, slotLabel } from '../domain/slot-label.ts';
import { readQuery } from './availability.ts';
import { changeContext, type ScriptContext } from './context.ts';
import { customerOf } from './customer.ts';
import { idText } from './php-values.ts';
import { bodyFields, parameter } from './request.ts';

const unknownAction = () => new Refusal('invalid', 'Unknown action.');

/** `appointment-actions.php` with its three actions (PHP-36..38). */
export function appointmentActionScripts(app: FastifyInstance, context: ScriptContext): void {
  const { delivery, store } = context;

  /** An appointment without a workshop is a visit to the customer. */
  function wanted(request: FastifyRequest): SlotQuery {
    const query = readQuery(request);
    return query.place.kind === 'anywhere' ? { ...query, place: { kind: 'home' } } : query;
  }

  app.get('/php/appointment-actions.php', async (request) => {
    await customerOf(request, context);
    if (parameter(request, 'action') !== 'getTimeSlots') throw unknownAction();
    const date = parameter(request, 'date');
    if (date === '') throw new Refusal('invalid', 'Please choose a date.');
    const times = await timesToMoveTo(store.db, wanted(request), date, context.clock());
    return {
      success: true,
      timeSlots: times.map(({ slotId, startsAt }) => ({
        slot_id: idText(slotId),
        formatted_start: slotLabel(startsAt),
        formatted_end: slotEndLabel(startsAt),
      })),
    };
  });

  async function cancel(fields: ReadonlyMap<string, string>, accountId: number) {
    const key = readAppointmentKey(fields.get('appointmentId') ?? '');
    const form = new Form(fields);
    const required = 'Please provide a reason for cancellation';
    const reason = form.lines('reason', { label: 'reason', longest: 1000, required });
    if (form.errors.length > 0) throw new Refusal('invalid', form.errors);
    const refund = refundSentence(await cancelOwn(changeContext(context), accountId, key, reason));
    return { success: true, message: `Your appointment has been cancelled. ${refund}`.trim() };
  }

  async function reschedule(fields: ReadonlyMap<string, string>, accountId: number) {
    const key = readAppointmentKey(fields.get('appointmentId') ?? '');
    const form = new Form(fields);
    const required = 'Please select a date and time slot';
    const date = form.line('newDate', { label: 'date', longest: 10, required });
    const slotId = form.id('newTimeSlot', { wrong: required, ...(date !== '' && { required }) });
    const specialistId = form.id('specialistId', { wrong: 'The chosen specialist is not known.' });
    if (form.errors.length > 0 || slotId === null) throw new Refusal('invalid', form.errors);
    const move = { key, date, slotId, specialistId };
    const { newTime } = await moveOwn(changeContext(context), accountId, move);
    return {
      success: true,
      message: 'Your appointment has been rescheduled. We write to you when the new time is confirmed.',
      newDate: date,
      newTime,
    };
  }

  // A map, since an object has more names than its own.
  const acts = new Map([
    ['cancel', cancel],
    ['reschedule', reschedule],
  ]);

  app.post('/php/appointment-actions.php', async (request) => {
    const { id } = await customerOf(request, context);
    const act = acts.get(parameter(request, 'action'));
    if (!act) throw unknownAction();
    const answer = await act(bodyFields(request), id);
    delivery.nudge();
    return answer;
  });
}
