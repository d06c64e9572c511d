import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  isDate,
  londonDate,
  londonTimeOfDay,
  londonTimestamp,
  weekdayOf,
} from '../../backend/domain/london-time.ts';

describe('London time', () => {
  it('has the day of London and not of UTC', () => {
    expect(londonDate(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
    expect(londonDate(new Date('2026-01-31T23:59:59Z'))).toBe('2026-01-31');
  });

  it('writes midnight as 00:00 and summer an hour on', () => {
    expect(londonTimeOfDay(new Date('2026-06-30T23:00:00Z'))).toBe('00:00');
    expect(londonTimestamp(new Date('2026-07-01T08:05:09Z'))).toBe('2026-07-01 09:05:09');
    expect(londonTimestamp(new Date('2026-12-01T08:05:09Z'))).toBe('2026-12-01 08:05:09');
  });

  it.each([
    ['2026-01-30', 1, '2026-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-11-21', 2, '2027-01-21'],
  ])('adds months to %s and clamps to the month (C-16)', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('counts days over the changes of the clocks', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(weekdayOf('2026-03-29')).toBe(7);
    expect(weekdayOf('2026-03-30')).toBe(1);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '', 'today', '2026-01-01T00:00'])(
    'knows that %j is no day',
    (text) => expect(isDate(text)).toBe(false),
  );
});
