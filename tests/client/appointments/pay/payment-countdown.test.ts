import { describe, expect, it } from 'vitest';
import { actionsOf } from '~/features/appointments/appointment-actions.ts';
import { timeLeft } from '~/features/appointments/pay/payment-countdown.tsx';
import { confirmed } from '../made-appointment.ts';

const HOUR = 3_600_000;

describe('the time that is left to pay', () => {
  const until = '2026-11-17T14:00:00Z';
  it.each([
    [24 * HOUR, '24:00:00', 'open'],
    [24 * HOUR - 1, '24:00:00', 'open'],
    [24 * HOUR - 1000, '23:59:59', 'open'],
    [HOUR - 1000, '00:59:59', 'open'],
    [1000, '00:00:01', 'open'],
    [1, '00:00:01', 'open'],
    [0, '00:00:00', 'expired'],
    [-1, '00:00:00', 'expired'],
    [-HOUR, '00:00:00', 'expired'],
  ])('%i ms before its end reads %s, and it is %s (APPT-08, APPT-09, MONEY-05)', (left, text, pay) => {
    const now = Date.parse(until) - left;
    expect(timeLeft(until, now)).toBe(text);
    expect(actionsOf({ ...confirmed, paymentDueBy: until }, now).pay).toBe(pay);
  });

  it.each([
    ['2026-03-29T12:00:00Z', '2026-03-28T12:00:00Z'],
    ['2026-10-25T12:00:00Z', '2026-10-24T12:00:00Z'],
  ])('is 24 hours also when the clocks change before %s', (end, start) => {
    expect(timeLeft(end, Date.parse(start))).toBe('24:00:00');
  });
});
