import { describe, expect, it } from 'vitest';
import { formatMoment, londonClock } from '~/lib/london-moment.ts';

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
