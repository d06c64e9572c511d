import { formatCount } from './quantity.ts';

const POUNDS = /^£?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?$|^£?\.(\d{1,2})$/;

/** The largest amount that is accepted. */
export const MAX_PENCE = 99_999_999;

/**
 * Parses pounds such as '40', '40.5', '£1,200.00' or '.99'.
 *
 * Works on the digits, since floats would round. Returns pence, or null when the text is no amount
 * or more than `MAX_PENCE`.
 */
export function parsePounds(text: string): number | null {
  const [match, pounds, fraction, fractionAlone] = POUNDS.exec(text.replace(/\s/g, '')) ?? [];
  if (match === undefined) return null;
  const digits =
    (pounds ?? '0').replaceAll(',', '').replace(/^0+(?=\d)/, '') + (fraction ?? fractionAlone ?? '').padEnd(2, '0');
  const pence = Number(digits);
  return pence <= MAX_PENCE ? pence : null;
}

/** Amounts that are owed or paid always have two decimals (C-101): '£40.00', '£1,200.50'. */
export function formatPounds(pence: number): string {
  const size = Math.abs(pence);
  return `£${sign(pence)}${formatCount(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`;
}

/** Prices have decimals only when they are not whole pounds (C-101): '£40', '£45.50'. */
export function formatPrice(pence: number): string {
  return pence % 100 === 0 ? `£${sign(pence)}${formatCount(Math.abs(pence) / 100)}` : formatPounds(pence);
}

/** One price, or from low to high when the two differ (MONEY-02). */
export function formatPriceRange(low: number, high: number): string {
  return low === high ? formatPrice(low) : `${formatPrice(low)} - ${formatPrice(high)}`;
}

const sign = (pence: number) => (pence < 0 ? '-' : '');
