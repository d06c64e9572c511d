import { describe, expect, it } from 'vitest';
import { digitsIn, emptyCode, isCompleteCode, withDigits, withoutDigit } from '~/lib/one-time-code.ts';

describe('the six digits of a code', () => {
  it.each([
    [' 987-654 ', '987654'],
    ['Your code: 012 345', '012345'],
    ['１２３４５６', '123456'],
    ['12a', '12'],
    ['MW-48213: your code is 123456', '123456'],
    ['1234567', ''],
    ['abc', ''],
    ['', ''],
  ])('finds in %j the digits %j', (text, digits) => expect(digitsIn(text)).toBe(digits));

  it.each([
    ['one digit at its position', emptyCode, 2, '7', '  7   '],
    ['several from a position on', '1     ', 1, '23', '123   '],
    ['digits over existing ones', '123456', 3, '99', '123996'],
    ['digits only up to the end', '      ', 4, '789', '    78'],
    ['a whole code at the start, wherever it is typed', '   9  ', 5, '123456', '123456'],
    ['only the first six of many', emptyCode, 0, '12345678', '123456'],
  ])('puts %s', (_what, code, position, digits, result) => expect(withDigits(code, position, digits)).toBe(result));

  it('removes one and leaves a gap', () => expect(withoutDigit('123456', 2)).toBe('12 456'));

  it.each([
    ['123456', true],
    ['12345 ', false],
    [' 23456', false],
    [emptyCode, false],
    ['1234567', false],
  ])('takes %j as complete: %s (AUTH-17)', (code, isComplete) => expect(isCompleteCode(code)).toBe(isComplete));
});
