import { TEXT_LIMITS } from '../limits.ts';
import { normaliseLine, plainCapitals, plainText } from '../plain-text.ts';
import { parsePostcode } from './postcode.ts';

/** A typed postcode has at most three parts, as in `LE 1 6XH`. */
const MAX_POSTCODE_WORDS = 3;

/** Areas of one letter are few: the `A1` in `Flat A1 2BC` is none of them. */
const REAL_AREA = /^(?:[BEGLMNSW]\d|[A-Z]{2})/;

/** Among other words a postcode must be certain: no look-alikes, and letters that postcodes use. */
const CERTAIN = /^(?:[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}|BFPO ?\d{1,4})$/;

const COUNTRY = /(?:[\s,–—-]+(?:U\.?K\.?|G\.?B\.?|United Kingdom|Great Britain))+[\s,.–—-]*$/i;

/** Not in a name, as New England is, nor the only place after a street: Wales is also a village. */
const NATION = /(?<=^|,.*)[,–—-]\s*(?:England|Scotland|Wales|Northern Ireland)[\s,.–—-]*$/i;

/** Where a part ends: at line ends, commas, and semicolons that end no entity (`&amp;`). */
const PART_END = /(?<!&#?\w+);|[\r\n]+|,(?!\d)/;

const SEPARATORS = /^[\s,–—-]+|[\s,–—-]+$/g;

const withoutCountry = (text: string) => text.replace(COUNTRY, '').replace(NATION, '').replace(SEPARATORS, '');

/** What is longer than any address isn't read: the time would grow with the square of it. */
export const MAX_ADDRESS_READ = 2 * TEXT_LIMITS.bookingAddress;

function readPostcode(words: readonly string[], start: number, end: number): string | null {
  const typed = plainText(words.slice(start, end).join(' ')).replace(/^[([]+|[)\],.]+$/g, '');
  const postcode = /\d/.test(typed) ? parsePostcode(typed) : null;
  if (postcode === null || !REAL_AREA.test(postcode)) return null;
  const isAlone = endsPart(words, start) && endsPart(words, end);
  return isAlone || end === words.length || CERTAIN.test(plainCapitals(typed)) ? postcode : null;
}

/** Whether a part of the address ends before the word at `index`. */
const endsPart = (words: readonly string[], index: number) => index === 0 || words[index - 1]?.endsWith(',') === true;

/** The address around its last postcode. */
function splitAtPostcode(text: string) {
  const words = text.split(' ');
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = end - 1; start >= Math.max(0, end - MAX_POSTCODE_WORDS); start -= 1) {
      const postcode = readPostcode(words, start, end);
      if (postcode === null) continue;
      const comma = end < words.length && endsPart(words, end) ? ',' : '';
      const before = words.slice(0, start).join(' ');
      return {
        before: comma && before ? before.replace(/,?$/, comma) : before,
        postcode,
        after: words.slice(end).join(' '),
      };
    }
  }
  return null;
}

export interface Address {
  /** Everything but postcode and country, as typed, with commas for line breaks. */
  place: string;
  /** Formatted; null without one. */
  postcode: string | null;
}

/**
 * Reads an address as people and maps write it: in one line or several, with the postcode anywhere
 * and perhaps a country at the end. Of several postcodes, the last is the address's.
 */
export function readAddress(typed: string): Address {
  const line = normaliseLine(typed);
  if (line.length > MAX_ADDRESS_READ) return { place: line, postcode: null };
  const parts = typed.split(PART_END).map(normaliseLine);
  const text = withoutCountry(parts.filter(Boolean).join(', '));
  const found = splitAtPostcode(text);
  if (!found) return { place: text, postcode: null };
  const { before, postcode, after } = found;
  const place = withoutCountry([before, withoutCountry(`, ${after}`)].filter(Boolean).join(' '));
  // A comma before the postcode at the end is kept as it was typed.
  return { place: before === `${place},` ? before : place, postcode };
}

/**
 * An address on one line with the postcode at its end formatted: `1 high st, le16xh, Leicester, UK`
 * is `1 high st, Leicester LE1 6XH`. The rest stays as it was typed.
 */
export function formatAddress(typed: string): string {
  const { place, postcode } = readAddress(typed);
  return [place, postcode].filter(Boolean).join(' ');
}

/** The formatted postcode of an address; null without one. */
export const postcodeOf = (address: string) => readAddress(address).postcode;

/** Whether there is a postcode with an address. */
export function isFullAddress(address: string): boolean {
  const { place, postcode } = readAddress(address);
  return place !== '' && postcode !== null;
}

/** The fields of a postal address, each empty or missing if unknown, on one line. */
export function addressLine(
  fields: Readonly<Record<'street' | 'street2' | 'city' | 'county' | 'postcode', string | null | undefined>>,
): string {
  const { street, street2, city, county, postcode } = fields;
  return formatAddress([street, street2, city, county, postcode].filter(Boolean).join(', '));
}
