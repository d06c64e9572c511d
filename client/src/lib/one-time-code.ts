/** A six-digit code while it is typed: six characters, a digit or a blank for each place. */

const LENGTH = 6;

export const emptyCode = ' '.repeat(LENGTH);

export const codePlaces: readonly number[] = Array.from({ length: LENGTH }, (_, place) => place);

export function isWholeCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/**
 * The digits of a text in the order they stand, full-width ones too, as phones in other scripts
 * paste them.
 */
export function digitsIn(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/**
 * The code with these digits from a place on; a whole code fills it from the start, wherever it was
 * pasted. What is over is dropped.
 */
export function withDigits(code: string, place: number, digits: string): string {
  const from = digits.length >= LENGTH ? 0 : place;
  const fitting = digits.slice(0, LENGTH - from);
  return code.slice(0, from) + fitting + code.slice(from + fitting.length);
}

export function withoutDigit(code: string, place: number): string {
  return `${code.slice(0, place)} ${code.slice(place + 1)}`;
}
