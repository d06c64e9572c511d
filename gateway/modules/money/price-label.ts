import { formatPriceRange } from '#shared/money.ts';
import type { PriceRange } from '../../graphql/generated/schema.ts';
import { money } from './money.ts';

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
