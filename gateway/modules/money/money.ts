import { formatPounds, formatPrice, formatPriceRange } from '#shared/money.ts';
import type { Money, PriceRange } from '../../graphql/generated/schema.ts';

/** The largest `Int` of GraphQL. */
const MAX_PENCE = 2 ** 31 - 1;

/** A price, formatted without decimals if it is whole pounds, else with two (C-101). */
export function money(pence: number): Money {
  const amount = Math.min(MAX_PENCE, pence);
  return { pence: amount, currency: 'GBP', formatted: formatPrice(amount) };
}

/**
 * An amount that is owed or paid, or a sum of them: always formatted with two decimals (C-101).
 * Fractions of a penny are rounded.
 */
export function exactMoney(pence: number): Money {
  // Through a decimal text, since 1.15 * 50 is a little less than 57.5 in floating point.
  const amount = Math.min(MAX_PENCE, Math.round(Number(pence.toFixed(6))));
  return { pence: amount, currency: 'GBP', formatted: formatPounds(amount) };
}

/** A single price, or a range if the two differ (MONEY-02); null without a base price. */
export function priceRange(basePence: number | null, highPence: number | null): PriceRange | null {
  if (basePence === null) return null;
  const other = highPence ?? basePence;
  const low = money(Math.min(basePence, other));
  const high = money(Math.max(basePence, other));
  return {
    low,
    high: low.pence === high.pence ? null : high,
    formatted: formatPriceRange(low.pence, high.pence),
  };
}

/** MONEY-03. */
export function priceLabel(price: PriceRange | null): string {
  return price?.formatted ?? 'Contact for pricing';
}
