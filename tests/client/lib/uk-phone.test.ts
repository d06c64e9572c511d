import { describe, expect, it } from 'vitest';
import { formatUkPhone, isUkPhone, tidyUkPhone } from '~/lib/uk-phone.ts';

describe('UK telephone numbers after +44 (REG-06, C-57)', () => {
  it.each([
    ['77231234567abc', '7723 123456', true],
    ['07723123456', '7723 123456', true],
    ['+44 7723 123456', '7723 123456', true],
    ['+44 (0)7723 123456', '7723 123456', true],
    ['00447723123456', '7723 123456', true],
    ['0116 496 0120', '1164 960120', true],
    ['1169 60120', '1169 60120', true],
    ['447723123', '4477 23123', true],
    ['7723 1234', '7723 1234', false],
    ['7723', '7723', false],
    ['77231', '7723 1', false],
    ['', '', false],
    ['abc', '', false],
  ])('%j reads %j, valid: %s', (typed, formatted, valid) => {
    expect(formatUkPhone(typed)).toBe(formatted);
    expect(isUkPhone(typed)).toBe(valid);
  });

  it('formats what it has formatted to the same, and never goes past 11 characters', () => {
    for (const typed of ['07723123456789', '+447723123456', '12345']) {
      const once = formatUkPhone(typed);
      expect(formatUkPhone(once)).toBe(once);
      expect(once.length).toBeLessThanOrEqual(11);
      expect(tidyUkPhone(once)).toBe(tidyUkPhone(typed));
    }
  });
});
