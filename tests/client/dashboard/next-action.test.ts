import { expect, it } from 'vitest';
import { nextAction } from '~/features/dashboard/next-action.ts';
import { anAppointment, aPendingReview } from './a-customer.ts';

const NOW = Date.parse('2026-11-22T09:00:00Z');
type Appointments = Parameters<typeof nextAction>[0]['appointments'];
type Reviews = Parameters<typeof nextAction>[0]['pendingReviews'];

const one = (id: string | null, more: object = {}) => ({ ...anAppointment, id, ...more }) as Appointments[number];
const review = (id: string, more: object = {}) => ({ ...aPendingReview, id, ...more }) as Reviews[number];
const paid = { isPaid: true };
const pending = { status: 'PENDING', confirmedAt: null, paymentDueBy: null };

/** What comes next, as its kind and the id of what it is about. */
function next(appointments: Appointments, pendingReviews: Reviews = [], now = NOW): string {
  const action = nextAction({ appointments, pendingReviews }, now);
  if (action.is === 'review') return `review ${action.review.id}`;
  return action.is === 'book' ? 'book' : `${action.is} ${action.appointment.id}`;
}

it.each<[string, Appointments, Reviews, string]>([
  ['nothing at all', [], [], 'book'],
  ['one to pay and one to review', [one('1')], [review('r')], 'pay 1'],
  [
    'several to pay, by whose time is up first',
    [
      one('1', { paymentDueBy: '2026-11-23T08:00:00Z' }),
      one('2', { paymentDueBy: '2026-11-22T10:00:00+00:00' }),
      one('3', { paymentDueBy: '2026-11-22T11:30:00+01:00' }),
    ],
    [],
    'pay 2',
  ],
  ['one that can be paid at any time after one that cannot', [one('1', { paymentDueBy: null }), one('2')], [], 'pay 2'],
  ['one to pay without a time', [one('1', { paymentDueBy: null })], [review('r')], 'pay 1'],
  ['one whose 24 hours are over', [one('1', { paymentDueBy: '2026-11-22T08:59:59Z' })], [review('r')], 'review r'],
  ['one that does not take place for that', [one('1', { paymentDueBy: '2026-11-22T09:00:00Z' })], [], 'book'],
  ['one that was moved, which cannot be paid (C-45)', [one('1', { isRescheduled: true })], [], 'visit 1'],
  ['one without an id, which nothing can be done with', [one(null)], [review('r')], 'review r'],
  ['a review that cannot be written', [one('1', paid)], [review('r', { appointmentId: null })], 'visit 1'],
  ['several reviews, the latest work first', [], [review('r2'), review('r1')], 'review r2'],
  [
    'several that are paid, the next day and time first',
    [
      one('1', { ...paid, scheduledDate: '2026-11-24', scheduledTime: '02:00 PM' }),
      one('2', { ...paid, scheduledDate: '2026-11-24', scheduledTime: '10:00 AM' }),
      one('3', { ...paid, scheduledDate: '2026-11-21' }),
    ],
    [],
    'visit 2',
  ],
  ['one that is today', [one('1', { ...paid, scheduledDate: '2026-11-22', scheduledTime: '08:00 AM' })], [], 'visit 1'],
  ['one that is only asked for', [one('1', pending)], [], 'wait 1'],
  ['one that is asked for and one that is agreed', [one('1', pending), one('2', paid)], [], 'visit 2'],
  ['one whose day is open', [one('1', { ...pending, scheduledDate: null, scheduledTime: null })], [], 'wait 1'],
  ['only what is over', [one('1', { ...paid, status: 'COMPLETED' }), one('2', { status: 'CANCELLED' })], [], 'book'],
])('with %s', (_what, appointments, reviews, expected) => {
  expect(next(appointments, reviews)).toBe(expected);
});

it('goes by the day in London, where it is tomorrow already at half past eleven in the summer', () => {
  const yesterday = [one('1', { ...paid, scheduledDate: '2026-07-14' })];
  expect(next(yesterday, [], Date.parse('2026-07-14T22:30:00Z'))).toBe('visit 1');
  expect(next(yesterday, [], Date.parse('2026-07-14T23:30:00Z'))).toBe('book');
});
