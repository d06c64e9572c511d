const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * `2,009` for 2009. As `toLocaleString('en-GB')`, whose first use takes a browser 10 ms, and each a
 * multiple of this: lists have hundreds.
 */
export const formatCount = (count: number): string =>
  count < 1000 ? String(count) : String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `24 hours`, `1 minute`, `1,000 characters`. `unit` is the singular. */
export function quantity(count: number, unit: string): string {
  return `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/** `two months`, `an hour`, `a day`; above twelve with digits. */
export function quantityInWords(count: number, unit: string): string {
  if (count === 1) return `${unit === 'hour' ? 'an' : 'a'} ${unit}`;
  return quantity(count, unit).replace(String(count), WORDS[count] ?? String(count));
}

/** A promise such as 5 to 15 minutes. */
export interface QuantityRange {
  from: number;
  to: number;
}

/** `5-15 minutes`. */
export function quantityRange({ from, to }: QuantityRange, unit: string): string {
  return `${from}-${quantity(to, unit)}`;
}
