import { expect, it } from 'vitest';
import { mayOffer } from '~/features/booking/shared/may-offer.ts';

const listed = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));

it('takes a specialist who is not listed for one who does not do the work', () => {
  expect(mayOffer(listed(49), '7')).toBe(true);
  expect(mayOffer(listed(49), '99')).toBe(false);
});

it('leaves it to the host when the list may have been cut', () => {
  expect(mayOffer(listed(50), '99')).toBe(true);
});
