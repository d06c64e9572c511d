import { expect, it } from 'vitest';
import { groupByPartOfDay } from '~/features/availability/time-slot-picker.tsx';

it('groups at noon and at five, keeps the order, and leaves out empty parts', () => {
  const times = ['09:00', '11:59', '12:00', '16:59', '17:00', '08:15'];
  expect(groupByPartOfDay(times, (time) => time)).toEqual([
    { part: 'Morning', items: ['09:00', '11:59', '08:15'] },
    { part: 'Afternoon', items: ['12:00', '16:59'] },
    { part: 'Evening', items: ['17:00'] },
  ]);
  expect(groupByPartOfDay(['14:00'], (time) => time).map((group) => group.part)).toEqual(['Afternoon']);
  expect(groupByPartOfDay<string>([], (time) => time)).toEqual([]);
});
