import { formatPounds, formatPrice, formatPriceRange } from '#shared/money.ts';
import type { Money, PriceRange } from '../../graphql/generated/schema.ts';

/** GraphQL's `Int` ends here; no amount of the product comes near. */
const MAX_PENCE = 2 ** 31 - 1;

/** A price as the graph returns it; without decimals when whole, else with two (C-101). */
export function money(pence: number): Money {
  const amount = Math.min(MAX_PENCE, pence);
  return { pence: amount, currency: 'GBP', formatted: formatPrice(amount) };
}

/**
 * An amount that is owed or paid, or a sum of them: always with two decimals (C-101), fractions of
 * a penny rounded.
 */
export function exactMoney(pence: number): Money {
  // By way of a decimal text, since 1.15 * 50 pence come out as a little less than 57.5.
  const amount = Math.min(MAX_PENCE, Math.round(Number(pence.toFixed(6))));
  return { pence: amount, currency: 'GBP', formatted: formatPounds(amount) };
}

/** One price, or from low to high when the two differ (MONEY-02); null without a base price. */
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
