import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rescheduleWindow } from '#shared/booking-window.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { cancellationForm, rescheduleForm } from '#shared/forms/appointments.ts';
import { londonDay } from '#shared/london/clock.ts';
import { refundSentence } from '../domain/appointments/appointment-rules.ts';
import {
  answerForAppointment,
  cancelAppointment,
  payForAppointment,
  readAppointmentKey,
  readReview,
  rescheduleAppointment,
  reviewAppointment,
} from '../domain/appointments/customer-changes.ts';
import { freeTimeSlots, type TimeSlotQuery } from '../domain/availability/availability.ts';
import { Form, specialistNotFound } from '../domain/form.ts';
import { Refusal } from '../domain/refusal.ts';
import { readQuery } from './availability.ts';
import { changeContext, customerOf, type ScriptContext } from './http/context.ts';
import { idText } from './http/php-values.ts';
import { bodyFields, parameter } from './http/request.ts';

const unknownAction = () => new Refusal('INVALID', 'Unknown action.');

/** Without a workshop the appointment is at the customer's home. */
function readTimeSlotQuery(request: FastifyRequest): TimeSlotQuery {
  const query = readQuery(request);
  return query.location.kind === 'anywhere' ? { ...query, location: { kind: 'home' } } : query;
}

async function getTimeSlots(request: FastifyRequest, { store, clock }: ScriptContext) {
  const date = parameter(request, 'date');
  if (date === '') throw new Refusal('INVALID', fieldMessages.date);
  const now = clock();
  const timeSlots = await freeTimeSlots(
    store.db,
    readTimeSlotQuery(request),
    date,
    now,
    rescheduleWindow(londonDay(now)),
  );
  return {
    success: true,
    timeSlots: timeSlots.map(({ timeSlotId, startsAt }) => ({
      slot_id: idText(timeSlotId),
      formatted_start: startsAt,
      formatted_end: timeSlotEnd(startsAt),
    })),
  };
}

type Action = (context: ScriptContext, fields: ReadonlyMap<string, string>, accountId: number) => Promise<object>;

const cancel: Action = async (context, fields, accountId) => {
  const key = readAppointmentKey(fields.get('appointmentId') ?? '');
  const { reason } = Form.parse(cancellationForm, fields);
  const refund = refundSentence(await cancelAppointment(changeContext(context), accountId, key, reason));
  return { success: true, message: `Your appointment has been cancelled. ${refund}`.trim() };
};

const reschedule: Action = async (context, fields, accountId) => {
  const key = readAppointmentKey(fields.get('appointmentId') ?? '');
  const form = new Form(fields);
  const date = form.text('newDate', rescheduleForm(context.clock).schema.shape.date);
  const timeSlotId = form.id('newTimeSlot', {
    invalid: fieldMessages.newTime,
    ...(date !== '' && { required: fieldMessages.newTime }),
  });
  const specialistId = form.id('specialistId', { invalid: specialistNotFound });
  const input = { key, date, timeSlotId: form.valid(timeSlotId), specialistId };
  const { newTime } = await rescheduleAppointment(changeContext(context), accountId, input);
  return {
    success: true,
    message: 'Your appointment has been rescheduled. We’ll email you when the new time is confirmed.',
    newDate: date,
    newTime,
  };
};

const answer: Action = async (context, fields, accountId) => {
  const key = readAppointmentKey(fields.get('appointmentId') ?? '');
  const isTheirs = new Form(fields).flag('isMine');
  await answerForAppointment(changeContext(context), accountId, key, isTheirs);
  const message = isTheirs
    ? 'The appointment is now in your account.'
    : 'Thank you for telling us. We’ve cancelled that appointment.';
  return { success: true, message };
};

// Not an object, which would also inherit names such as `constructor`.
const actions = new Map([
  ['cancel', cancel],
  ['reschedule', reschedule],
  ['answer', answer],
]);

/** `appointment-actions.php` with its three actions (PHP-36..38), and one of our own. */
export function appointmentActionScripts(app: FastifyInstance, context: ScriptContext): void {
  app.get('/php/appointment-actions.php', async (request) => {
    await customerOf(request, context);
    if (parameter(request, 'action') !== 'getTimeSlots') throw unknownAction();
    return getTimeSlots(request, context);
  });

  app.post('/php/appointment-actions.php', async (request) => {
    const { id } = await customerOf(request, context);
    const action = actions.get(parameter(request, 'action'));
    if (!action) throw unknownAction();
    const response = await action(context, bodyFields(request), id);
    context.delivery.deliverNow();
    return response;
  });
}

/**
 * `POST /api/appointments/{id}/pay`, outside `/php` (PHP-35, C-39). No payment provider: no money
 * moves.
 */
export function paymentScript(app: FastifyInstance, context: ScriptContext): void {
  app.post<{ Params: { id: string } }>('/api/appointments/:id/pay', async (request) => {
    const { id } = await customerOf(request, context);
    await payForAppointment(changeContext(context), id, readAppointmentKey(request.params.id));
    context.delivery.deliverNow();
    return { success: true, message: 'Payment successful!' };
  });
}

/** `submit-review.php` (PHP-39); a bare userId proves nothing (C-63). */
export function submitReviewScript(app: FastifyInstance, context: ScriptContext): void {
  app.post('/php/submit-review.php', async (request) => {
    const { id } = await customerOf(request, context);
    await reviewAppointment(context.store, id, readReview(bodyFields(request)), context.clock());
    return { success: true, message: 'Thank you for your review!' };
  });
}

/** The end of a time slot, an hour after its start: `10:00` for `09:00`. */
function timeSlotEnd(startsAt: string): string {
  const [hours = '', minutes = ''] = startsAt.split(':');
  return `${String(Number(hours) + 1).padStart(2, '0')}:${minutes}`;
}
