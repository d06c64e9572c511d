import { plainCapitals } from './plain-text.ts';
import { readByPattern } from './uk-pattern.ts';

/** The six shapes, and Girobank's own, which is found by itself. */
const PATTERNS = ['A9', 'AA9', 'A99', 'A9X', 'AA99', 'AA9X'].map((first) => `${first} 9ZZ`);

/** Capitals and digits alone, as a code is compared; what separates them is left out. */
const compact = (typed: string) => plainCapitals(typed).replace(/[\s.,_/-]/g, '');

/**
 * A UK postcode as the Post Office writes it ('LE1 6XH'), whatever its case and spacing, with O for 0 and I for 1 put right where the
 * place in the code tells ('LE1O 1AA' is 'LE10 1AA'); also GIR 0AA and the forces' 'BFPO 58'. Null when it is none.
 */
export function tidyPostcode(typed: string): string | null {
  const code = compact(typed);
  if (/^G[I1]R[0O]AA$/.test(code)) return 'GIR 0AA';
  const forces = /^BFP[O0](\d{1,4})$/.exec(code);
  if (forces) return `BFPO ${forces[1]}`;
  return readByPattern(PATTERNS, code);
}

/** For the field that somebody leaves: tidied, or when it is no postcode in capitals and otherwise as it was typed. */
export function formatPostcode(typed: string): string {
  return tidyPostcode(typed) ?? plainCapitals(typed);
}

export function isPostcode(typed: string): boolean {
  return tidyPostcode(typed) !== null;
}
