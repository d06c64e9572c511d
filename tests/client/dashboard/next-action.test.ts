import { expect, it } from 'vitest';
import { nextAction } from '~/features/dashboard/next-action.ts';
import { anAppointment, aPendingReview } from './dashboard-fixtures.ts';

const NOW = Date.parse('2026-11-22T09:00:00Z');
type Appointments = Parameters<typeof nextAction>[0]['appointments'];
type Reviews = Parameters<typeof nextAction>[0]['pendingReviews'];

const anAppointmentWith = (id: string | null, more: object = {}) =>
  ({ ...anAppointment, id, ...more }) as Appointments[number];
const review = (id: string, more: object = {}) => ({ ...aPendingReview, id, ...more }) as Reviews[number];
const paid = { isPaid: true };
const pending = { status: 'PENDING', confirmedAt: null, paymentDueBy: null };

/** The next action, as its kind and the id of its subject. */
function next(appointments: Appointments, pendingReviews: Reviews = [], now = NOW): string {
  const action = nextAction({ appointments, pendingReviews }, now);
  if (action.kind === 'review') return `review ${action.review.id}`;
  return action.kind === 'book' ? 'book' : `${action.kind} ${action.appointment.id}`;
}

it.each<[string, Appointments, Reviews, string]>([
  ['nothing', [], [], 'book'],
  ['one to pay and one to review', [anAppointmentWith('1')], [review('r')], 'pay 1'],
  [
    'several to pay, the first to expire',
    [
      anAppointmentWith('1', { paymentDueBy: '2026-11-23T08:00:00Z' }),
      anAppointmentWith('2', { paymentDueBy: '2026-11-22T10:00:00+00:00' }),
      anAppointmentWith('3', { paymentDueBy: '2026-11-22T11:30:00+01:00' }),
    ],
    [],
    'pay 2',
  ],
  [
    'one to pay without a due time, and one with',
    [anAppointmentWith('1', { paymentDueBy: null }), anAppointmentWith('2')],
    [],
    'pay 2',
  ],
  [
    'one to pay without a due time, and one to review',
    [anAppointmentWith('1', { paymentDueBy: null })],
    [review('r')],
    'pay 1',
  ],
  [
    'one that has expired, and one to review',
    [anAppointmentWith('1', { paymentDueBy: '2026-11-22T08:59:59Z' })],
    [review('r')],
    'review r',
  ],
  ['one that has expired', [anAppointmentWith('1', { paymentDueBy: '2026-11-22T09:00:00Z' })], [], 'book'],
  [
    'one that was rescheduled, which cannot be paid yet (C-45)',
    [anAppointmentWith('1', { isRescheduled: true })],
    [],
    'visit 1',
  ],
  ['one without an id, which cannot be paid', [anAppointmentWith(null)], [review('r')], 'review r'],
  [
    'a review that cannot be written',
    [anAppointmentWith('1', paid)],
    [review('r', { appointmentId: null })],
    'visit 1',
  ],
  ['several to review, the latest work first', [], [review('r2'), review('r1')], 'review r2'],
  [
    'several that are paid, the earliest first',
    [
      anAppointmentWith('1', { ...paid, scheduledDate: '2026-11-24', scheduledTime: '02:00 PM' }),
      anAppointmentWith('2', { ...paid, scheduledDate: '2026-11-24', scheduledTime: '10:00 AM' }),
      anAppointmentWith('3', { ...paid, scheduledDate: '2026-11-21' }),
    ],
    [],
    'visit 2',
  ],
  [
    'one today',
    [anAppointmentWith('1', { ...paid, scheduledDate: '2026-11-22', scheduledTime: '08:00 AM' })],
    [],
    'visit 1',
  ],
  ['a pending one', [anAppointmentWith('1', pending)], [], 'wait 1'],
  ['a pending one and a paid one', [anAppointmentWith('1', pending), anAppointmentWith('2', paid)], [], 'visit 2'],
  [
    'one without a day',
    [anAppointmentWith('1', { ...pending, scheduledDate: null, scheduledTime: null })],
    [],
    'wait 1',
  ],
  [
    'only completed and cancelled ones',
    [anAppointmentWith('1', { ...paid, status: 'COMPLETED' }), anAppointmentWith('2', { status: 'CANCELLED' })],
    [],
    'book',
  ],
])('with %s', (_what, appointments, reviews, expected) => {
  expect(next(appointments, reviews)).toBe(expected);
});

it('uses the day in London, where 23:30 UTC is already tomorrow in summer', () => {
  const yesterday = [anAppointmentWith('1', { ...paid, scheduledDate: '2026-07-14' })];
  expect(next(yesterday, [], Date.parse('2026-07-14T22:30:00Z'))).toBe('visit 1');
  expect(next(yesterday, [], Date.parse('2026-07-14T23:30:00Z'))).toBe('book');
});
