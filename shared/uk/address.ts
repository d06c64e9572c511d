import { plainText } from '../plain-text.ts';
import { parsePostcode } from './postcode.ts';

/** A typed postcode has at most three parts, as in `LE 1 6XH`. */
const MAX_POSTCODE_WORDS = 3;

/** Splits a one-line address before the postcode at its end; `postcode` is null without one. */
function splitAddress(typed: string): { street: string; postcode: string | null } {
  const words = typed.trim().split(/\s+/);
  for (let count = 1; count <= Math.min(MAX_POSTCODE_WORDS, words.length); count += 1) {
    const end = plainText(words.slice(-count).join(' '));
    const postcode = /\d/.test(end) ? parsePostcode(end) : null;
    if (postcode !== null) return { street: words.slice(0, -count).join(' '), postcode };
  }
  return { street: typed.trim(), postcode: null };
}

/**
 * A one-line address with the postcode at its end formatted: `1 high st le16xh` is
 * `1 high st LE1 6XH`. The rest stays as it was typed.
 */
export function formatAddress(typed: string): string {
  const { street, postcode } = splitAddress(typed);
  return [street, postcode].filter(Boolean).join(' ');
}

/** The formatted postcode at the end of an address; null without one. */
export function postcodeOf(address: string): string | null {
  return splitAddress(address).postcode;
}

/** Whether there is a postcode with an address before it. */
export function isFullAddress(address: string): boolean {
  const { street, postcode } = splitAddress(address);
  return street !== '' && postcode !== null;
}
