import { describe, expect, it } from 'vitest';
import { dayNumber, formatDay, formatDayLong, isoDate, localDate, monthLabel, partsOfDay } from '~/lib/london-dates.ts';

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
