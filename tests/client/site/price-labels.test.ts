import { describe, expect, it } from 'vitest';
import { priceRangeLabel, serviceAreaLabel, travelFeeLabel } from '~/site/price-labels.ts';

const price = (low: number, high: number | null = null) => ({
  low: { pence: low },
  high: high === null ? null : { pence: high },
});

describe('priceRangeLabel', () => {
  it.each([
    ['one range', [price(4000, 6000)], '£40 - £60'],
    ['one single price', [price(5000)], '£50'],
    ['the lowest to the highest', [price(7000, 12_000), price(4000, 6000), null], '£40 - £120'],
    ['a single price that is the highest', [price(4000, 6000), price(9900)], '£40 - £99'],
    ['equal prices', [price(5000), price(5000, 5000)], '£50'],
    ['no known price', [null], null],
    ['no specialist', [], null],
  ])('%s', (_case, prices, label) => {
    expect(priceRangeLabel(prices)).toBe(label);
  });
});

const area = (name: string, pence: number | null) => ({ name, travelFee: pence === null ? null : { pence } });

describe('travelFeeLabel (MONEY-04, C-28)', () => {
  const areas = [area('Leicester', 0), area('Loughborough', 800), area('Derby', null)];

  it.each([
    ['the area in the address', areas, '4 Mill Lane, loughborough LE11', 'Travel fee £8 to Loughborough'],
    ['an area without a charge', areas, '1 High Street, Leicester', 'No travel fee to Leicester'],
    ['the lowest to the highest without an address', areas, '', 'Travel fee £0 - £8'],
    ['equal fees', [area('Leicester', 500), area('Oadby', 500)], '', 'Travel fee £5'],
    ['no charge anywhere', [area('Leicester', 0)], '', 'No travel fee'],
    ['an area whose fee is unknown', areas, 'Derby', 'Travel fee £0 - £8'],
    ['unknown', [area('Derby', null)], 'Derby', null],
  ])('%s', (_case, serviceAreas, address, label) => {
    expect(travelFeeLabel(serviceAreas, address)).toBe(label);
  });
});

describe('serviceAreaLabel', () => {
  it.each([
    [area('Oadby', 550), 'Oadby · travel £5.50'],
    [area('Oadby', 0), 'Oadby · no travel fee'],
    [area('Oadby', null), 'Oadby'],
  ])('%j is %s', (serviceArea, label) => {
    expect(serviceAreaLabel(serviceArea)).toBe(label);
  });
});
