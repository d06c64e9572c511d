import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactMoney, money } from '../../gateway/modules/money/money.ts';

const PENCE_LIMIT = 2 ** 31 - 1;

/** Intl's text for an amount, in whole pounds or with pence. */
function byIntl(pence: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `£${(pence / 100).toLocaleString('en-GB', options)}`;
}

const amounts = fc.integer({ min: -PENCE_LIMIT, max: PENCE_LIMIT });

describe('an amount of money', () => {
  it('is formatted like Intl, without decimals if it is whole (C-101)', () => {
    fc.assert(
      fc.property(amounts, (pence) => {
        const isWhole = pence % 100 === 0;
        expect(money(pence).formatted).toBe(byIntl(pence, isWhole ? 0 : 2));
      }),
      { numRuns: 2_000 },
    );
  });

  it('paid or to pay is formatted like Intl, always with decimals (C-101)', () => {
    fc.assert(
      fc.property(amounts, (pence) => {
        expect(exactMoney(pence).formatted).toBe(byIntl(pence, 2));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [0, '£0', '£0.00'],
    [5, '£0.05', '£0.05'],
    [99_900, '£999', '£999.00'],
    [100_000, '£1,000', '£1,000.00'],
    [123_456_789, '£1,234,567.89', '£1,234,567.89'],
    [-123_450, '£-1,234.50', '£-1,234.50'],
    [PENCE_LIMIT, '£21,474,836.47', '£21,474,836.47'],
  ])('of %i pence is %s as a price and %s as a payment', (pence, price, payment) => {
    expect(money(pence).formatted).toBe(price);
    expect(exactMoney(pence).formatted).toBe(payment);
  });
  it.each([PENCE_LIMIT + 1, 3_000_000_000, 1e300])('of %d pence, beyond GraphQL’s Int, is an error', (pence) => {
    expect(() => money(pence)).toThrow('sent a response that we couldn');
    expect(() => exactMoney(pence)).toThrow('sent a response that we couldn');
  });
});
