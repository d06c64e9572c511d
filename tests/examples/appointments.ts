import { demoCustomer } from '../../backend/demo/customers.ts';
import { appointment, bookOwn, reschedule, seeded, timesOn } from '../backend/support/appointments.ts';
import type { TestBackend } from '../backend/support/backend.ts';
import { bookingFields, bookingForm, firstFreeTimeSlot } from '../backend/support/booking.ts';
import type { Headers, MutationExample, ReadExample, RefusalRow, World, WriteExample } from './example.ts';
import { NEXT_WEEK } from './values.ts';

const ofAppointment = (field: string) => `{ me { appointment(id: "appointment-12") { ${field} } } }`;

async function bookedBy(test: TestBackend, headers: Headers): Promise<{ id: string; date: string }> {
  const timeSlot = await firstFreeTimeSlot(test, 'serviceId=3&isHomeService=1');
  const { body } = await bookOwn(test, headers, {}, timeSlot);
  return { id: body.appointmentId, date: timeSlot.date };
}

export const scripts = {
  listRescheduleDates: {
    by: [ofAppointment('rescheduleDates'), 'me.appointment.rescheduleDates'],
    parameters: ['serviceId', 'locationId', 'specialistId'],
    needsMore: true,
    answer: { dates: [NEXT_WEEK] },
    isOpen: true,
  },
  listRescheduleTimeSlots: {
    by: [
      ofAppointment(`rescheduleTimeSlots(date: "${NEXT_WEEK}") { timeSlotId }`),
      'me.appointment.rescheduleTimeSlots',
    ],
    parameters: ['action', 'appointmentId', 'date', 'serviceId', 'specialistId', 'locationId'],
    needsMore: true,
    answer: { success: true, timeSlots: [{ slot_id: 4, formatted_start: '09:00 AM', formatted_end: '10:00 AM' }] },
    own: ({ move }) => ({ action: 'getTimeSlots', serviceId: '3', date: move.date }),
  },
  rescheduleAppointment: {
    own: ({ pending, move }) => ({ appointmentId: pending, newDate: move.date, newTimeSlot: move.timeSlotId }),
    form: {
      kinds: { appointmentId: 'strict', newDate: 'strict', newTimeSlot: 'strict', specialistId: 'optional strict' },
      fields: () => ({ appointmentId: seeded.pending, newDate: '2026-03-20', newTimeSlot: '1', specialistId: '' }),
      async works(test, headers) {
        const { id, date } = await bookedBy(test, headers);
        const [newTimeSlot] = await timesOn(test, headers, id, date);
        return reschedule(test, headers, { appointmentId: id, newDate: date, newTimeSlot });
      },
    },
  },
  cancelAppointment: {
    own: ({ pending }) => ({ appointmentId: pending }),
    form: {
      kinds: { appointmentId: 'strict', reason: 'text' },
      fields: () => ({ appointmentId: seeded.moved, reason: 'Away.' }),
      async works(test, headers) {
        const { id } = await bookedBy(test, headers);
        return test.postJson('appointment-actions.php?action=cancel', { appointmentId: id, reason: 'Away.' }, headers);
      },
    },
  },
  answerForBooking: {
    own: ({ doubtful }) => ({ appointmentId: doubtful }),
    form: {
      kinds: { appointmentId: 'strict' },
      fields: () => ({ appointmentId: '999', isMine: true }),
      async works(test, headers) {
        const timeSlot = await firstFreeTimeSlot(test, 'serviceId=3&isHomeService=1');
        const form = bookingForm(bookingFields(timeSlot, { email: demoCustomer.email }));
        const { appointmentId } = (await test.postForm('appointment-form.php', form)).body;
        return test.postJson('appointment-actions.php?action=answer', { appointmentId, isMine: true }, headers);
      },
    },
  },
  payForAppointment: { own: ({ confirmed }) => ({ id: confirmed }), form: null },
  submitReview: {
    own: ({ completed, review }) => ({ appointment_id: completed, review_id: review }),
    form: {
      kinds: {
        appointment_id: 'strict',
        review_id: 'optional strict',
        specialist_id: 'optional strict',
        rating: 'strict',
        review_text: 'text',
      },
      fields: () => ({ appointment_id: seeded.completed, rating: '4', review_text: 'Good.' }),
      async works(test, headers, complete) {
        await complete(seeded.paid);
        const review = { appointment_id: seeded.paid, rating: 4, review_text: 'Good.' };
        return test.postJson('submit-review.php', review, headers);
      },
    },
  },
} satisfies Record<string, ReadExample | WriteExample>;

/** Refused because of the appointment itself. */
const of = (
  appointmentId: string,
  what: string,
  code: RefusalRow[2],
  message = 'We couldn’t find this appointment.',
): RefusalRow => [what, { appointmentId: `appointment-${appointmentId}` }, code, 'appointmentId', message];

/** The day and the time slot of an appointment. */
async function currentTime({ test, session }: World, appointmentId: string) {
  const { firstChoiceDate: date, firstChoiceTime } = await appointment(test, { ...session }, appointmentId);
  const { timeSlots } = (await test.get('/php/formOptions.php')).body;
  const { id } = timeSlots.find(({ label }: { label: string }) => label === firstChoiceTime);
  return { date, timeSlotId: id };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const embedded = { appointmentId: 'appointment-1' };

export const mutations = {
  answerForBooking: {
    input: () => ({ appointmentId: 'appointment-14', isMine: true }),
    refusals: [of('999', 'of someone else', 'NOT_FOUND')],
  },
  cancelAppointment: {
    input: () => ({ appointmentId: 'appointment-12', reason: 'I am away.' }),
    embedded,
    refusals: [
      of('999', 'of someone else', 'NOT_FOUND'),
      ['without a reason', { reason: ' ' }, 'REQUIRED', 'reason', /^Please provide a reason/],
      ['with a long reason', { reason: 'x'.repeat(3_000) }, 'TOO_LARGE', 'reason', /^Use at most 1,000/],
      of(seeded.cancelled, 'twice', 'ALREADY_DONE', 'This appointment has already been cancelled.'),
      of(seeded.completed, 'after its completion', 'APPOINTMENT_CLOSED', 'You can’t cancel a completed appointment.'),
    ],
  },
  rescheduleAppointment: {
    input: () => ({ appointmentId: 'appointment-12', date: NEXT_WEEK, timeSlotId: '4' }),
    embedded,
    refusals: [
      of('999', 'of someone else', 'NOT_FOUND'),
      of(
        seeded.moved,
        'a second time',
        'ALREADY_RESCHEDULED',
        'You can only reschedule once. Please call us to change this appointment again.',
      ),
      of(
        seeded.completed,
        'after its completion',
        'APPOINTMENT_CLOSED',
        'You can’t reschedule a completed appointment.',
      ),
      of(
        seeded.cancelled,
        'after its cancellation',
        'APPOINTMENT_CLOSED',
        'You can’t reschedule a cancelled appointment.',
      ),
      [
        'to a day that can’t be chosen',
        { date: inDays(60) },
        'INVALID',
        'date',
        'This date is not available. Please select a highlighted date.',
      ],
      [
        'to a time that isn’t offered',
        { timeSlotId: '99' },
        'SLOT_TAKEN',
        'timeSlotId',
        'This time isn’t available. Please choose another one.',
      ],
      [
        'to its own time',
        (world) => currentTime(world, seeded.confirmed),
        'INVALID',
        'timeSlotId',
        'This is the appointment’s current time. Please choose another one.',
      ],
    ],
  },
  payForAppointment: {
    input: () => ({ appointmentId: 'appointment-12' }),
    refusals: [
      of('999', 'of someone else', 'NOT_FOUND'),
      of(seeded.paid, 'twice', 'ALREADY_DONE', 'This appointment has already been paid for.'),
      of(seeded.pending, 'before its confirmation', 'NOT_CONFIRMED', 'You can only pay for a confirmed appointment.'),
      of(
        seeded.moved,
        'before its new time is confirmed',
        'NOT_CONFIRMED',
        'This appointment has been rescheduled. You can pay once the new time is confirmed.',
      ),
      of(
        seeded.cancelled,
        'after its cancellation',
        'APPOINTMENT_CLOSED',
        'You can’t pay for a cancelled appointment.',
      ),
      of(
        seeded.expired,
        'after 24 hours',
        'PAYMENT_WINDOW_CLOSED',
        'The time to pay has passed. Please book a new appointment.',
      ),
    ],
  },
  submitReview: {
    input: () => ({ appointmentId: 'appointment-13', rating: 5, comment: 'Well done.' }),
    embedded: { appointmentId: 'appointment-6' },
    refusals: [
      of('999', 'of someone else', 'NOT_FOUND'),
      ['with six stars', { rating: 6 }, 'INVALID', 'rating', 'Choose from 1 to 5 stars'],
      of(seeded.reviewed, 'twice', 'ALREADY_DONE', 'You have already reviewed this appointment.'),
      of(seeded.pending, 'before its completion', 'NOT_COMPLETED', 'You can only review a completed appointment.'),
    ],
  },
} satisfies Record<string, MutationExample>;
