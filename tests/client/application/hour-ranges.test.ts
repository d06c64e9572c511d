import { describe, expect, it } from 'vitest';
import { formatRanges, hoursOf, rangesOf, timeSlotsBetween, timeSlotsIn } from '~/features/application/hour-ranges.ts';

const slots = (...labels: string[]) =>
  labels.map((label, index) => ({ __typename: 'ApplicationOption' as const, value: `t${index}`, label }));
const day = slots('08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00');
const hours = hoursOf(day) ?? [];

describe('the time slots of a day as hours', () => {
  it.each([
    [
      ['08:00', '09:00', '10:00'],
      [480, 540, 600],
    ],
    [
      ['11:00 AM', '12:00 PM', '01:00 pm'],
      [660, 720, 780],
    ],
    [
      ['9:00', '9:30'],
      [540, 570],
    ],
  ])('reads %j', (labels, starts) => {
    expect(hoursOf(slots(...labels))?.map(({ startsAt }) => startsAt)).toEqual(starts);
  });

  it.each([[[]], [['08:00']], [['Morning', 'Afternoon']], [['08:00', '10:00', '11:00']], [['09:00', '08:00']]])(
    'has no hours for %j, which are then chosen one by one',
    (labels) => expect(hoursOf(slots(...labels))).toBeNull(),
  );

  it('finds the ranges of a selection, and its time slots again (JOIN-23)', () => {
    const selected = ['t0', 't1', 't5', 't6', 't9'];
    const ranges = rangesOf(hours, selected);
    expect(ranges).toEqual([
      { first: 0, last: 1 },
      { first: 5, last: 6 },
      { first: 9, last: 9 },
    ]);
    expect(timeSlotsIn(hours, ranges)).toEqual(selected);
    expect(formatRanges(hours, selected)).toBe('08:00 to 10:00, 13:00 to 15:00, 17:00 to 18:00');
    expect(formatRanges(hours, [])).toBe('');
    expect(formatRanges(hours, ['t0', 'no longer offered'])).toBeNull();
    expect(formatRanges(null, ['t0'])).toBeNull();
  });

  it('finds the time slots from eight to five, if they fill it', () => {
    expect(timeSlotsBetween(hours, 480, 1020)).toEqual(day.slice(0, 9).map(({ value }) => value));
    expect(timeSlotsBetween(hours, 420, 1020)).toEqual([]);
    expect(timeSlotsBetween(hours.slice(0, 3), 480, 1020)).toEqual([]);
  });
});
