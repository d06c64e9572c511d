import { readCode } from '#shared/one-time-code.ts';
import { CODE_LENGTH, CODE_PATTERN } from '#shared/terms.ts';

/* A code that is being typed: each character is a digit or a blank. */

export const emptyCode = ' '.repeat(CODE_LENGTH);

export const codePositions: readonly number[] = Array.from({ length: CODE_LENGTH }, (_, position) => position);

export function isCompleteCode(code: string): boolean {
  return CODE_PATTERN.test(code);
}

/** The code in a text, or the part of one that it is; empty if it has too many digits for that. */
export function digitsIn(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return readCode(text) ?? (digits.length < CODE_LENGTH ? digits : '');
}

/**
 * Inserts digits at a position and drops any excess. A complete code is always inserted at the
 * start.
 */
export function withDigits(code: string, position: number, digits: string): string {
  const start = digits.length >= CODE_LENGTH ? 0 : position;
  const inserted = digits.slice(0, CODE_LENGTH - start);
  return code.slice(0, start) + inserted + code.slice(start + inserted.length);
}

export function withoutDigit(code: string, position: number): string {
  return `${code.slice(0, position)} ${code.slice(position + 1)}`;
}
