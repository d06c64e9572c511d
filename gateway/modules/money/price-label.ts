import { formatPriceRange } from '#shared/money.ts';
import type { PriceRange } from '../../graphql/generated/schema.ts';
import { money } from './money.ts';

/**
 * A single price, or a range if there is a higher one (MONEY-02). Null without a base price, and
 * for a zero alone: like a high price below the base, it is what hosts store for none (MONEY-03).
 */
function priceRange(basePence: number | null, highPence: number | null): PriceRange | null {
  if (basePence === null) return null;
  const low = money(basePence);
  const high = money(Math.max(basePence, highPence ?? 0));
  if (high.pence === 0) return null;
  return {
    low,
    high: low.pence === high.pence ? null : high,
    formatted: formatPriceRange(low.pence, high.pence),
  };
}

/** The price of a specialist or of a service on offer. */
export const priceOf = ({ basePence, highPence }: { basePence: number | null; highPence: number | null }) =>
  priceRange(basePence, highPence);

/** MONEY-03. */
export function priceLabel(price: PriceRange | null): string {
  return price?.formatted ?? 'Contact for pricing';
}
