import { describe, expect, it } from 'vitest';
import { paymentStateAt } from '~/features/appointments/appointment.ts';
import { formatTimeLeft } from '~/features/appointments/pay-action.tsx';
import { confirmed } from '../appointment-fixtures.ts';

const HOUR = 3_600_000;

describe('the time left to pay', () => {
  const dueBy = '2026-11-17T14:00:00Z';
  it.each([
    [24 * HOUR, '24:00:00', 'DUE'],
    [24 * HOUR - 1, '24:00:00', 'DUE'],
    [24 * HOUR - 1000, '23:59:59', 'DUE'],
    [HOUR - 1000, '00:59:59', 'DUE'],
    [1000, '00:00:01', 'DUE'],
    [1, '00:00:01', 'DUE'],
    [0, '00:00:00', 'EXPIRED'],
    [-1, '00:00:00', 'EXPIRED'],
    [-HOUR, '00:00:00', 'EXPIRED'],
  ])('%i ms before it is due reads %s, and it is %s (APPT-08, APPT-09, MONEY-05)', (remaining, text, pay) => {
    const now = Date.parse(dueBy) - remaining;
    expect(formatTimeLeft(dueBy, now)).toBe(text);
    expect(paymentStateAt({ ...confirmed, paymentDueBy: dueBy }, now)).toBe(pay);
  });

  it.each([
    ['2026-03-29T12:00:00Z', '2026-03-28T12:00:00Z'],
    ['2026-10-25T12:00:00Z', '2026-10-24T12:00:00Z'],
  ])('is 24 hours also when the clocks change before %s', (end, start) => {
    expect(formatTimeLeft(end, Date.parse(start))).toBe('24:00:00');
  });
});
