import { Refusal } from './refusal.ts';
import { hasHarmfulCharacters } from './text.ts';

export const longestEmail = 254;
export const wrongEmail = 'Please enter a valid email address.';

/** One `@`, something before it, and a domain with a dot; linear in the length of the text. */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail || hasHarmfulCharacters(text)) return false;
  return /^[^\s@"(),:;<>[\\\]]+@[^\s@.,]+(?:\.[^\s@.,]+)+$/.test(text);
}

/** How an address is stored and compared. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** The address as it is stored. Throws when it is none. */
export function demandEmail(text = ''): string {
  const email = normaliseEmail(text);
  if (!isEmail(email)) throw new Refusal('invalid', wrongEmail);
  return email;
}

/**
 * A UK number as its nine or ten digits after +44, with a space after the fourth; null when it is none (C-57). A leading 0, +44,
 * 0044 or 44 is dropped first.
 */
export function tidyUkPhone(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(?:\+44|0044|44(?=\d{9,10}$))?\(?0?/, '');
  return /^[1-9]\d{8,9}$/.test(digits) ? `${digits.slice(0, 4)} ${digits.slice(4)}` : null;
}

/** A UK postcode as the Post Office writes it, for example `LE3 0XW`; null when it is none. */
export function tidyUkPostcode(text: string): string | null {
  const letters = text.replace(/[\s.-]/g, '').toUpperCase();
  return /^(?:GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/.test(letters)
    ? `${letters.slice(0, -3)} ${letters.slice(-3)}`
    : null;
}
