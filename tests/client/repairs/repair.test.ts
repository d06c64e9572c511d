import { expect, it } from 'vitest';
import { formatQuantity } from '~/features/repairs/repair.ts';

it.each([
  [2, '2'],
  [1.5, '1.5'],
  [1 / 3, '0.33'],
])('formats the quantity %f as %s', (quantity, expected) => {
  expect(formatQuantity(quantity)).toBe(expected);
});
