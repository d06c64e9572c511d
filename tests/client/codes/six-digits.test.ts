import { describe, expect, it } from 'vitest';
import { digitsIn, emptyCode, isCompleteCode, withDigits, withoutDigit } from '~/lib/one-time-code.ts';

describe('six digits while they are typed', () => {
  it.each([
    [' 987-654 ', '987654'],
    ['Your code: 012 345', '012345'],
    ['１２３４５６', '123456'],
    ['12a', '12'],
    ['abc', ''],
    ['', ''],
  ])('finds in %j the digits %j', (text, digits) => expect(digitsIn(text)).toBe(digits));

  it.each([
    ['one at its place', emptyCode, 2, '7', '  7   '],
    ['several onwards', '1     ', 1, '23', '123   '],
    ['over what is there', '123456', 3, '99', '123996'],
    ['no further than the end', '      ', 4, '789', '    78'],
    ['a whole code from the start, wherever it lands', '   9  ', 5, '123456', '123456'],
    ['no more than six of many', emptyCode, 0, '12345678', '123456'],
  ])('puts %s', (_what, code, place, digits, result) => expect(withDigits(code, place, digits)).toBe(result));

  it('takes one out and leaves its place', () => expect(withoutDigit('123456', 2)).toBe('12 456'));

  it.each([
    ['123456', true],
    ['12345 ', false],
    [' 23456', false],
    [emptyCode, false],
    ['1234567', false],
  ])('counts %j as whole: %s (AUTH-17)', (code, isWhole) => expect(isCompleteCode(code)).toBe(isWhole));
});
