import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, isFullAddress, postcodeOf } from '../../shared/uk/address.ts';
import { formatPhone, formatTypedPhone, isPhone, isPhoneTooLong, parsePhone } from '../../shared/uk/phone.ts';
import { formatPlate, isPlate } from '../../shared/uk/plate.ts';
import { formatPostcode, isPostcode } from '../../shared/uk/postcode.ts';
import { addresses, phones, phonesOfTheField, plates, postcodes, typing } from '../support/uk-inputs.ts';

describe.each([
  ['UK phone numbers (REG-06, C-57)', phones, formatPhone, isPhone],
  ['UK postcodes', postcodes, formatPostcode, isPostcode],
  ['Number plates', plates, formatPlate, isPlate],
  ['Addresses with a postcode', addresses, formatAddress, (address: string) => postcodeOf(address) !== null],
] as const)('%s', (_kind, cases, format, isValid) => {
  it.each(cases)('formats $typed as $formatted, valid: $valid', ({ typed, formatted, valid }) => {
    expect(format(typed)).toBe(formatted);
    expect(isValid(typed)).toBe(valid);
    expect(isValid(formatted)).toBe(valid);
  });

  it.each(['44+6', '+4/4', '+4/4 6', '4+4'])('formats %s, with a + after digits, the same twice', (typed) => {
    expect(format(format(typed))).toBe(format(typed));
  });

  it('formats any text the same twice', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const once = format(typed);
        expect(format(once)).toBe(once);
        expect(isValid(once)).toBe(isValid(typed));
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each(['-', '.', ')', ' UK', ', '])('Leaves 100 kB of %j as it is: no address is as long', (text) => {
  const typed = `x${text.repeat(100_000 / text.length)}x`;
  expect(formatAddress(typed)).toBe(typed);
});

describe('isFullAddress', () => {
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
  it.each(phonesOfTheField)('formats $typed as $formatted', ({ typed, formatted }) => {
    expect(formatPhone(typed)).toBe(formatted);
    expect(isPhone(typed)).toBe(true);
  });

  it('accepts at most 11 characters', () => {
    fc.assert(fc.property(typing, (typed) => !isPhone(typed) || formatPhone(typed).length <= 11));
  });

  it('keeps a digit too many that is pasted, and is too long because of it', () => {
    expect(formatTypedPhone('077231234567', '')).toBe('7723 1234567');
    expect([isPhoneTooLong('7723 1234567'), isPhoneTooLong('7723 123456')]).toEqual([true, false]);
  });

  const typeKeys = (keys: string) => [...keys].reduce((value, key) => formatTypedPhone(value + key, value), '');

  it.each(['07723123456', '+447723123456', '00447723123456', '447723123456', '7723123456', '77231234567abc'])(
    'shows 7723 123456 when %s is typed',
    (keys) => {
      expect(typeKeys(keys)).toBe('7723 123456');
    },
  );

  it.each([
    ['+12125550123', '+12125550123'],
    ['+4930123456', '+4930123456'],
    ['+33142685300', '+33142685300'],
  ])('does not accept the foreign number %s when it is typed', (keys, formatted) => {
    expect(typeKeys(keys)).toBe(formatted);
    expect(isPhone(formatted)).toBe(false);
  });

  it.each([
    ['1442 345678', '442 345678', '4423 45678', '1'],
    ['2079 460958', '079 460958', '0794 60958', '2'],
  ])('loses a digit of %s when the first is deleted, and restores it when it is typed again', (...number) => {
    const [whole, typed, formatted, first] = number;
    expect(formatTypedPhone(typed, whole)).toBe(formatted);
    expect(isPhone(formatted)).toBe(false);
    expect(formatTypedPhone(first + formatted, formatted)).toBe(whole);
  });

  it.each([
    ['+', '', '+'],
    ['+4', '+', '+4'],
    ['0', '', ''],
    ['4', '', '4'],
    ['44', '4', '44'],
    ['447', '44', '7'],
  ])('formats %s, typed over %j, as %j', (typed, before, formatted) => {
    expect(formatTypedPhone(typed, before)).toBe(formatted);
  });

  it('accepts a whole number that is pasted over another', () => {
    expect(formatTypedPhone('07723123456', '1442 345678')).toBe('7723 123456');
    expect(formatTypedPhone('+447723123456', '4423 45678')).toBe('7723 123456');
  });

  it('can be deleted digit by digit, and typed again', () => {
    let value = '2079 460958';
    while (value) value = formatTypedPhone(value.slice(0, -1), value);
    expect(formatTypedPhone('7', value)).toBe('7');
  });
});

/** A server never refuses a value that a form has formatted. */
describe('parsePhone, as used by a server', () => {
  it('returns the number that the field shows (C-57)', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const parsed = parsePhone(typed);
        const formatted = formatPhone(typed);
        if (parsed !== null) expect(formatted).toBe(parsed);
        expect(parsePhone(formatted)).toBe(isPhone(typed) ? formatted : null);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each(phonesOfTheField)('returns null for $typed, from which the field takes digits', ({ typed }) => {
    expect(parsePhone(typed)).toBeNull();
  });
});
