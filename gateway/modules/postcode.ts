import { z } from 'zod';
import { plainCapitals } from './plain-text.ts';
import { readByPattern } from './uk-pattern.ts';

const PATTERNS = ['A9', 'AA9', 'A99', 'A9X', 'AA99', 'AA9X'].map((first) => `${first} 9ZZ`);

/** As the Post Office writes it, `LE1 6XH`, also GIR 0AA and the forces' `BFPO 58`; null when it is none. */
function tidyPostcode(given: string): string | null {
  const code = plainCapitals(given).replace(/[\s.,_/-]/g, '');
  if (/^G[I1]R[0O]AA$/.test(code)) return 'GIR 0AA';
  const forces = /^BFP[O0](\d{1,4})$/.exec(code);
  return forces ? `BFPO ${forces[1]}` : readByPattern(PATTERNS, code);
}

/** A postcode of the UK in any spacing, as it is written. Missing is empty. */
export const postcode = z
  .string()
  .trim()
  .max(20, 'Please enter a valid UK postcode.')
  .nullish()
  .transform((given, context) => {
    if (!given) return '';
    const tidy = tidyPostcode(given);
    if (tidy !== null) return tidy;
    context.addIssue({ code: 'custom', message: 'Please enter a valid UK postcode.' });
    return z.NEVER;
  });

/** Of so many words a postcode is made when somebody types it, as in `LE 1 6XH`. */
const MOST_WORDS = 3;

/** Street address and postcode on one line, with the postcode at its end as it is written. One without is as it was given. */
export function tidyAddress(given: string): string {
  const words = given.trim().split(/\s+/);
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count += 1) {
    const end = words.slice(-count).join(' ');
    const tidy = /\d/.test(end) ? tidyPostcode(end) : null;
    if (tidy) return [...words.slice(0, -count), tidy].join(' ');
  }
  return given;
}
