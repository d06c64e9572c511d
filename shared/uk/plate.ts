import { plainCapitals } from '../plain-text.ts';
import { readByPattern } from './code-pattern.ts';

/** Dateless plates: older than the year's letter, Northern Irish, or personal. */
const DATELESS = ['N', 'NN', 'NNN'].flatMap((letters) =>
  ['1', '19', '199', '1999'].flatMap((digits) => [`${letters} ${digits}`, `${digits} ${letters}`]),
);

/** UK plates: AB12 CDE, A123 BCD (and Q123 BCD), ABC 123D, and the dateless ones. */
const PATTERNS = [
  'LL99 LLL',
  ...['1', '19', '199'].flatMap((digits) => [`P${digits} LLL`, `LLL ${digits}Y`]),
  ...DATELESS,
];

const compact = (text: string) => plainCapitals(text).replace(/[\s.,_/-]/g, '');

/** 2 to 8 letters and digits: foreign plates are accepted, and so is `Unknown`. */
export function isPlate(text: string): boolean {
  return /^[A-Z0-9]{2,8}$/.test(compact(text));
}

/**
 * A plate as on the vehicle: `fn19ktr` is `FN19 KTR`. O and 0, I and 1 are corrected where the
 * pattern decides. A foreign plate is in capitals; anything else stays as typed.
 */
export function formatPlate(text: string): string {
  const code = compact(text);
  const ukPlate = /[A-Z]/.test(code) ? readByPattern(PATTERNS, code) : null;
  return ukPlate ?? (isPlate(text) && /\d/.test(code) ? plainCapitals(text) : text.trim());
}
