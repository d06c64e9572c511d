import { formatPounds, formatPrice } from '#shared/money.ts';
import type { Money } from '../../graphql/generated/schema.ts';
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
