import { plainCapitals } from './plain-text.ts';
import { readByPattern } from './uk-pattern.ts';

/** Letters and digits in any numbers of them, in this order or the other: older than the year's letter, Northern Irish, or personal. */
const DATELESS = ['N', 'NN', 'NNN'].flatMap((letters) =>
  ['1', '19', '199', '1999'].flatMap((digits) => [`${letters} ${digits}`, `${digits} ${letters}`]),
);

/** As they hang on cars in the UK: AB12 CDE, A123 BCD (and Q123 BCD), ABC 123D, and the dateless ones. */
const PATTERNS = [
  'LL99 LLL',
  ...['1', '19', '199'].flatMap((digits) => [`P${digits} LLL`, `LLL ${digits}Y`]),
  ...DATELESS,
];

const compact = (typed: string) => plainCapitals(typed).replace(/[\s.,_/-]/g, '');

/** From 2 to 8 letters and digits: plates from abroad are driven here too, and who does not know theirs may say so. */
export function isPlate(typed: string): boolean {
  return /^[A-Z0-9]{2,8}$/.test(compact(typed));
}

/**
 * As it hangs on the car: 'fn19ktr' is 'FN19 KTR', with O for 0 and I for 1 put right where the pattern tells. One from abroad is in
 * capitals, and what is none is as it was typed.
 */
export function formatPlate(typed: string): string {
  const code = compact(typed);
  const known = /[A-Z]/.test(code) ? readByPattern(PATTERNS, code) : null;
  return known ?? (isPlate(typed) && /\d/.test(code) ? plainCapitals(typed) : typed.trim());
}
