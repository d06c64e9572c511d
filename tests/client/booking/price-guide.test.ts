import { describe, expect, it } from 'vitest';
import { priceGuide } from '~/features/booking/shared/price-guide.ts';

const money = (pence: number) => ({ __typename: 'Money' as const, pence, formatted: `£${pence / 100}` });
const price = (low: number, high: number | null = null) => ({
  __typename: 'PriceRange' as const,
  low: money(low),
  high: high === null ? null : money(high),
});

describe('what a booking is likely to cost', () => {
  it.each([
    ['of one', [price(4000, 6000)], '£40 - £60'],
    ['of one with a single price', [price(5000)], '£50'],
    ['from the cheapest to the dearest', [price(7000, 12_000), price(4000, 6000), null], '£40 - £120'],
    ['a single price can be the dearest', [price(4000, 6000), price(9900)], '£40 - £99'],
    ['all the same', [price(5000), price(5000, 5000)], '£50'],
    ['nobody says', [null], null],
    ['nobody is there', [], null],
  ])('%s', (_what, prices, text) => {
    expect(priceGuide(prices)).toBe(text);
  });
});
