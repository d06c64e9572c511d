import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, hasPostcode, isFullAddress } from '../../shared/uk/address.ts';
import { formatPhone, formatTypedPhone, isPhone, parsePhone } from '../../shared/uk/phone.ts';
import { formatPlate, isPlate } from '../../shared/uk/plate.ts';
import { formatPostcode, isPostcode } from '../../shared/uk/postcode.ts';
import { addresses, phones, phonesOfTheField, plates, postcodes, typing } from '../support/uk-inputs.ts';

describe.each([
  ['UK phone numbers (REG-06, C-57)', phones, formatPhone, isPhone],
  ['UK postcodes', postcodes, formatPostcode, isPostcode],
  ['Number plates', plates, formatPlate, isPlate],
  ['Addresses with a postcode', addresses, formatAddress, hasPostcode],
] as const)('%s', (_what, cases, tidy, isOne) => {
  it.each(cases)('$typed reads $shown, valid: $valid', ({ typed, shown, valid }) => {
    expect(tidy(typed)).toBe(shown);
    expect(isOne(typed)).toBe(valid);
    expect(isOne(shown)).toBe(valid);
  });

  it.each(['44+6', '+4/4', '+4/4 6', '4+4'])('are tidied once and for all where a + follows digits: %s', (typed) => {
    expect(tidy(tidy(typed))).toBe(tidy(typed));
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

describe('A full address', () => {
  it.each([
    ['1 High St LE1 6XH', true],
    [' LE1 6XH', false],
    ['1 High St', false],
    ['', false],
  ])('%j: %s', (address, expected) => {
    expect(isFullAddress(address)).toBe(expected);
  });
});

describe('The phone field (REG-06)', () => {
  it.each(phonesOfTheField)('makes $shown of $typed', ({ typed, shown }) => {
    expect(formatPhone(typed)).toBe(shown);
    expect(isPhone(typed)).toBe(true);
  });

  it('never holds more than 11 characters', () => {
    fc.assert(fc.property(typing, (typed) => formatPhone(typed).length <= 11));
  });

  const typedKeyByKey = (keys: string) => [...keys].reduce((held, key) => formatTypedPhone(held + key, held), '');

  it.each(['07723123456', '+447723123456', '00447723123456', '447723123456', '7723123456'])(
    'reads 7723 123456 when %s is typed key by key',
    (keys) => {
      expect(typedKeyByKey(keys)).toBe('7723 123456');
    },
  );

  it.each([
    ['+12125550123', '+1212555012'],
    ['+4930123456', '+4930123456'],
    ['+33142685300', '+3314268530'],
  ])('takes %s for no number of ours when it is typed key by key', (keys, shown) => {
    expect(typedKeyByKey(keys)).toBe(shown);
    expect(isPhone(shown)).toBe(false);
  });

  it.each([
    ['1442 345678', '442 345678', '4423 45678', '1'],
    ['2079 460958', '079 460958', '0794 60958', '2'],
  ])('loses one digit of %s when the first is taken away, and has it back when it is typed again', (...number) => {
    const [whole, typed, shown, first] = number;
    expect(formatTypedPhone(typed, whole)).toBe(shown);
    expect(isPhone(shown)).toBe(false);
    expect(formatTypedPhone(first + shown, shown)).toBe(whole);
  });

  it.each([
    ['+', '', '+'],
    ['+4', '+', '+4'],
    ['0', '', ''],
    ['4', '', '4'],
    ['44', '4', '44'],
    ['447', '44', '7'],
  ])('reads %s, typed over %j, as %j', (typed, before, shown) => {
    expect(formatTypedPhone(typed, before)).toBe(shown);
  });

  it('still takes a whole number that is pasted over another', () => {
    expect(formatTypedPhone('07723123456', '1442 345678')).toBe('7723 123456');
    expect(formatTypedPhone('+447723123456', '4423 45678')).toBe('7723 123456');
  });

  it('can be emptied digit by digit, and typed again', () => {
    let held = '2079 460958';
    while (held) held = formatTypedPhone(held.slice(0, -1), held);
    expect(formatTypedPhone('7', held)).toBe('7');
  });
});

/** What a form has formatted is never refused behind it. */
describe('What a server reads', () => {
  it('is the number that the field shows (C-57)', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const parsed = parsePhone(typed);
        const shown = formatPhone(typed);
        if (parsed !== null) expect(shown).toBe(parsed);
        expect(parsePhone(shown)).toBe(isPhone(typed) ? shown : null);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each(phonesOfTheField)('is no number where the field takes digits out of $typed', ({ typed }) => {
    expect(parsePhone(typed)).toBeNull();
  });
});
