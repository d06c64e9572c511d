import { TEXT_LIMITS } from '#shared/limits.ts';
import { decodeAddress, decodeEntities, isJunk, isJunkName, isJunkTypedName, showable } from './html-text.ts';
import { field } from './record.ts';

/**
 * PHP also sends numbers as text. Undefined for anything else, and for numbers so large that PHP
 * has lost digits; those of 64 bits are exact (`parseExactJson`).
 */
function scalarText(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Math.abs(value) < 1e21 ? String(value) : undefined;
}

/** Also booleans as text; null for junk, which may be escaped like any text. */
function readText(value: unknown, decode: (text: string) => string, isNone = isJunk): string | null | undefined {
  const text = typeof value === 'boolean' ? String(value) : scalarText(value);
  if (text === null || text === undefined) return text;
  const shown = showable(decode(text)).trim();
  return shown === '' || isNone(shown) ? null : shown;
}

/** A text that may be HTML-escaped, decoded once; null when missing or empty. */
export const text = field('a text', (value) => readText(value, decodeEntities));

export const personName = field('a text', (value) => readText(value, decodeEntities, isJunkName), 'name');

/** The first or last name of a customer. */
export const typedName = field('a text', (value) => readText(value, decodeEntities, isJunkTypedName), 'name');

export const address = field('a text', (value) => readText(value, decodeAddress));

/** A text that has been decoded together with its container. */
export const decodedText = field('a text', (value) => readText(value, (raw) => raw));

/** The maximum length of an id, in characters. */
export const MAX_ID_LENGTH = TEXT_LIMITS.id;

/** A number as PHP writes a float that is too large for its digits: it may be another's id. */
const ROUNDED = /^-?\d\.\d+e\+?\d+$/i;

const NOT_ASSIGNED = 'not assigned';

export function isNotAssigned(read: string): boolean {
  return read.toLowerCase() === NOT_ASSIGNED;
}

/** An id, sent as number or text; null when missing, and for 'Not assigned' (C-46). */
export const id = field(
  'an id',
  (value) => {
    const text = scalarText(value);
    if (text === null || text === undefined) return text;
    const read = text.trim();
    if (ROUNDED.test(read)) return undefined;
    const isNone = read === '' || isJunk(read) || read.length > MAX_ID_LENGTH || isNotAssigned(read);
    return isNone || showable(read) !== read ? null : read;
  },
  'id',
);

/** A number, sent as number or numeric text such as `"4.7"`; null when missing or invalid. */
function readNumber(value: unknown): number | null {
  // Without JavaScript's own `0x10` and `Infinity`.
  const number = typeof value === 'string' && /^\s*[-+.\d][-+.\de]*\s*$/i.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export const number = field('a number', readNumber, 'number');

/** Whole numbers of the graph have 32 bits. A larger one is unreadable, never cut to fit. */
export const MAX_WHOLE_NUMBER = 2 ** 31 - 1;

/** A number that `round` makes whole; null when missing, invalid, too large or below `min`. */
function wholeNumber(expected: string, min: number, round: (value: number) => number) {
  return field(
    expected,
    (value) => {
      const whole = round(readNumber(value) ?? Number.NaN);
      return Number.isInteger(whole) && whole >= min && whole <= MAX_WHOLE_NUMBER ? whole : null;
    },
    'number',
  );
}

/** Minutes; null also when zero. */
export const minutes = wholeNumber('minutes', 1, Math.round);

/** A count; null for anything else. Some hosts send a list under the same name (C-99). */
export const count = wholeNumber('a count', 0, (value) => value);

/** A number of things or pages, of which a fraction doesn't count. */
export const flooredCount = wholeNumber('a count', 0, Math.floor);

/** True for `"1"`, `1`, `true`, `"true"`, `"Yes"` and `"on"`; false for anything else. */
export function readFlag(value: unknown): boolean {
  return typeof value === 'string' ? /^\s*(1|true|yes|on)\s*$/i.test(value) : value === true || value === 1;
}

export const flag = field('a yes or no', readFlag, 'flag');

const POUNDS = /^£?\s*(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

/** Pounds in whole pence; infinite for more than the graph can hold, null for no amount. */
function readPence(value: unknown): number | null {
  const amount = typeof value === 'string' ? value.trim() : '';
  const pounds = POUNDS.test(amount) ? Number(amount.replace(/[£,\s]/g, '')) : value;
  if (typeof pounds !== 'number' || !(pounds >= 0)) return null;
  const pence = Math.round(pounds * 100);
  return pence <= MAX_WHOLE_NUMBER ? pence : Number.POSITIVE_INFINITY;
}

/** Pounds such as `£1,250.50` in whole pence; null when missing, negative, invalid or too large. */
export const pence = field(
  'an amount',
  (value) => {
    const read = readPence(value);
    return read === Number.POSITIVE_INFINITY ? null : read;
  },
  'number',
);

/** Like `pence`, but infinite when too large, for records that can't be without their amounts. */
export const unboundedPence = field('an amount', readPence, 'number');
