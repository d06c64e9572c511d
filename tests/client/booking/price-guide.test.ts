import { describe, expect, it } from 'vitest';
import { priceGuideText } from '~/features/booking/shared/price-guide.ts';

const money = (pence: number) => ({ __typename: 'Money' as const, pence, formatted: `£${pence / 100}` });
const price = (low: number, high: number | null = null) => ({
  __typename: 'PriceRange' as const,
  low: money(low),
  high: high === null ? null : money(high),
});

describe('the price guide', () => {
  it.each([
    ['one specialist', [price(4000, 6000)], '£40 - £60'],
    ['one specialist with a single price', [price(5000)], '£50'],
    ['the range from the cheapest to the dearest', [price(7000, 12_000), price(4000, 6000), null], '£40 - £120'],
    ['a single price as the highest', [price(4000, 6000), price(9900)], '£40 - £99'],
    ['the same price for all', [price(5000), price(5000, 5000)], '£50'],
    ['no prices', [null], null],
    ['no specialists', [], null],
  ])('%s', (_what, prices, text) => {
    expect(priceGuideText(prices)).toBe(text);
  });
});
