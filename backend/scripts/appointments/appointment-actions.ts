import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldMessages } from '#shared/field-messages.ts';
import { TEXT_LIMITS } from '#shared/limits.ts';
import { cancelAppointment } from '../../domain/appointments/cancel-appointment.ts';
import { readAppointmentKey } from '../../domain/appointments/customer-appointment.ts';
import { refundSentence } from '../../domain/appointments/refunds.ts';
import { listRescheduleTimeSlots, rescheduleAppointment } from '../../domain/appointments/reschedule-appointment.ts';
import type { TimeSlotQuery } from '../../domain/availability/candidates.ts';
import { timeSlotEndLabel, timeSlotLabel } from '../../domain/availability/time-slot-label.ts';
import { Form } from '../../domain/forms/form.ts';
import { Refusal } from '../../domain/refusal.ts';
import { readQuery } from '../availability/availability.ts';
import { changeContext, type ScriptContext } from '../http/context.ts';
import { customerOf } from '../http/customer.ts';
import { idText } from '../http/php-values.ts';
import { bodyFields, parameter } from '../http/request.ts';

const unknownAction = () => new Refusal('invalid', 'Unknown action.');

/** `appointment-actions.php` with its three actions (PHP-36..38). */
export function appointmentActionScripts(app: FastifyInstance, context: ScriptContext): void {
  const { delivery, store } = context;

  /** Without a workshop the appointment is at the customer's home. */
  function readTimeSlotQuery(request: FastifyRequest): TimeSlotQuery {
    const query = readQuery(request);
    return query.location.kind === 'anywhere' ? { ...query, location: { kind: 'home' } } : query;
  }

  app.get('/php/appointment-actions.php', async (request) => {
    await customerOf(request, context);
    if (parameter(request, 'action') !== 'getTimeSlots') throw unknownAction();
    const date = parameter(request, 'date');
    if (date === '') throw new Refusal('invalid', fieldMessages.date);
    const times = await listRescheduleTimeSlots(store.db, readTimeSlotQuery(request), date, context.clock());
    return {
      success: true,
      timeSlots: times.map(({ timeSlotId, startsAt }) => ({
        slot_id: idText(timeSlotId),
        formatted_start: timeSlotLabel(startsAt),
        formatted_end: timeSlotEndLabel(startsAt),
      })),
    };
  });

  async function cancel(fields: ReadonlyMap<string, string>, accountId: number) {
    const key = readAppointmentKey(fields.get('appointmentId') ?? '');
    const form = new Form(fields);
    const reason = form.lines('reason', {
      label: 'reason',
      longest: TEXT_LIMITS.cancellationReason,
      required: fieldMessages.cancellationReason,
    });
    if (form.errors.length > 0) throw new Refusal('invalid', form.errors);
    const refund = refundSentence(await cancelAppointment(changeContext(context), accountId, key, reason));
    return { success: true, message: `Your appointment has been cancelled. ${refund}`.trim() };
  }

  async function reschedule(fields: ReadonlyMap<string, string>, accountId: number) {
    const key = readAppointmentKey(fields.get('appointmentId') ?? '');
    const form = new Form(fields);
    const date = form.line('newDate', { label: 'date', longest: 10, required: fieldMessages.newTime });
    const timeSlotId = form.id('newTimeSlot', {
      wrong: fieldMessages.newTime,
      ...(date !== '' && { required: fieldMessages.newTime }),
    });
    const specialistId = form.id('specialistId', { wrong: 'The chosen specialist is not known.' });
    if (form.errors.length > 0 || timeSlotId === null) throw new Refusal('invalid', form.errors);
    const move = { key, date, timeSlotId, specialistId };
    const { newTime } = await rescheduleAppointment(changeContext(context), accountId, move);
    return {
      success: true,
      message: 'Your appointment has been rescheduled. We write to you when the new time is confirmed.',
      newDate: date,
      newTime,
    };
  }

  // Not an object, which would also inherit names such as `constructor`.
  const actions = new Map([
    ['cancel', cancel],
    ['reschedule', reschedule],
  ]);

  app.post('/php/appointment-actions.php', async (request) => {
    const { id } = await customerOf(request, context);
    const run = actions.get(parameter(request, 'action'));
    if (!run) throw unknownAction();
    const answer = await run(bodyFields(request), id);
    delivery.nudge();
    return answer;
  });
}
