import { plainText } from './plain-text.ts';
import { CODE_LENGTH, CODE_PATTERN } from './terms.ts';

export const CODE_INCOMPLETE = `Please enter the complete ${CODE_LENGTH}-digit code.`;

const HALF = `\\d{${CODE_LENGTH / 2}}`;
/** In one run of digits, or with a space or a hyphen in the middle. */
const CODE = new RegExp(`^${HALF}[ -]?${HALF}$`);

/** A number with its separators: a code is no part of a phone number. */
const NUMBER = /\d(?:[ -]?\d)*/g;

const withoutSeparators = (text: string) => text.replace(/[ -]/g, '');

/**
 * The code in a text, such as 123456 in `MW-48213: your code is 123 456`. Of several, the one
 * before “is your”, else after “is” or a colon, else after the word “code”, else the last. Null
 * without one.
 */
export function readCode(text: string): string | null {
  const plain = plainText(text);
  if (CODE_PATTERN.test(withoutSeparators(plain))) return withoutSeparators(plain);
  const found = [...plain.matchAll(NUMBER)]
    .filter(([number]) => CODE.test(number))
    .map((match) => ({
      code: withoutSeparators(match[0]),
      before: plain.slice(0, match.index),
      after: plain.slice(match.index + match[0].length),
    }));
  const meant =
    found.find(({ after }) => /^ is (?:your|the)\b/i.test(after)) ??
    found.find(({ before }) => /(?:\bis|[:=]) ?$/i.test(before)) ??
    found.find(({ before }) => /\bcode\b/i.test(before)) ??
    found.at(-1);
  return meant?.code ?? null;
}
