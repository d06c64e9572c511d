import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPostcode, tidyAddress } from '~/lib/uk-address.ts';
import { formatUkPhone, isUkPhone } from '~/lib/uk-phone.ts';
import { formatPlate, isPlate } from '~/lib/uk-plate.ts';
import { formatPostcode, isPostcode } from '~/lib/uk-postcode.ts';
import { addresses, phones, phonesOfTheField, plates, postcodes, typing } from '../../support/uk-inputs.ts';

describe.each([
  ['UK telephone numbers (REG-06, C-57)', phones, formatUkPhone, isUkPhone],
  ['UK postcodes', postcodes, formatPostcode, isPostcode],
  ['Number plates', plates, formatPlate, isPlate],
  ['Addresses with a postcode', addresses, tidyAddress, hasPostcode],
] as const)('%s', (_what, cases, tidy, isOne) => {
  it.each(cases)('$typed reads $shown, valid: $valid', ({ typed, shown, valid }) => {
    expect(tidy(typed)).toBe(shown);
    expect(isOne(typed)).toBe(valid);
    expect(isOne(shown)).toBe(valid);
  });

  it('are tidied once and for all, whatever is typed', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const once = tidy(typed);
        expect(tidy(once)).toBe(once);
        expect(isOne(once)).toBe(isOne(typed));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('The telephone field (REG-06)', () => {
  it.each(phonesOfTheField)('makes $shown of $typed', ({ typed, shown }) => {
    expect(formatUkPhone(typed)).toBe(shown);
    expect(isUkPhone(typed)).toBe(true);
  });

  it('never holds more than 11 characters', () => {
    fc.assert(fc.property(typing, (typed) => formatUkPhone(typed).length <= 11));
  });

  it.each(['07723123456', '+447723123456', '00447723123456', '447723123456', '7723123456'])(
    'reads 7723 123456 when %s is typed key by key',
    (keys) => {
      expect([...keys].reduce((held, key) => formatUkPhone(held + key), '')).toBe('7723 123456');
    },
  );
});
