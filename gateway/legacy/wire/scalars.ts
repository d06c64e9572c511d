import { field } from './field.ts';
import { decodeEntities, showable } from './html-text.ts';

/** PHP also sends numbers and booleans as text, and `''` for null. Undefined for anything else. */
function scalarText(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
}

function readText(value: unknown, decode: (text: string) => string): string | null | undefined {
  const text = scalarText(value);
  if (text === null || text === undefined) return text;
  return showable(decode(text)).trim() || null;
}

/** A text that may be HTML-escaped, decoded once; null when missing or empty. */
export const text = field('a text', (value) => readText(value, decodeEntities));

/** A text that has been decoded together with its container. */
export const decodedText = field('a text', (value) => readText(value, (raw) => raw));

/** The maximum length of an id, in characters. */
export const MAX_ID_LENGTH = 64;

const NOT_ASSIGNED = 'not assigned';

/** Whether a text is the placeholder for no specialist or workshop. */
export function isNotAssigned(read: string): boolean {
  return read.toLowerCase() === NOT_ASSIGNED;
}

/**
 * An id, sent as number or text; null when missing. 'Not assigned' is a text to show and never an
 * id (C-46).
 */
export const id = field(
  'an id',
  (value) => {
    const read = scalarText(value)?.trim();
    if (read === undefined) return value === null || value === undefined ? null : undefined;
    return read === '' || read.length > MAX_ID_LENGTH || isNotAssigned(read) ? null : read;
  },
  'id',
);

/** A number, sent as number or numeric text such as `"4.7"`; null when missing or invalid. */
function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export const number = field('a number', readNumber, 'number');

/** Minutes; null when missing, zero or invalid. */
export const minutes = field(
  'minutes',
  (value) => {
    const read = readNumber(value);
    return read !== null && read > 0 ? Math.round(read) : null;
  },
  'number',
);

/** True for `"1"`, `1`, `true`, `"true"`, `"Yes"` and `"on"`; false for anything else. */
export function readFlag(value: unknown): boolean {
  return typeof value === 'string' ? /^\s*(1|true|yes|on)\s*$/i.test(value) : value === true || value === 1;
}

export const flag = field('a yes or no', readFlag, 'flag');

const POUNDS = /^£?\s*(?:\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.\d+)?$/;

/**
 * Pounds such as `"95.00"`, `95` or `£1,250.50` in whole pence; null when missing, negative or
 * invalid.
 */
export const pence = field(
  'an amount',
  (value) => {
    if (typeof value === 'number') return value >= 0 && value < 1e8 ? Math.round(value * 100) : null;
    const amount = typeof value === 'string' ? value.trim() : '';
    return POUNDS.test(amount) ? Math.round(Number(amount.replace(/[£,\s]/g, '')) * 100) : null;
  },
  'number',
);
