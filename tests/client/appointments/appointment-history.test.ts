import { expect, it } from 'vitest';
import { historyOf } from '~/features/appointments/details-dialog.tsx';
import { confirmed } from './appointment-fixtures.ts';

const paidAt = (time: string) => ({ isPaid: true, paidAt: `2026-11-16T${time}:00Z` });
const idsOf = (more: object) => historyOf({ ...confirmed, ...more }).map(({ id }) => id);

it.each([
  [{}, ['booked', 'confirmed']],
  [{ status: 'PENDING', confirmedAt: null }, ['booked']],
  [{ status: 'CONFIRMED', confirmedAt: null }, ['booked', 'confirmed']],
  [{ status: 'PENDING', isRescheduled: true }, ['booked', 'confirmed', 'rescheduled']],
  [{ wasRescheduled: true }, ['booked', 'rescheduled', 'confirmed']],
  [{ wasRescheduled: true, ...paidAt('15:00') }, ['booked', 'rescheduled', 'confirmed', 'paid']],
  [{ wasRescheduled: true, ...paidAt('13:00') }, ['booked', 'paid', 'rescheduled', 'confirmed']],
  [
    { status: 'PENDING', isRescheduled: true, wasRescheduled: true, confirmedAt: null, ...paidAt('13:00') },
    ['booked', 'paid', 'rescheduled'],
  ],
  [{ isPaid: true, status: 'COMPLETED' }, ['booked', 'confirmed', 'paid', 'completed']],
  [{ status: 'CANCELLED', confirmedAt: null }, ['booked', 'cancelled']],
])('orders the events of %j', (more, ids) => {
  expect(idsOf(more)).toEqual(ids);
});

it('has the times that are known', () => {
  expect(historyOf({ ...confirmed, isPaid: true, paidAt: '2026-11-16T15:00:00Z' }).map(({ at }) => at)).toEqual([
    '2026-11-16T10:15:00Z',
    '2026-11-16T14:00:00Z',
    '2026-11-16T15:00:00Z',
  ]);
});
