/** Invisible marks, which surround numbers copied from a phone's contacts. */
export const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Control, surrogate and bidirectional characters: never typed, and harmful when displayed. */
export const HARMFUL_CHARACTERS = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Replaces full-width characters, typographic dashes and spaces by plain ones. */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Capitalises only a to z: no UK code has other letters, and some change length ('ß', 'SS'). */
export function plainCapitals(typed: string): string {
  return plainText(typed).replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
