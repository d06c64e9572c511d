import { plainText } from './plain-text.ts';
import { tidyPostcode } from './uk-postcode.ts';

/** Of so many words a postcode is made when somebody types it, as in 'LE 1 6XH'. */
const MOST_WORDS = 3;

/** An address on one line, parted before the postcode at its end; `postcode` is null when there is none. */
function readAddress(typed: string): { before: string; postcode: string | null } {
  const words = typed.trim().split(/\s+/);
  const most = Math.min(MOST_WORDS, words.length);
  for (let count = 1; count <= most; count += 1) {
    const end = plainText(words.slice(-count).join(' '));
    const postcode = /\d/.test(end) ? tidyPostcode(end) : null;
    if (postcode) return { before: words.slice(0, -count).join(' '), postcode };
  }
  return { before: typed.trim(), postcode: null };
}

/**
 * 'Street address and post code', with the postcode at its end as it is written: '1 high st le16xh' is '1 high st LE1 6XH'. What stands
 * before it is the customer's: '12½' stays as it is.
 */
export function tidyAddress(typed: string): string {
  const { before, postcode } = readAddress(typed);
  return [before, postcode].filter(Boolean).join(' ');
}

export function hasPostcode(address: string): boolean {
  return readAddress(address).postcode !== null;
}

/** Whether there is something before the postcode, and a postcode. */
export function isFullAddress(address: string): boolean {
  const { before, postcode } = readAddress(address);
  return before.trim() !== '' && postcode !== null;
}
