import { TEXT_LIMITS } from './limits.ts';
import { hasUnusableCharacters, plainText } from './plain-text.ts';

/**
 * One @, a local part, and a domain with a dot: refuses typos and header injection, but no valid
 * address.
 */
export function isEmail(typed: string): boolean {
  const address = cleanEmail(typed);
  if (address.length > TEXT_LIMITS.email || hasUnusableCharacters(address)) return false;
  return /^[^\s@"(),:;<>[\\\]]+@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+$/u.test(address);
}

/** What follows an address in a text, and never ends one. */
const AFTER = /[\s"“”„’'»›>)\]};:,.!?*`|/\\]+$/;

/** What an address can begin with, unless the same follows it. */
const PAIRED = ["'", '*', '`', '|', '/'];

/**
 * An address without what was copied with it: `mailto:` and its `?subject=`, the name before `<`,
 * quotes, and the separator after it. Its letters keep their case.
 */
export function cleanEmail(typed: string): string {
  const text = plainText(typed);
  if (text.length > 2 * TEXT_LIMITS.email) return text;
  const [, inBrackets] = /^[^<>]*<([^<>]*)>[\s;,.]*$/.exec(text) ?? [];
  const address = (inBrackets ?? text).replace(/(@[^\s?]*)\?.*$/, '$1');
  const [after = ''] = AFTER.exec(address) ?? [];
  const paired = PAIRED.filter((mark) => after.includes(mark)).join('');
  const before = new RegExp(`^(?:[\\s"“”„‘’‚«‹<([{${paired}]|mailto:)*`, 'i');
  return address.slice(0, address.length - after.length).replace(before, '');
}

/** How an address is stored and compared. */
export function normaliseEmail(typed: string): string {
  return cleanEmail(typed).toLowerCase();
}

/** Whether two addresses are the same mailbox, however they are written. */
export const isSameEmail = (first: string, second: string) => normaliseEmail(first) === normaliseEmail(second);
