import { TEXT_LIMITS } from './limits.ts';
import { HARMFUL_CHARACTERS } from './plain-text.ts';

/**
 * One @, something before it, and a domain with a dot: catches slips and header injection, and
 * refuses no address that works.
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
