import { plainCapitals } from '../plain-text.ts';
import { readByPattern } from './code-pattern.ts';

/** The six formats of Royal Mail. */
const PATTERNS = ['A9', 'AA9', 'A99', 'A9X', 'AA99', 'AA9X'].map((outward) => `${outward} 9ZZ`);

/**
 * A UK postcode as Royal Mail writes it, `LE1 6XH`, from any case and spacing; O and 0, I and 1 are
 * corrected where the position decides. Also `GIR 0AA` and the forces' `BFPO 58`. Null when
 * invalid.
 */
export function parsePostcode(text: string): string | null {
  const code = plainCapitals(text).replace(/[\s.,_/-]/g, '');
  if (/^G[I1]R[0O]AA$/.test(code)) return 'GIR 0AA';
  const forces = /^BFP[O0](\d{1,4})$/.exec(code);
  return forces ? `BFPO ${forces[1]}` : readByPattern(PATTERNS, code);
}

/** For a field on blur: the postcode, or the typed text in capitals. */
export function formatPostcode(typed: string): string {
  return parsePostcode(typed) ?? plainCapitals(typed);
}

export function isPostcode(text: string): boolean {
  return parsePostcode(text) !== null;
}
