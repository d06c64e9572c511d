import { formatPounds, formatPrice } from '#shared/money.ts';
import type { Money } from '../../graphql/generated/schema.ts';

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
