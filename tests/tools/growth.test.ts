import { expect, it } from 'vitest';
import { growthOf } from '../../bench/soak/growth.ts';

const samples = (values: readonly number[]) => values.map((value, index) => ({ minutes: index, value }));

it.each([
  ['nothing', [], 0],
  ['one sample', [5], 0],
  ['a constant value', [7, 7, 7, 7], 0],
  ['steady growth', [0, 1, 2, 3], 10],
  ['a peak', [7, 7, 90, 7, 7], 0],
  ['values that go up and down', [10, 12, 10, 12, 10], 0],
])('the growth per 10 minutes of %s', (_case, values, expected) => {
  expect(growthOf(samples(values))).toBe(expected);
});
