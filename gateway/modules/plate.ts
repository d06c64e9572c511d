import { plainCapitals } from './plain-text.ts';
import { readByPattern } from './uk-pattern.ts';

/** Letters and digits in any numbers of them, in this order or the other: older than the year's letter, Northern Irish, or personal. */
const DATELESS = ['N', 'NN', 'NNN'].flatMap((letters) =>
  ['1', '19', '199', '1999'].flatMap((digits) => [`${letters} ${digits}`, `${digits} ${letters}`]),
);

const PATTERNS = [
  'LL99 LLL',
  ...['1', '19', '199'].flatMap((digits) => [`P${digits} LLL`, `LLL ${digits}Y`]),
  ...DATELESS,
];

const compact = (given: string) => plainCapitals(given).replace(/[\s.,_/-]/g, '');

/** From 2 to 8 letters and digits: plates from abroad are driven here too, and who does not know theirs may say so. */
export function isPlate(given: string): boolean {
  return /^[A-Z0-9]{2,8}$/.test(compact(given));
}

/**
 * As it hangs on the car: `FN19 KTR`, with O for 0 and I for 1 put right where the pattern tells. One from abroad is in capitals, and what is none at
 * all is as it was given.
 */
export function formatPlate(given: string): string {
  const code = compact(given);
  const known = /[A-Z]/.test(code) ? readByPattern(PATTERNS, code) : null;
  return known ?? (isPlate(given) && /\d/.test(code) ? plainCapitals(given) : given);
}
