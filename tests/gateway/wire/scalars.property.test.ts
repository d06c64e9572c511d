import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExactJson } from '../../../gateway/legacy/wire/json.ts';
import {
  count,
  decodedText,
  flag,
  flooredCount,
  id,
  minutes,
  number,
  pence,
  readFlag,
  text,
} from '../../../gateway/legacy/wire/scalars.ts';
import { escapeHtml, expectQuick, readBy } from './support.ts';

describe('scalars as PHP sends them', () => {
  it.each(Object.entries({ count, decodedText, flag, flooredCount, id, minutes, number, pence, text }))(
    '%s reads or refuses whatever comes, and never throws',
    (_name, schema) => {
      fc.assert(fc.property(fc.anything(), (value) => void schema.safeParse(value)));
    },
  );

  it.each(Object.entries({ count, decodedText, flag, flooredCount, id, minutes, number, pence, text }))(
    '%s takes no longer for a hostile text',
    (_name, schema) => expectQuick((value) => schema.safeParse(value)),
  );

  it('a number is the same as a number and as a text', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (value) => {
        expect(readBy(number, value)).toBe(value);
        expect(readBy(number, ` ${value} `)).toBe(Number(String(value)));
      }),
    );
  });

  it('is never NaN or infinite', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.anything()), (value) => {
        for (const read of [readBy(number, value), readBy(minutes, value), readBy(pence, value)]) {
          expect(read === null || Number.isFinite(read)).toBe(true);
        }
      }),
    );
  });

  it('an id is the same as a number and as a text, and never long or empty', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(readBy(id, value)).toBe(String(value));
        expect(readBy(id, `${value} `)).toBe(String(value));
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readBy(id, value) ?? null;
        expect(read === null || (read.length > 0 && read.length <= 64 && read === read.trim())).toBe(true);
      }),
    );
  });

  it('a flag is the same in every spelling', () => {
    const yes = fc.constantFrom<unknown>(true, 1, '1', 'true', 'TRUE', 'Yes', 'yes', 'on', ' 1 ');
    const no = fc.constantFrom<unknown>(
      false,
      0,
      '0',
      'false',
      'No',
      '',
      null,
      undefined,
      {},
      [],
      { toString: '' },
      'perhaps',
    );
    fc.assert(
      fc.property(yes, (value) => {
        expect(readFlag(value)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(no, (value) => {
        expect(readFlag(value)).toBe(false);
      }),
    );
  });

  it('pounds become exact pence in every spelling', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom('', '£', '£ '), (amount, sign) => {
        const [pounds, rest] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
        expect(readBy(pence, `${sign}${pounds}.${rest}`)).toBe(amount);
        expect(readBy(pence, `${sign}${pounds.toLocaleString('en-GB')}.${rest}`)).toBe(amount);
        expect(readBy(pence, amount / 100)).toBe(amount);
        expect(readBy(pence, `-${pounds}.${rest}`)).toBeNull();
      }),
    );
  });

  it.each([
    [pence, '21474836.47', 2 ** 31 - 1],
    [pence, 21_474_836.48, null],
    [pence, '£99,999,999', null],
    [pence, '98765432109876543', null],
    [pence, 1e30, null],
    [minutes, 2 ** 31, null],
    [count, '4294967297', null],
    [flooredCount, 2 ** 31 - 0.5, 2 ** 31 - 1],
    [flooredCount, '1e30', null],
  ] as const)('too large a number is never read as another one (%#)', (schema, value, expected) => {
    expect(readBy<unknown>(schema, value)).toBe(expected);
  });

  it.each([1e30, -1e21, Number.POSITIVE_INFINITY])(
    'the number %d, beyond 64 bits, is neither an id nor a text',
    (value) => {
      expect([id, text, decodedText].map((schema) => schema.safeParse(value).success)).toEqual([false, false, false]);
    },
  );

  it('JSON keeps all digits of integers, and means the same otherwise', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), (value, long) => {
        const json = JSON.stringify({ value, text: `"[${long}, \\` });
        const read = parseExactJson(`{"id": ${long},${json.slice(1, -1)},"ids":[${long}]}`);
        const isSame = String(Number(long)) === String(long);
        const expected = isSame ? Number(long) : String(long);
        expect(read).toEqual({ id: expected, ...JSON.parse(json), ids: [expected] });
      }),
    );
  });

  it('JSON keeps the text of an inexact number in any notation', () => {
    const read = parseExactJson(
      '[9.8765432109876543e16, 98765432109876543.0, 4.7000000000000002, 1152921504606846976, 9.87654321098e+16, 1.0e+3]',
    );
    expect(read).toEqual([
      ...['9.8765432109876543e16', '98765432109876543.0', 4.7, '1152921504606846976', '9.87654321098e+16', 1000],
    ]);
  });

  it.each(['{98765432109876543:1}', '[98765432109876543', '[09876543210987654321]', '', '"'])(
    'JSON that is invalid stays invalid: %s',
    (json) => {
      expect(() => parseExactJson(json)).toThrow(SyntaxError);
    },
  );

  it('a text is decoded exactly once, and a decoded one not at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (written) => {
        const decoded = readBy(decodedText, written);
        expect(readBy(text, escapeHtml(written))).toBe(decoded);
        expect(readBy(text, escapeHtml(escapeHtml(written)))).toBe(readBy(decodedText, escapeHtml(written)));
      }),
    );
  });
});
