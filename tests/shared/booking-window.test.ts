import { describe, expect, it } from 'vitest';
import { bookingWindow, isWithin, rescheduleWindow } from '../../shared/booking-window.ts';
import { londonDay } from '../../shared/london/clock.ts';

describe('bookingWindow (BOOK-25, C-16)', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '2026-11-21', '2027-01-21'],
    ['2026-12-31T12:00:00Z', '2026-12-31', '2027-02-28'],
    ['2027-12-30T12:00:00Z', '2027-12-30', '2028-02-29'],
    ['2026-07-31T12:00:00Z', '2026-07-31', '2026-09-30'],
    ['2026-06-30T23:30:00Z', '2026-07-01', '2026-09-01'],
  ])('at %s runs from %s to %s', (now, from, to) => {
    expect(bookingWindow(londonDay(new Date(now)))).toEqual({ from, to });
  });
});

describe('rescheduleWindow (APPT-24, C-44)', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '2026-11-21', '2026-12-21', 'through a month of 30 days'],
    ['2027-01-31T12:00:00Z', '2027-01-31', '2027-03-02', 'through a short February'],
    ['2028-01-31T12:00:00Z', '2028-01-31', '2028-03-01', 'through a leap February'],
    ['2026-12-15T12:00:00Z', '2026-12-15', '2027-01-14', 'into the next year'],
    ['2026-10-10T12:00:00Z', '2026-10-10', '2026-11-09', 'over the end of summer time'],
    ['2026-03-15T12:00:00Z', '2026-03-15', '2026-04-14', 'over its start'],
    ['2026-06-30T23:30:00Z', '2026-07-01', '2026-07-31', 'from the next day, which has begun in London'],
  ])('at %s runs from %s to %s: %s', (now, from, to) => {
    expect(rescheduleWindow(londonDay(new Date(now)))).toEqual({ from, to });
  });
});

describe('the days for rescheduling', () => {
  it.each([
    ['2026-06-10', true],
    ['2026-06-09', false],
    ['2026-07-10', true],
    ['2026-07-11', false],
  ])('%s on 10 June: %s (C-44)', (day, expected) => {
    expect(isWithin(rescheduleWindow(londonDay(new Date('2026-06-10T12:00:00Z'))), day)).toBe(expected);
  });

  it.each([
    ['2026-06-09', false],
    ['2026-07-10', true],
  ])('%s in the first hour of 10 June in London, which is 9 June in UTC: %s', (day, expected) => {
    expect(isWithin(rescheduleWindow(londonDay(new Date('2026-06-09T23:30:00Z'))), day)).toBe(expected);
  });

  it.each([
    ['2026-03-01', false],
    ['2026-03-02', true],
    ['2026-04-01', true],
    ['2026-04-02', false],
  ])('%s on 2 March: %s (C-44)', (day, expected) => {
    expect(isWithin(rescheduleWindow(londonDay(new Date('2026-03-02T09:00:00Z'))), day)).toBe(expected);
  });
});
