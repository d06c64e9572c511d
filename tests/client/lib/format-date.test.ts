import { isMainThread } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDayOfMonth,
  formatLocalMoment,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatShortDateTime,
  formatShortMonth,
  londonDayAndTime,
} from '~/lib/format-date.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('days', () => {
  it.each([
    ['2026-11-23', 'Mon 23 Nov 2026', 'Monday 23 November', 'November 2026', 'Nov', '23'],
    ['2026-09-01', 'Tue 1 Sep 2026', 'Tuesday 1 September', 'September 2026', 'Sep', '1'],
    ['2028-02-29', 'Tue 29 Feb 2028', 'Tuesday 29 February', 'February 2028', 'Feb', '29'],
  ])('%s is %s', (day, date, longDate, month, shortMonth, dayOfMonth) => {
    expect(formatDate(day)).toBe(date);
    expect(formatLongDate(day)).toBe(longDate);
    expect(formatMonth(day)).toBe(month);
    expect(formatShortMonth(day)).toBe(shortMonth);
    expect(formatDayOfMonth(day)).toBe(dayOfMonth);
  });

  it('are short without this year', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T23:59:00Z'), toFake: ['Date'] });
    expect(formatShortDate('2026-11-24')).toBe('Tue 24 Nov');
    expect(formatShortDate('2027-01-04')).toBe('Mon 4 Jan 2027');
    expect(formatShortDate('2026')).toBe('2026');
    expect(formatShortDateTime('2026-07-01T23:30:00Z')).toBe('Thu 2 Jul, 00:30');
    expect(formatShortDateTime('some time')).toBe('some time');
  });

  it.each(['', 'tomorrow', '2026-02-30', '2026-13-01', '23/11/2026'])("%j isn't a day and stays unchanged", (text) => {
    expect(formatDate(text)).toBe(text);
    expect(formatLongDate(text)).toBe(text);
    expect(formatMonth(text)).toBeNull();
    expect(formatShortMonth(text)).toBe('');
    expect(formatDayOfMonth(text)).toBe('');
  });
});

// The time zone is the process's: the threads of mutation tests can't change it.
describe.runIf(isMainThread)('moments on this device', () => {
  it.each([
    ['2026-07-02T03:59:00Z', '23:59'],
    ['2026-07-02T04:00:00Z', 'Thu 2 Jul 2026, 00:00'],
  ])('in New York, %s is %s', (moment, formatted) => {
    vi.stubEnv('TZ', 'America/New_York');
    vi.useFakeTimers({ now: new Date('2026-07-02T01:00:00Z'), toFake: ['Date'] });
    expect(formatLocalMoment(Date.parse(moment))).toBe(formatted);
  });
});

describe('instants', () => {
  it.each([
    ['2026-11-23T09:00:00Z', 'Mon 23 Nov 2026, 09:00'],
    ['2026-07-01T23:30:00Z', 'Thu 2 Jul 2026, 00:30'],
    ['2026-07-01T12:00:00+02:00', 'Wed 1 Jul 2026, 11:00'],
    ['2026-01-01T00:00:00Z', 'Thu 1 Jan 2026, 00:00'],
    ['some time', 'some time'],
  ])('%s is %s', (instant, formatted) => {
    expect(formatDateTime(instant)).toBe(formatted);
  });

  it('have a day and a time in London', () => {
    expect(londonDayAndTime('2026-10-24T23:30:00Z')).toEqual({ day: '2026-10-25', time: '00:30' });
    expect(londonDayAndTime('')).toBeNull();
  });
});
