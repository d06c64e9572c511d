import { describe, expect, it } from 'vitest';
import { formatPlate, isPlate, tidyPlate } from '~/lib/uk-plate.ts';

describe('number plates', () => {
  it.each([
    ['fn21ktr', 'FN21 KTR', true],
    [' FN21  KTR ', 'FN21 KTR', true],
    ['fn21-ktr', 'FN21 KTR', true],
    ['a123bcd', 'A123 BCD', true],
    ['abc123d', 'ABC 123D', true],
    ['1234ab', '1234 AB', true],
    ['abz1234', 'ABZ 1234', true],
    ['1a', '1 A', true],
    ['ABCDEFG', 'ABCDEFG', false],
    ['1234567', '1234567', false],
    ['AB12 CDEF', 'AB12 CDEF', false],
    ['A', 'A', false],
    ['', '', false],
  ])('%j reads %j, valid: %s', (typed, formatted, valid) => {
    expect(formatPlate(typed)).toBe(formatted);
    expect(isPlate(typed)).toBe(valid);
    expect(tidyPlate(formatted)).toBe(tidyPlate(typed));
  });
});
