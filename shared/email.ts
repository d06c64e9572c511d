import { TEXT_LIMITS } from './limits.ts';
import { HARMFUL_CHARACTERS } from './plain-text.ts';

/**
 * One @, a local part, and a domain with a dot: refuses typos and header injection, but no valid
 * address.
 */
export function isEmail(typed: string): boolean {
  const address = typed.trim();
  if (address.length > TEXT_LIMITS.email || HARMFUL_CHARACTERS.test(address)) return false;
  return /^[^\s@"(),:;<>[\\\]]+@[^\s@.,]+(?:\.[^\s@.,]+)+$/.test(address);
}

/** How an address is stored and compared. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase();
}
