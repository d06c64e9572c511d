/* A six-digit code that is being typed: six characters, each a digit or a blank. */

const LENGTH = 6;

export const emptyCode = ' '.repeat(LENGTH);

export const codePositions: readonly number[] = Array.from({ length: LENGTH }, (_, position) => position);

export function isCompleteCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** The digits of a text. Includes full-width digits, which some keyboards paste. */
export function digitsIn(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/**
 * Inserts digits at a position and drops any excess. A complete code is always inserted at the
 * start.
 */
export function withDigits(code: string, position: number, digits: string): string {
  const start = digits.length >= LENGTH ? 0 : position;
  const inserted = digits.slice(0, LENGTH - start);
  return code.slice(0, start) + inserted + code.slice(start + inserted.length);
}

export function withoutDigit(code: string, position: number): string {
  return `${code.slice(0, position)} ${code.slice(position + 1)}`;
}
