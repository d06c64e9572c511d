import { plainText } from './plain-text.ts';
import { CODE_LENGTH, CODE_PATTERN } from './terms.ts';

const HALF = `\\d{${CODE_LENGTH / 2}}`;
/** A code in a text: in one run of digits, or with a space or a hyphen in the middle. */
const CODE = new RegExp(`(?:^|\\D)(${HALF}[ -]?${HALF})(?!\\d)`, 'g');

const withoutSeparators = (text: string) => text.replace(/[ -]/g, '');

/**
 * The code in a text, such as 123456 in `MW-48213: your code is 123 456`. Of several, the first
 * after the word “code”, else the last. Null without one.
 */
export function readCode(text: string): string | null {
  const plain = plainText(text);
  if (CODE_PATTERN.test(withoutSeparators(plain))) return withoutSeparators(plain);
  const found = [...plain.matchAll(CODE)];
  const word = plain.search(/\bcode\b/i);
  const [, code] = (word === -1 ? undefined : found.find(({ index }) => index > word)) ?? found.at(-1) ?? [];
  return code === undefined ? null : withoutSeparators(code);
}
