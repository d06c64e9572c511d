import { describe, expect, it } from 'vitest';
import { formatMoment, londonClock, londonInstant } from '~/lib/london-moment.ts';

describe('a day and a time in London as a moment', () => {
  it.each([
    ['in winter', '2026-11-23', '09:00', '2026-11-23T09:00:00.000Z'],
    ['in summer', '2026-07-01', '09:00', '2026-07-01T08:00:00.000Z'],
    ['at midnight in summer, which is the day before in UTC', '2026-07-01', '00:00', '2026-06-30T23:00:00.000Z'],
    ['before the clocks go forward', '2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
    ['in the hour that is skipped, an hour later', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['after the clocks went forward', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['the first of the hour that comes twice', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['before the clocks go back', '2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
    ['after the clocks went back', '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
  ])('%s', (_when, day, time, moment) => {
    expect(londonInstant(day, time)?.toISOString()).toBe(moment);
  });

  it.each([
    ['2026-11-23', 'in the morning'],
    ['2026-11-23', '9:00'],
    ['soon', '09:00'],
    ['2026-13-01', '09:00'],
  ])('is nothing where %s, %s is no day and time', (day, time) => {
    expect(londonInstant(day, time)).toBeNull();
  });
});

describe('a moment in London', () => {
  it.each([
    ['2026-11-23T09:00:00Z', 'Mon 23 Nov 2026, 09:00'],
    ['2026-07-01T23:30:00Z', 'Thu 2 Jul 2026, 00:30'],
    ['2026-07-01T12:00:00+02:00', 'Wed 1 Jul 2026, 11:00'],
    ['2026-01-01T00:00:00Z', 'Thu 1 Jan 2026, 00:00'],
    ['some time', 'some time'],
  ])('%s is %s', (moment, shown) => {
    expect(formatMoment(moment)).toBe(shown);
  });

  it('has a day and a time of its own', () => {
    expect(londonClock('2026-10-24T23:30:00Z')).toEqual({ day: '2026-10-25', time: '00:30' });
    expect(londonClock('')).toBeNull();
  });
});
