import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { optionalPlate, optionalPostcode } from '#shared/forms/codes.ts';
import { email, optionalPhone, personName, requiredLine, requiredText } from '#shared/forms/fields.ts';
import { vehicleForm } from '#shared/forms/vehicle.ts';
import { readCode } from '#shared/one-time-code.ts';
import { normaliseLine, normaliseText, visibleText } from '#shared/plain-text.ts';

const kinds = {
  name: personName('Enter it'),
  line: requiredLine('Enter it', 100),
  text: requiredText('Enter it', 100),
  email: email(),
  phone: optionalPhone,
  postcode: optionalPostcode,
  plate: optionalPlate(20),
  year: vehicleForm(() => new Date('2026-11-22T12:00:00Z')).schema.shape.year,
} satisfies Record<string, ZodMiniType>;

const unusable = (character: string, place: string) => `Delete the character ${character}${place}: it can’t be used`;

/** What is pasted into a kind of field, and what is kept of it; or the message that refuses it. */
describe.each<[kind: keyof typeof kinds, cases: readonly (readonly [pasted: string, kept: string | number])[]]>([
  [
    'name',
    [
      ['\u200bJoan\u200b', 'Joan'],
      ['\u202aJoan\u202c \u200fPryce', 'Joan Pryce'],
      ['Jo\u00adan\u2060', 'Joan'],
      ['\ufeffJoan\u00a0\u2009\u3000Pryce\t', 'Joan Pryce'],
      ['Joan\u000bPryce', 'Joan Pryce'],
      ['Joan\u2028Pryce\r\n', 'Joan Pryce'],
      ['Jo\u200dan', 'Joan'],
      ['\u3164', 'Enter it'],
      ['Nguye\u0302\u0303n', 'Nguyễn'],
      ['علی\u200cرضا', 'علی\u200cرضا'],
      ['علی\u200c ', 'علی'],
      ['क्\u200dष', 'क्\u200dष'],
      ['葛\u{e0100}城', '葛\u{e0100}城'],
      ...['null', 'Null', 'NULL', 'undefined', 'NaN', 'true', 'None'].map((name) => [name, name] as const),
      ...['李', 'O’Brien', 'Ó', 'ḥ', 'Ⴀ', 'ა', 'ʻOkina', 'Anne-Marie', 'Jr.', 'X Æ A-12'].map(
        (name) => [name, name] as const,
      ),
      ['Jo\u0007an', unusable('U+0007', ' after “Jo”')],
    ],
  ],
  [
    'line',
    [
      ['12\u00a0Mill\u000bRoad ', '12 Mill Road'],
      ['Mill\u0007 Road', unusable('U+0007', ' after “Mill”')],
      ['\u0001Mill Road', unusable('U+0001', ' before “Mill”')],
      ['\ud83d', unusable('U+D83D', '')],
      ['👩\u200d🔧 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩\u200d🔧 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
      ['❤\ufe0f 1\ufe0f\u20e3', '❤\ufe0f 1\ufe0f\u20e3'],
      ['a\ufe0fb', 'ab'],
    ],
  ],
  [
    'text',
    [
      ['It drips.\u000bA lot.', 'It drips.\nA lot.'],
      ['One\r\ntwo\u2029three\u0085four\ffive', 'One\ntwo\nthree\nfour\nfive'],
      [' \u200bOne\u00a0two \n', 'One two'],
      ['Bread &amp; butter', 'Bread &amp; butter'],
      ['One\ntwo\u0000', unusable('U+0000', ' after “two”')],
    ],
  ],
  [
    'email',
    [
      ['joan\u200b@example.com', 'joan@example.com'],
      ['\u202ajoan@example.com\u202c', 'joan@example.com'],
      ...[
        'joan@example.com;',
        'joan@example.com,',
        'joan@example.com>',
        '<joan@example.com>',
        '“joan@example.com”',
        "<'joan@example.com'>",
        '"\'joan@example.com\'"',
        "'mailto:joan@example.com'",
        'mailto:joan@example.com?subject=Hi',
        '„joan@example.com“',
        '«joan@example.com»',
        '*joan@example.com*',
        '`joan@example.com`',
        'joan@example.com!',
        'joan@example.com |',
      ].map((pasted) => [pasted, 'joan@example.com'] as const),
      ['mailto:joan@example.com', 'joan@example.com'],
      ['"Joan Pryce" <joan@example.com>;', 'joan@example.com'],
      ["'joan@example.com'", 'joan@example.com'],
      ["'t.hooft@example.com", "'t.hooft@example.com"],
      ['ｊｏａｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'joan@example.com'],
      ['\u00a0Joan@Example.com.', 'Joan@Example.com'],
      ['joan@example.com; jim@example.com', 'Please enter a valid email address.'],
      ['joan@[127.0.0.1]', 'Please enter a valid email address.'],
      ['joan@exam!ple.com', 'Please enter a valid email address.'],
      ['jose\u200b\u0301@example.com', 'jos\u00e9@example.com'],
      ['joan@bücher.example', 'joan@bücher.example'],
      ['joan @example.com', 'Please enter a valid email address.'],
      ['joan\u0007@example.com', unusable('U+0007', ' after “joan”')],
    ],
  ],
  [
    'phone',
    [
      ['\u202a+44\u00a07723 123456\u202c', '7723 123456'],
      ['07723\u200b123456', '7723 123456'],
      ['07723 1234567', 'Enter a UK phone number of 9 or 10 digits after +44'],
    ],
  ],
  [
    'postcode',
    [
      ['\u00a0le1\u200b6xh\t', 'LE1 6XH'],
      ['ＬＥ１ ６ＸＨ', 'LE1 6XH'],
    ],
  ],
  ['plate', [['\u2066fn19\u00a0ktr\u2069', 'FN19 KTR']]],
  [
    'year',
    [
      ['\u200b２０１９ ', 2019],
      ['2028', 'Year must be between 1900 and 2027'],
    ],
  ],
])('what is pasted as a %s', (kind, cases) => {
  it.each(cases)('%j is kept as %j, or refused with that', (pasted, kept) => {
    const { data, error } = kinds[kind].safeParse(pasted);
    expect(error ? error.issues[0]?.message : data).toBe(kept);
  });
});

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['123\u2013456\u200b', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['１２３４５６', '123456'],
  ['MW-48213: your code is 123456', '123456'],
  ['586 473 is your code to confirm your email', '586473'],
  ['Order 482131. Your code: 123 456. Call 07723 123456', '123456'],
  ['Order 482131, and then 123456', '123456'],
  ['Sent on 2026-11-29: 123456', '123456'],
  ['482135 is your Mendwell code. Questions? 07700 900123', '482135'],
  ['482135 is your code, call 0800 123 456', '482135'],
  ['482135 is your code. Ref 111222', '482135'],
  ['Use 123456 as your code; sent to 07700 900123', '123456'],
  ['Your code for booking 200345 is 123456', '123456'],
  ['1234567', null],
  ['12345', null],
  ['', null],
])('the code in %j is %j', (text, code) => {
  expect(readCode(text)).toBe(code);
});

it('a joiner stays while the next letter is about to be typed', () => {
  expect(visibleText('علی\u200c')).toBe('علی\u200c');
  expect(normaliseLine('علی\u200c')).toBe('علی');
});

it('cleans any text the same twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const clean of [visibleText, normaliseText, normaliseLine]) expect(clean(clean(typed))).toBe(clean(typed));
    }),
    { numRuns: 2_000 },
  );
});
