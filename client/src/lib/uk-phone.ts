import { plainText } from './plain-text.ts';

/**
 * UK telephone numbers as the forms hold them: after a fixed +44, "7723 123456" (C-57). A leading 0, +44, 0044 or 44 is dropped first,
 * otherwise "07723123456" would lose its last digit. No number in the UK begins with 44.
 */

const LONGEST = 10;

/** A number as it stands in a text, with what separates its digits. */
const RUN = /[+(]{0,3}\d[\d\s().-]*/g;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const national = (text: string) => digitsOf(text).replace(/^(?:0|44(?=\d))+/, '');
const isWhole = (digits: string) => /^\d{9,10}$/.test(digits);

/** With + or 00, and another country's code than ours. A lone + or +4 may become either, and is kept for the digits that follow. */
function isForeign(run: string): boolean {
  const code = digitsOf(run).replace(/^0+/, '');
  return /^\D*\+4?$/.test(run) || (/^\D*(?:\+|00)/.test(run) && !code.startsWith('44') && !'44'.startsWith(code));
}

/**
 * The digits after +44, at most ten: of a pasted text the first number that is one, else all digits. One from abroad keeps its +, so that
 * it is not taken for ours.
 */
function tidyUkPhone(typed: string): string {
  const text = plainText(typed);
  if (text === '+') return text;
  const runs = text.match(RUN) ?? [];
  const whole = runs
    .filter((run) => !isForeign(run))
    .map(national)
    .find(isWhole);
  if (whole) return whole;
  const foreign = runs.findIndex(isForeign);
  const kept = foreign === -1 ? '' : `+${digitsOf(runs.slice(foreign).join('')).replace(/^0+/, '').slice(0, LONGEST)}`;
  // Joined, what looked foreign may be ours after all: +4 and 4.
  if (isForeign(kept)) return kept;
  return national(kept || runs.join('')).slice(0, LONGEST);
}

const spaced = (digits: string) =>
  digits.length > 4 && !digits.startsWith('+') ? `${digits.slice(0, 4)} ${digits.slice(4)}` : digits;

/** 'NNNN NNNNNN': a space after the fourth digit, at most 11 characters. */
export function formatUkPhone(typed: string): string {
  return spaced(tidyUkPhone(typed));
}

/**
 * The same while it is typed over what the field held `before`: a 0 or 44 that is only at the front because what stood before it was taken
 * away is one of the number's own digits, and the missing one is about to be put there.
 */
export function formatTypedUkPhone(typed: string, before: string): string {
  const now = digitsOf(typed);
  const held = digitsOf(before);
  const isMending = now.length < held.length || (held.length > 1 && national(held) !== held);
  return isMending && now.length <= LONGEST && !typed.includes('+') ? spaced(now) : formatUkPhone(typed);
}

/** Nine or ten digits after +44, the valid UK lengths: at least 10 characters with the space. */
export function isUkPhone(typed: string): boolean {
  return isWhole(tidyUkPhone(typed));
}
