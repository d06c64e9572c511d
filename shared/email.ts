import { TEXT_LIMITS } from './limits.ts';
import { hasUnusableCharacters, plainText } from './plain-text.ts';

/**
 * One @, a local part, and a domain with a dot: refuses typos and header injection, but no valid
 * address.
 */
export function isEmail(typed: string): boolean {
  const address = cleanEmail(typed);
  if (address.length > TEXT_LIMITS.email || hasUnusableCharacters(address)) return false;
  return /^[^\s@"(),:;<>[\\\]]+@[^\s@.,]+(?:\.[^\s@.,]+)+$/.test(address);
}

/**
 * An address without what was copied with it: `mailto:`, the name before `<`, quotes, and the
 * separator after it. Its letters keep their case.
 */
export function cleanEmail(typed: string): string {
  const text = plainText(typed);
  if (text.length > 2 * TEXT_LIMITS.email) return text;
  const [, inBrackets] = /^[^<>]*<([^<>]*)>[\s;,.]*$/.exec(text) ?? [];
  const address = (inBrackets ?? text).replace(/^[\s"“”‘’<([]*(?:mailto:\s*)?|[\s"“”’'>)\];:,.]+$/gi, '');
  // An apostrophe may begin an address, unless it was a quote.
  return /^'.*'[\s;,.]*$/.test(text) ? address.slice(1) : address;
}

/** How an address is stored and compared. */
export function normaliseEmail(typed: string): string {
  return cleanEmail(typed).toLowerCase();
}
