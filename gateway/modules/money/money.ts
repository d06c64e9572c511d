import type { Money, PriceRange } from '../../graphql/generated/schema.ts';

/** The graph's whole numbers end here; no amount of the product's comes near. */
const MAX_PENCE = 2 ** 31 - 1;

/** A price as the graph gives it; without decimals when whole, else with two (C-101). */
export function money(pence: number): Money {
  return amount(pence, pence % 100 === 0 ? 0 : 2);
}

/**
 * What has been or is to be paid, or their sum: always with two decimals (C-101), fractions of a
 * penny rounded.
 */
export function exactMoney(pence: number): Money {
  // By way of a decimal text, since 1.15 * 50 pence come out as a little less than 57.5.
  return amount(Math.round(Number(pence.toFixed(6))), 2);
}

function amount(exact: number, digits: 0 | 2): Money {
  const pence = Math.min(MAX_PENCE, exact);
  return { pence, currency: 'GBP', formatted: formatted(pence, digits) };
}

/**
 * The same text as `toLocaleString('en-GB')`, which would cost more than everything else about an
 * amount.
 */
function formatted(pence: number, digits: 0 | 2): string {
  const sign = pence < 0 ? '-' : '';
  const size = Math.abs(pence);
  if (digits === 0) return `£${sign}${grouped(Math.round(size / 100))}`;
  return `£${sign}${grouped(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`;
}

function grouped(pounds: number): string {
  return pounds < 1000 ? String(pounds) : String(pounds).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** One price, or from low to high when the two differ (MONEY-02); null without a base price. */
export function priceRange(basePence: number | null, highPence: number | null): PriceRange | null {
  if (basePence === null) return null;
  const other = highPence ?? basePence;
  const low = money(Math.min(basePence, other));
  const high = money(Math.max(basePence, other));
  const isOne = low.pence === high.pence;
  return { low, high: isOne ? null : high, formatted: isOne ? low.formatted : `${low.formatted} - ${high.formatted}` };
}

/** MONEY-03. */
export function priceLabel(price: PriceRange | null): string {
  return price?.formatted ?? 'Contact for pricing';
}
