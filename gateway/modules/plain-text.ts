/** Marks that cannot be seen: a number that is copied from a contact stands between them. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** As a keyboard would have typed it: full-width letters and digits, typographic dashes and special spaces become plain ones. */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Capitals of A to Z only: no British code has others, and some would grow ('ß' is 'SS'). */
export function plainCapitals(typed: string): string {
  return plainText(typed).replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
