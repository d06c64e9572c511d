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
