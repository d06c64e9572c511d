import { expect, it } from 'vitest';
import { quantity, quantityInWords, quantityRange } from '#shared/quantity.ts';

it.each([
  [24, 'hour', '24 hours', '24 hours'],
  [2, 'month', '2 months', 'two months'],
  [10, 'minute', '10 minutes', 'ten minutes'],
  [12, 'hour', '12 hours', 'twelve hours'],
  [13, 'hour', '13 hours', '13 hours'],
  [1, 'hour', '1 hour', 'an hour'],
  [1, 'day', '1 day', 'a day'],
  [1.5, 'day', '1.5 days', '1.5 days'],
  [999, 'character', '999 characters', '999 characters'],
  [1_000, 'character', '1,000 characters', '1,000 characters'],
  [1_234_567, 'day', '1,234,567 days', '1,234,567 days'],
])('writes %d %s', (count, unit, digits, words) => {
  expect(quantity(count, unit)).toBe(digits);
  expect(quantityInWords(count, unit)).toBe(words);
});

it('writes a range', () => {
  expect(quantityRange({ from: 2, to: 3 }, 'business day')).toBe('2-3 business days');
});
