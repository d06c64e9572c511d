const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `24 hours`, `1 minute`, `1,000 characters`. `unit` is the singular. */
export function quantity(count: number, unit: string): string {
  return `${count.toLocaleString('en-GB')} ${unit}${count === 1 ? '' : 's'}`;
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
