import { describe, expect, it } from 'vitest';
import { statusLook } from '~/features/appointments/appointment-status.ts';
import { clockTime } from '~/features/appointments/clock-time.ts';

const plain = { isPaid: false, isRescheduled: false };

describe('how a status reads (ENT-21, APPT-06)', () => {
  it.each([
    ['PENDING', 'Pending', 'plate'],
    ['CONFIRMED', 'Confirmed', 'green'],
    ['COMPLETED', 'Completed', 'carbon'],
    ['CANCELLED', 'Cancelled', 'muted'],
    ['WEIRD', 'Pending', 'plate'],
    ['toString', 'Pending', 'plate'],
    ['', 'Pending', 'plate'],
  ])('%s', (status, label, tone) => {
    expect(statusLook(status, plain)).toMatchObject({ label, tone });
  });

  it('says what comes next, and that a paid one is paid (C-41)', () => {
    expect(statusLook('CONFIRMED', { ...plain, isPaid: true }).next).toMatch(/^Paid/);
    expect(statusLook('PENDING', { ...plain, isRescheduled: true }).next).toMatch(/^Rescheduled/);
    expect(statusLook('COMPLETED', { isPaid: true, isRescheduled: true }).next).toBeNull();
  });
});

describe('a time of day', () => {
  it.each([
    ['09:00 AM', '09:00'],
    ['9:05 am', '09:05'],
    ['12:00 PM', '12:00'],
    ['12:30 AM', '00:30'],
    ['02:30 PM', '14:30'],
    ['14:30', '14:30'],
    ['in the morning', 'in the morning'],
  ])('%s is %s', (written, shown) => {
    expect(clockTime(written)).toBe(shown);
  });
});
