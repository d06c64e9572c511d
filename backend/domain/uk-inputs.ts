import { readByPattern } from './uk-pattern.ts';

/** Marks that cannot be seen: a number that is copied from a contact stands between them. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** As a keyboard would have typed it: full-width letters and digits, typographic dashes and special spaces become plain ones. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

function plainCapitals(text: string): string {
  return plainText(text).replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Capitals and digits, without what separates them. */
function compact(text: string): string {
  return plainCapitals(text).replace(/[\s.,_/-]/g, '');
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** With + or 00, and another country's code than ours. */
const isForeign = (run: string) => /^\D*(?:\+|00)/.test(run) && !/^0*44/.test(digitsOf(run));

/**
 * A UK number as its nine or ten digits after +44, with a space after the fourth; null when it is none (C-57). A leading 0, 44, 044,
 * 0044 or +44 is dropped first. Of a text it is the first number that is one.
 */
export function tidyUkPhone(text: string): string | null {
  const digits = (plainText(text).match(/[+(]{0,3}\d[\d\s().-]*/g) ?? [])
    .filter((run) => !isForeign(run))
    .map((run) => digitsOf(run).replace(/^(?:0|44(?=\d))+/, ''))
    .find((found) => /^\d{9,10}$/.test(found));
  return digits ? `${digits.slice(0, 4)} ${digits.slice(4)}` : null;
}

const postcodes = ['A9', 'AA9', 'A99', 'A9X', 'AA99', 'AA9X'].map((first) => `${first} 9ZZ`);

/** A UK postcode as the Post Office writes it, for example `LE3 0XW`, or the forces' `BFPO 58`; null when it is none. */
export function tidyUkPostcode(text: string): string | null {
  const code = compact(text);
  if (/^G[I1]R[0O]AA$/.test(code)) return 'GIR 0AA';
  const forces = /^BFP[O0](\d{1,4})$/.exec(code);
  return forces ? `BFPO ${forces[1]}` : readByPattern(postcodes, code);
}

/** An address on one line, with the postcode at its end as it is written. One without is as it was given. */
export function tidyAddress(text: string): string {
  const words = text.trim().split(/\s+/);
  // Of at most three words a postcode is made, as in `LE 1 6XH`.
  for (let count = 1; count <= Math.min(3, words.length); count += 1) {
    const end = words.slice(-count).join(' ');
    const postcode = /\d/.test(end) ? tidyUkPostcode(end) : null;
    if (postcode) return [...words.slice(0, -count), postcode].join(' ');
  }
  return text;
}

/** Older than the year's letter, Northern Irish, or personal: letters and digits, in this order or the other. */
const dateless = ['N', 'NN', 'NNN'].flatMap((letters) =>
  ['1', '19', '199', '1999'].flatMap((digits) => [`${letters} ${digits}`, `${digits} ${letters}`]),
);
const plates = [
  'LL99 LLL',
  ...['1', '19', '199'].flatMap((digits) => [`P${digits} LLL`, `LLL ${digits}Y`]),
  ...dateless,
];

/** From 2 to 8 letters and digits: plates from abroad are driven here too, and who does not know theirs may say so. */
export function isPlate(text: string): boolean {
  return /^[A-Z0-9]{2,8}$/.test(compact(text));
}

/** A number plate as it hangs on the car, for example `FN19 KTR`; one from abroad in capitals, and what is none as it was given. */
export function tidyPlate(text: string): string {
  const code = compact(text);
  const known = /[A-Z]/.test(code) ? readByPattern(plates, code) : null;
  return known ?? (isPlate(text) && /\d/.test(code) ? plainCapitals(text) : text);
}
