import { describe, expect, it } from 'vitest';
import {
  bookingWindow,
  dayNumber,
  formatDay,
  formatDayLong,
  isoDate,
  localDate,
  monthLabel,
  movingWindow,
  partsOfDay,
  todayInLondon,
} from '~/lib/london-dates.ts';

describe('todayInLondon', () => {
  it.each([
    ['2026-11-21T16:00:00Z', '2026-11-21', 'winter'],
    ['2026-07-01T22:59:59Z', '2026-07-01', 'a second before midnight in summer time'],
    ['2026-07-01T23:00:00Z', '2026-07-02', 'midnight in summer time'],
    ['2026-12-31T23:59:59Z', '2026-12-31', 'the last second of the year'],
    ['2026-10-25T00:30:00Z', '2026-10-25', 'the hour that comes twice'],
  ])('%s is %s (%s)', (now, day) => {
    expect(todayInLondon(new Date(now))).toBe(day);
  });
});

describe('bookingWindow (BOOK-25, C-16)', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '2026-11-21', '2027-01-21'],
    ['2026-12-31T12:00:00Z', '2026-12-31', '2027-02-28'],
    ['2027-12-30T12:00:00Z', '2027-12-30', '2028-02-29'],
    ['2026-07-31T12:00:00Z', '2026-07-31', '2026-09-30'],
    ['2026-06-30T23:30:00Z', '2026-07-01', '2026-09-01'],
  ])('at %s runs from %s to %s', (now, from, to) => {
    expect(bookingWindow(new Date(now))).toEqual({ from, to });
  });
});

describe('movingWindow (APPT-24, C-44)', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '2026-11-21', '2026-12-21', 'through a month of 30 days'],
    ['2027-01-31T12:00:00Z', '2027-01-31', '2027-03-02', 'through a short February'],
    ['2028-01-31T12:00:00Z', '2028-01-31', '2028-03-01', 'through a leap February'],
    ['2026-12-15T12:00:00Z', '2026-12-15', '2027-01-14', 'into the next year'],
    ['2026-10-10T12:00:00Z', '2026-10-10', '2026-11-09', 'over the end of summer time'],
    ['2026-03-15T12:00:00Z', '2026-03-15', '2026-04-14', 'over its beginning'],
    ['2026-06-30T23:30:00Z', '2026-07-01', '2026-07-31', 'from what is tomorrow in London already'],
  ])('at %s runs from %s to %s: %s', (now, from, to) => {
    expect(movingWindow(new Date(now))).toEqual({ from, to });
  });
});

describe('days as words', () => {
  it.each([
    ['2026-11-23', 'Mon 23 Nov 2026', 'Monday 23 November', 'Nov', '23'],
    ['2026-09-01', 'Tue 1 Sep 2026', 'Tuesday 1 September', 'Sep', '1'],
    ['2028-02-29', 'Tue 29 Feb 2028', 'Tuesday 29 February', 'Feb', '29'],
  ])('%s is %s', (day, short, long, month, number) => {
    expect(formatDay(day)).toBe(short);
    expect(formatDayLong(day)).toBe(long);
    expect(monthLabel(day)).toBe(month);
    expect(dayNumber(day)).toBe(number);
  });

  it.each(['', 'tomorrow', '2026-02-30', '2026-13-01', '23/11/2026'])(
    '%j is no day and comes back as it is',
    (text) => {
      expect(formatDay(text)).toBe(text);
      expect(formatDayLong(text)).toBe(text);
      expect(monthLabel(text)).toBe('');
      expect(dayNumber(text)).toBe('');
    },
  );

  it('goes to a date picker and back without moving, on days when clocks change too', () => {
    for (const day of ['2026-03-29', '2026-10-25', '2026-01-01', '2026-12-31']) {
      expect(isoDate(localDate(day))).toBe(day);
    }
  });
});

describe('partsOfDay', () => {
  it('groups by noon and five, keeps the order, leaves empty parts out', () => {
    const times = ['09:00', '11:59', '12:00', '16:59', '17:00', '08:15'];
    expect(partsOfDay(times, (time) => time)).toEqual([
      { part: 'Morning', items: ['09:00', '11:59', '08:15'] },
      { part: 'Afternoon', items: ['12:00', '16:59'] },
      { part: 'Evening', items: ['17:00'] },
    ]);
    expect(partsOfDay(['14:00'], (time) => time).map((group) => group.part)).toEqual(['Afternoon']);
    expect(partsOfDay<string>([], (time) => time)).toEqual([]);
  });
});
