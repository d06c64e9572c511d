import { expect, it } from 'vitest';
import { offersService } from '~/features/booking/shared/use-price-guide.ts';

const listed = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));

it('is false for a specialist who is not in a complete list', () => {
  expect(offersService(listed(49), '7')).toBe(true);
  expect(offersService(listed(49), '99')).toBe(false);
});

it('is true if the list may be truncated', () => {
  expect(offersService(listed(50), '99')).toBe(true);
});
