import { describe, expect, it } from 'vitest';
import { londonDay, londonMoment, londonTime, londonTimestamp } from '../../shared/london/clock.ts';
import { addDays, addMonths, isDay, weekdayOf } from '../../shared/london/days.ts';

describe('London time', () => {
  it('uses the day in London, not in UTC', () => {
    expect(londonDay(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
    expect(londonDay(new Date('2026-01-31T23:59:59Z'))).toBe('2026-01-31');
  });

  it('formats midnight as 00:00, and summer time an hour later', () => {
    expect(londonTime(new Date('2026-06-30T23:00:00Z'))).toBe('00:00');
    expect(londonTimestamp(new Date('2026-07-01T08:05:09Z'))).toBe('2026-07-01 09:05:09');
    expect(londonTimestamp(new Date('2026-12-01T08:05:09Z'))).toBe('2026-12-01 08:05:09');
  });

  it.each([
    ['2026-01-30', 1, '2026-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-11-21', 2, '2027-01-21'],
  ])('adds months to %s and clamps to the end of the month (C-16)', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('adds days across clock changes', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(weekdayOf('2026-03-29')).toBe(7);
    expect(weekdayOf('2026-03-30')).toBe(1);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '', 'today', '2026-01-01T00:00'])(
    '%j is not a day',
    (text) => expect(isDay(text)).toBe(false),
  );
});

describe('londonDay', () => {
  it.each([
    ['2026-11-21T16:00:00Z', '2026-11-21', 'winter'],
    ['2026-07-01T22:59:59Z', '2026-07-01', 'a second before midnight in summer time'],
    ['2026-07-01T23:00:00Z', '2026-07-02', 'midnight in summer time'],
    ['2026-12-31T23:59:59Z', '2026-12-31', 'the last second of the year'],
    ['2026-10-25T00:30:00Z', '2026-10-25', 'the repeated hour'],
  ])('%s is %s (%s)', (now, day) => {
    expect(londonDay(new Date(now))).toBe(day);
  });
});

describe('londonMoment', () => {
  it.each([
    ['in winter', '2026-11-23', '09:00', '2026-11-23T09:00:00.000Z'],
    ['in summer', '2026-07-01', '09:00', '2026-07-01T08:00:00.000Z'],
    ['at midnight in summer, which is the day before in UTC', '2026-07-01', '00:00', '2026-06-30T23:00:00.000Z'],
    ['before the clocks go forward', '2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
    ['in the skipped hour, an hour later', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['after the clocks went forward', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['the first of a repeated hour', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['before the clocks go back', '2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
    ['after the clocks went back', '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
  ])('%s', (_when, day, time, moment) => {
    expect(londonMoment(day, time)?.toISOString()).toBe(moment);
  });

  it.each([
    ['2026-11-23', 'in the morning'],
    ['2026-11-23', '9:00'],
    ['soon', '09:00'],
    ['2026-13-01', '09:00'],
  ])('is null for %s, %s', (day, time) => {
    expect(londonMoment(day, time)).toBeNull();
  });
});
