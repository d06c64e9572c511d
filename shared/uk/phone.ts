/*
 * UK phone numbers as forms show them behind a fixed +44: `7723 123456` (C-57). A leading 0,
 * +44, 0044 or 44 is dropped first: `07723123456` would otherwise lose its last digit. No UK number
 * begins with 44.
 */
import { plainText } from '../plain-text.ts';

/** The longest number in digits; the shortest has one less. */
export const MAX_PHONE_DIGITS = 10;

export const PHONE_INVALID = 'Enter a UK phone number of 9 or 10 digits after +44';

/** A number within a text, with its separators. */
const NUMBER = /[+(]{0,3}\d[\d\s().-]*/g;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const withoutPrefix = (text: string) => digitsOf(text).replace(/^(?:0|44(?=\d))+/, '');
const isComplete = (digits: string) => /^\d{9,10}$/.test(digits);
const spaced = (digits: string) =>
  digits.length > 4 && !digits.startsWith('+') ? `${digits.slice(0, 4)} ${digits.slice(4)}` : digits;

/** Has a + or 00 and a country code that is not 44 and, after more digits, cannot become it. */
function isForeign(number: string): boolean {
  const code = digitsOf(number).replace(/^0+/, '');
  const isIncomplete = /^\D*\+4?$/.test(number);
  return isIncomplete || (/^\D*(?:\+|00)/.test(number) && !code.startsWith('44') && !'44'.startsWith(code));
}

/** The digits of the first complete UK number among these. */
function findUkNumber(numbers: readonly string[]): string | undefined {
  return numbers
    .filter((number) => !isForeign(number))
    .map(withoutPrefix)
    .find(isComplete);
}

/**
 * The first UK number in a text, as `7723 123456`; null when there is none. A number that is too
 * long isn't cut, since the result would be another person's number.
 */
export function parsePhone(text: string): string | null {
  const digits = findUkNumber(plainText(text).match(NUMBER) ?? []);
  return digits === undefined ? null : spaced(digits);
}

/**
 * For a field that accepts only digits (REG-06): the first UK number in a pasted text, else all its
 * digits, also if they are too many. A foreign number keeps its +: it isn't taken for a UK one.
 */
export function formatPhone(typed: string): string {
  const text = plainText(typed);
  if (text === '+') return text;
  const numbers = text.match(NUMBER) ?? [];
  const complete = findUkNumber(numbers);
  if (complete !== undefined) return spaced(complete);
  const foreign = numbers.findIndex(isForeign);
  if (foreign === -1) return spaced(withoutPrefix(numbers.join('')));
  const digits = digitsOf(numbers.slice(foreign).join('')).replace(/^0+/, '');
  // Joined parts may be a UK number: +4 and 4.
  return isForeign(`+${digits}`) ? `+${digits}` : spaced(withoutPrefix(digits));
}

/** Whether one more digit was typed into a number that has as many as any. */
export function isDigitTooMany(typed: string, previous: string): boolean {
  const [digits, before] = [digitsOf(typed), digitsOf(previous)];
  if (before.length !== MAX_PHONE_DIGITS || digits.length !== MAX_PHONE_DIGITS + 1 || typed.includes('+')) return false;
  return [...digits].some((_, index) => digits.slice(0, index) + digits.slice(index + 1) === before);
}

/**
 * Like `formatPhone`, for an edit of the field's `previous` value: a leading 0 or 44 belongs to the
 * number when it only leads because the digit before it was deleted. A digit too many isn't added.
 */
export function formatTypedPhone(typed: string, previous: string): string {
  if (isDigitTooMany(typed, previous)) return previous;
  const digits = digitsOf(typed);
  const previousDigits = digitsOf(previous);
  const hadPrefix = previousDigits.length > 1 && withoutPrefix(previousDigits) !== previousDigits;
  const isCorrection = digits.length < previousDigits.length || hadPrefix;
  return isCorrection && digits.length <= MAX_PHONE_DIGITS && !typed.includes('+')
    ? spaced(digits)
    : formatPhone(typed);
}

/** Whether a number, as `formatPhone` shows it, has more digits than any in the UK. */
export function isPhoneTooLong(formatted: string): boolean {
  return digitsOf(formatted).length > MAX_PHONE_DIGITS;
}

/** Whether the field's text, as `formatPhone` shows it, is a complete UK number. */
export function isPhone(typed: string): boolean {
  const formatted = formatPhone(typed);
  return !formatted.startsWith('+') && isComplete(digitsOf(formatted));
}
