import { formatPounds, formatPrice, formatPriceRange } from '#shared/money.ts';
import type { Money, PriceRange } from '../../graphql/generated/schema.ts';
import { LegacyError } from '../../legacy/transport/legacy-error.ts';
import { MAX_WHOLE_NUMBER } from '../../legacy/wire/scalars.ts';

/** A price, formatted without decimals if it is whole pounds, else with two (C-101). */
export function money(pence: number): Money {
  return { pence: representable(pence), currency: 'GBP', formatted: formatPrice(pence) };
}

/**
 * An amount that is owed or paid, or a sum of them: always formatted with two decimals (C-101).
 * Fractions of a penny are rounded.
 */
export function exactMoney(pence: number): Money {
  // Through a decimal text, since 1.15 * 50 is a little less than 57.5 in floating point.
  const amount = representable(Math.round(Number(pence.toFixed(6))));
  return { pence: amount, currency: 'GBP', formatted: formatPounds(amount) };
}

/** Throws for a sum that is too large: a smaller amount would be wrong. */
function representable(pence: number): number {
  if (pence <= MAX_WHOLE_NUMBER) return pence;
  throw new LegacyError('invalid response', { reason: 'amount too large' });
}

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

export const priceOf = ({ basePence, highPence }: { basePence: number | null; highPence: number | null }) =>
  priceRange(basePence, highPence);

/** MONEY-03. */
export function priceLabel(price: PriceRange | null): string {
  return price?.formatted ?? 'Contact for pricing';
}
