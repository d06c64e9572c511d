import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { decodeEntities, sentence, showable } from '../../../gateway/legacy/wire/html-text.ts';
import { readEscapedJson, rememberKeyOrder } from '../../../gateway/legacy/wire/json.ts';
import {
  ASSUMED_EMPTY,
  completenessOf,
  type Dropped,
  innerList,
  lazyList,
  mainList,
  readList,
  readNamedList,
  readRecords,
} from '../../../gateway/legacy/wire/list.ts';
import { day, moment, timeLabel } from '../../../gateway/legacy/wire/london-time.ts';
import { isDocumented, isFieldOf, missing, record, required, unreadList } from '../../../gateway/legacy/wire/record.ts';
import { hasReason, refusalOf, refusalTexts } from '../../../gateway/legacy/wire/refusal.ts';
import {
  address,
  decodedText,
  flag,
  id,
  minutes,
  number,
  pence,
  personName,
  text,
  typedName,
} from '../../../gateway/legacy/wire/scalars.ts';

const REFUSED = 'refused';

/** The value that a field is read as, or `REFUSED`. */
function read(field: z.ZodType, value: unknown): unknown {
  const result = field.safeParse(value);
  return result.success ? result.data : REFUSED;
}

type Example = readonly [value: unknown, expected: unknown];

function examples(name: string, field: z.ZodType, table: readonly Example[]) {
  describe(name, () => {
    it.each(table.map(([value, expected]) => ({ value, expected })))('reads $value as $expected', (example) => {
      expect(read(field, example.value)).toBe(example.expected);
    });
  });
}

const NOTHING: readonly Example[] = [
  [null, null],
  [undefined, null],
  ['', null],
  ['  ', null],
];

examples('a text', text, [
  ...NOTHING,
  [' Ann &amp; Bob ', 'Ann & Bob'],
  [0, '0'],
  [12.5, '12.5'],
  [true, 'true'],
  [{}, REFUSED],
  [['Ann'], REFUSED],
]);

const JUNK: readonly Example[] = [
  ['null', null],
  [' undefined ', null],
  ['NaN', null],
  ['[object Object]', null],
  ['\u0000null\u0000', null],
];

examples('a text without content', text, [
  ...JUNK,
  ['NULL', null],
  ['Null', null],
  ['&nbsp;null&nbsp;', null],
  ['Null and void', 'Null and void'],
  ['Nan', 'Nan'],
]);
examples('an ID without content', id, [...JUNK, ['NULL', null]]);
examples('a name of a person', personName, [
  ...JUNK,
  ['Null', 'Null'],
  ['NULL', 'NULL'],
  ['Ren&eacute;e &Oslash;', 'Renée Ø'],
]);
examples('a name that a customer has typed', typedName, [
  ...['null', 'undefined', 'NaN', 'Null'].map((name): Example => [name, name]),
  ['[object Object]', null],
  [null, null],
]);
examples('the address of a photo', address, [
  ...JUNK,
  ['/p?a=1&copy=2&reg2', '/p?a=1&copy=2&reg2'],
  ['/p?a=1&amp;copy=2', '/p?a=1&copy=2'],
]);

examples('a text that is decoded already', decodedText, [
  ...NOTHING,
  [' Ann &amp; Bob ', 'Ann &amp; Bob'],
  [7, '7'],
  [{}, REFUSED],
]);

examples('an ID', id, [
  ...NOTHING,
  [7, '7'],
  [' 7 ', '7'],
  ['Not assigned', null],
  ['NOT ASSIGNED', null],
  ['assigned', 'assigned'],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['x'.repeat(65), null],
  [1e20, '100000000000000000000'],
  // A float, in which PHP has lost digits.
  ['9.8765432109876544e+16', REFUSED],
  ['5e10', '5e10'],
  [true, REFUSED],
  [false, REFUSED],
  [{}, REFUSED],
  [[], REFUSED],
]);

examples('a number', number, [
  ...NOTHING,
  ['4.7', 4.7],
  [' 4.7 ', 4.7],
  [0, 0],
  [-3, -3],
  ['12 minutes', null],
  ['0x10', null],
  ['Infinity', null],
  [' 1e3 ', 1000],
  ['.5', 0.5],
  [Number.POSITIVE_INFINITY, null],
  [true, null],
  [[], null],
]);

examples('minutes', minutes, [...NOTHING, [90, 90], ['89.6', 90], [0, null], ['0', null], [-30, null], ['soon', null]]);

examples('a yes or no', flag, [
  [' YES ', true],
  ['on', true],
  [1, true],
  [true, true],
  ['yes please', false],
  ['oh yes', false],
  [0, false],
  [null, false],
  [{}, false],
]);

examples('an amount of money', pence, [
  ...NOTHING,
  ['95.00', 9_500],
  [95, 9_500],
  [0, 0],
  [21_474_836.47, 2_147_483_647],
  [100_000_000, null],
  [-5, null],
  [true, null],
  [' £1,250.50 ', 125_050],
  ['1,250,000', 125_000_000],
  ['0.005', 1],
  ['12,50', null],
  ['-5', null],
  ['5 or more', null],
  ['from 5', null],
  [{}, null],
]);

examples('a moment', moment, [
  ...NOTHING,
  [' 2026-07-01 09:00:00 ', '2026-07-01T08:00:00Z'],
  ['2026-01-01 09:00', '2026-01-01T09:00:00Z'],
  ['2026-01-01', '2026-01-01T00:00:00Z'],
  ['2026-07-01 09:00:00.5', '2026-07-01T08:00:00Z'],
  ['2026-07-01 09:00:00+01:00', '2026-07-01T08:00:00Z'],
  ['2026-07-01 09:00:00z', '2026-07-01T09:00:00Z'],
  ['2026-13-01 09:00:00Z', null],
  ['2026-01-01 23:59:59', '2026-01-01T23:59:59Z'],
  ['2026-01-01 24:00:00', null],
  ['2026-01-01 09:60:00', null],
  ['2026-01-01 09:00:60', null],
  ['2026-02-29 09:00:00', null],
  ['on 2026-01-01', null],
  ['2026-07-01 09:00:00 BST', '2026-07-01T08:00:00Z'],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59Z'],
  ['9999-12-31T23:59:59-12:00', null],
  ['0001-01-01T00:00:00Z', null],
  ['2026', null],
  [1_767_258_000, null],
]);

examples('a day', day, [
  ...NOTHING,
  [' 2026-01-01 ', '2026-01-01'],
  ['2026-01-01 09:00:00', '2026-01-01'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['0000-00-00', null],
  ['1/1/2026', null],
  ['+2026-01-01', null],
  [20_260_101, null],
  ['2027-07-31T23:00:00.000000Z', '2027-08-01'],
  ['2027-07-31 22:59:59Z', '2027-07-31'],
  ['2027-07-31T23:00:00+00:00', '2027-08-01'],
  ['2027-07-31 23:00:00+00', '2027-08-01'],
  ['2027-07-31 23:00:00 UTC', '2027-08-01'],
  ['2027-08-01T00:00:00+0100', '2027-08-01'],
  ['2027-08-01T00:00:00+02:00', '2027-07-31'],
  ['2027-12-31T23:30:00-0100', '2028-01-01'],
  ['2027-12-31T23:00:00Z', '2027-12-31'],
  ['2027-07-31T00:00:00', '2027-07-31'],
  ['2027-07-31 23:59:59.999', '2027-07-31'],
  ['2027-02-30T23:00:00Z', null],
  ['2027-07-31 23:00:00 America/New_York', null],
  ['2027-07-31 23:00:00 EST', null],
  ['2027-08-01 00:30:00 BST', '2027-08-01'],
  ['2027-08-01 10:00 AM', '2027-08-01'],
  ['2027-07-31T25:61:00Z', null],
  ['2027-07-310', null],
  ['9999-12-31T23:59:59-12:00', null],
  ['0001-01-01T00:00:00Z', null],
  [{ date: '2027-07-31 23:00:00.000000', timezone_type: 3, timezone: 'UTC' }, '2027-08-01'],
  [{ date: '2027-07-31 23:00:00.000000', timezone_type: 3, timezone: 'Europe/London' }, '2027-07-31'],
  [{ date: '2027-07-31 23:00:00.000000', timezone_type: 1, timezone: '+02:00' }, '2027-07-31'],
  [{ date: '2027-07-31 23:00:00.000000', timezone: 'America/New_York' }, null],
  [{ date: '2027-08-01 00:30:00.000000', timezone_type: 2, timezone: 'BST' }, '2027-08-01'],
]);

examples('a label with a time', timeLabel, [
  ...NOTHING,
  ['09:00 AM', '09:00 AM'],
  ['09:00-10:00', '09:00-10:00'],
  ['2027-07-31T09:00:00.000000Z', '10:00'],
  ['2027-01-31T09:00:00+00:00', '09:00'],
  ['2027-07-31 09:00:00', '09:00'],
  ['2027-07-31 09:00:00 BST', '09:00'],
  [{ date: '2027-07-31 09:00:00.000000', timezone_type: 3, timezone: 'UTC' }, '10:00'],
  [{ date: '2027-07-31 09:00:00.000000', timezone_type: 3, timezone: 'Europe/London' }, '09:00'],
  [{ date: 'soon' }, null],
  ['09:00:00Z', null],
  ['09:00+00:00', null],
]);

describe('HTML entities', () => {
  it.each([
    ['no entity', 'no entity'],
    ['&lt;b&gt; &quot;&pound;5&quot;', '<b> "£5"'],
    ['&amp;lt;', '&lt;'],
    ['&unknown; & &;', '&unknown; & &;'],
    ['&#163;&#xA3;&#Xa3;', '£££'],
    ['&Uuml;&NotEqualTilde;&hearts;&frac34;&Aacute;', 'Ü≂̸♥¾Á'],
    ['Caf&eacute &copy 2027 &notit;', 'Café © 2027 ¬it;'],
    ['&amp;eacute; &ampeacute; &Eacut; AT&T', '&eacute; &eacute; &Eacut; AT&T'],
    ['&#0;&#xD800;&#xDFFF;&#x110000;', ''],
    ['&#xD7FF;&#xE000;&#x10FFFF;', '\ud7ff\ue000\u{10ffff}'],
    // Old pages number the characters of Windows, as HTML allows.
    ['O&#146;Neil &#39s &#x80;5 &#12345678;', "O’Neil 's €5 "],
  ])('decodes %j to %j', (written, decoded) => {
    expect(decodeEntities(written)).toBe(decoded);
  });
});

describe('showable text', () => {
  it.each([
    ['one\r\ntwo\rthree\n\nfour\tfive', 'one\ntwo\nthree\n\nfour\tfive'],
    ['a\u0000b\u202ec\ufffdd', 'abcd'],
    ['\ud83d\ude00 \ud83d \ude00', '😀  '],
  ])('shows %j as %j', (written, expected) => {
    expect(showable(written)).toBe(expected);
  });
});

describe('a sentence of the legacy host', () => {
  it.each([
    ['  Too <b>late</b>!\r\n Try&nbsp;again. ', 'Too late ! Try again.'],
    ['<p></p>', null],
    ['1 < 2', '1 < 2'],
    ['', null],
    [5, null],
    [null, null],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['x'.repeat(301), `${'x'.repeat(299)}…`],
  ])('reads %j as %j', (value, expected) => {
    expect(sentence(value)).toBe(expected);
  });

  it('is cut to the requested length, and never within a character', () => {
    expect(sentence('abc def', 5)).toBe('abc…');
    expect(sentence('abc😀def', 5)).toBe('abc…');
    expect(sentence('abcde', 5)).toBe('abcde');
  });

  it('reads at most twenty times that length of a huge text', () => {
    expect(sentence(`${' '.repeat(99)}ab`, 5)).toBe('a');
  });
});

const Person = z.object({ id: required(id), name: required(text) });
const ann = { id: '1', name: 'Ann' };

describe('a list', () => {
  it.each([
    [
      [1, 2],
      [1, 2],
    ],
    [{ 1: 'a', 12: 'b' }, ['a', 'b']],
    [{}, []],
    [{ 1: 'a', b: 'c' }, undefined],
    [{ '1a': 'b' }, undefined],
    [{ a1: 'b' }, undefined],
    [null, undefined],
    ['', undefined],
    [5, undefined],
  ])('of %j contains %j', (value, expected) => {
    expect(readList(value)).toEqual(expected);
  });

  it.each([
    ['{"a":{"7":"x","3":"y","10":"z"}}', ['x', 'y', 'z']],
    ['{"a":{ "7" : {"3":"{\\"7\\":1,"},"03":[],"3":"y"}}', [{ 3: '{"7":1,' }, [], 'y']],
    ['{"__proto__":{"2":1},"a":{"2":{"5":1,"4":2},"1":",","0":"1"}}', [{ 4: 2, 5: 1 }, ',', '1']],
  ])('keeps the order of %s', (json, expected) => {
    const body: unknown = JSON.parse(json);
    rememberKeyOrder(json, body);
    expect(readList(Object(body).a)).toEqual(expected);
    expect(body).toEqual(JSON.parse(json));
  });

  it('names the invalid field of each dropped record, and its problem', () => {
    expect(readRecords([ann, { id: 2 }, { id: {}, name: 'Bob' }, 'Cleo'], Person)).toEqual({
      items: [ann],
      dropped: [
        { index: 1, field: 'name', problem: 'missing' },
        { index: 2, field: 'id', problem: 'not an id' },
        { index: 3, field: '(whole record)', problem: expect.any(String) },
      ],
    });
  });

  it('names the path of a nested field', () => {
    const read = readRecords([{ owner: { id: 1 } }], z.object({ owner: Person }));
    expect(read.dropped).toEqual([{ index: 0, field: 'owner.name', problem: 'missing' }]);
  });

  it.each([[undefined], [null], [''], [false]])('among others can be missing: %j', (value) => {
    const dropped: Dropped[] = [];
    expect(readNamedList('people', value, Person, dropped)).toEqual([]);
    expect(dropped).toEqual([]);
  });

  it.each([['none'], [0], [true], [{ error: 'none' }]])(
    'among others is reported when it isn’t a list: %j',
    (value) => {
      const dropped: Dropped[] = [];
      expect(readNamedList('people', value, Person, dropped)).toBeNull();
      expect(dropped).toEqual([{ list: 'people', index: 0, field: '(whole list)' }]);
    },
  );

  it('among others isn’t empty when none of its records can be read', () => {
    const dropped: Dropped[] = [];
    expect(readNamedList('people', [{ id: 2 }], Person, dropped)).toBeNull();
    expect(dropped).toEqual([{ list: 'people', index: 0, field: 'name', problem: 'missing' }]);
  });

  it('among others reports its unreadable records with its name', () => {
    const dropped: Dropped[] = [];
    expect(readNamedList('people', { 0: ann, 1: { id: 2 } }, Person, dropped)).toEqual([ann]);
    expect(dropped).toEqual([{ list: 'people', index: 1, field: 'name', problem: 'missing' }]);
  });

  it('as the main list is required', () => {
    const people = mainList('people', Person);
    const expected = { items: [ann], dropped: [] };
    expect(read(people, { people: [ann] })).toEqual(expected);
    expect(read(people, [ann])).toEqual(expected);
    expect(people.safeParse({}).error?.issues[0]?.message).toBe('not a response with people');
    expect(read(people, null)).toBe(REFUSED);
    expect(read(people, 'Ann')).toBe(REFUSED);
  });

  it.each([[[]], [{ people: [] }], [{ people: {} }], [{ success: true, people: null }]])(
    'as the main list is empty if the host sends it so: %j',
    (answer) => {
      expect(read(mainList('people', Person), answer)).toEqual({ items: [], dropped: [] });
    },
  );

  it.each([
    [[null, 7]],
    [{ people: [null, 7] }],
    [{ people: { 1: { id: 2 } } }],
    [{ people: null }],
    [{ success: false, people: null }],
    [{ people: false }],
    [{ success: true }],
  ])('as the main list isn’t empty when nothing can be read: %j', (answer) => {
    expect(read(mainList('people', Person), answer)).toBe(REFUSED);
  });

  it('as the main list keeps the records that can be read', () => {
    expect(read(mainList('people', Person), { people: [ann, { id: 2 }] })).toEqual({
      items: [ann],
      dropped: [{ index: 1, field: 'name', problem: 'missing' }],
    });
  });

  it('as the main list names the first invalid field when no record can be read', () => {
    const [issue] = mainList('people', Person).safeParse({ people: [{ id: 1 }, 7] }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ['people', 0, 'name'], message: 'missing; no record can be read' });
  });

  it('inside a record drops unreadable records, and is empty when it is missing', () => {
    const people = innerList(Person);
    expect(read(people, [ann, { id: 2 }])).toEqual([ann]);
    expect(read(people, undefined)).toEqual([]);
    expect(read(people, 'none')).toEqual([]);
  });
});

describe('a list inside a record that is rarely selected', () => {
  it('is read on first use, and once', () => {
    const readPerson = vi.fn(() => ann);
    const people = read(lazyList(z.unknown().transform(readPerson)), [{}, {}]) as () => unknown;
    expect(readPerson).not.toHaveBeenCalled();
    expect(people()).toEqual([ann, ann]);
    expect(people()).toBe(people());
    expect(readPerson).toHaveBeenCalledTimes(2);
  });
});

it.each<[string, Dropped[]]>([
  ['complete', []],
  ['partial', [{ index: 1, field: 'name' }]],
  ['assumed', [ASSUMED_EMPTY]],
])('a list is %s if these are dropped: %j', (completeness, dropped) => {
  expect(completenessOf(dropped)).toBe(completeness);
});

describe('a record', () => {
  it('is invalid without a field that it needs', () => {
    const owned = record({ name: required(text), owner: id }, ({ name, owner }, context) =>
      owner ? name : missing(context, 'owner', 'id'),
    );
    expect(readRecords([{ name: 'Ann', owner: 1 }, { name: 'Bob' }, { owner: 2 }], owned)).toEqual({
      items: ['Ann'],
      dropped: [
        { index: 1, field: 'owner.id', problem: 'missing' },
        { index: 2, field: 'name', problem: 'missing' },
      ],
    });
  });

  it('documents the kinds of its fields, also of required and optional ones', () => {
    const kindsOf = (name: string) =>
      (['id', 'number', 'flag', 'list', 'other'] as const).filter((kind) => isFieldOf(kind, name));
    // A name that nothing else has documented.
    const documented = (...schemas: z.ZodType[]) => {
      const name = randomUUID();
      for (const schema of schemas) record({ [name]: schema }, () => null);
      return kindsOf(name);
    };
    expect(documented(required(id))).toEqual(['id']);
    expect(documented(number)).toEqual(['number']);
    expect(documented(flag.optional())).toEqual(['flag']);
    expect(documented(unreadList)).toEqual(['list']);
    expect(documented(innerList(Person))).toEqual(['list']);
    expect(documented(lazyList(Person))).toEqual(['list']);
    expect(documented(z.string())).toEqual(['other']);
    expect(documented(text, id)).toEqual(['id', 'other']);
    const main = randomUUID();
    expect([isDocumented(main), kindsOf(main)]).toEqual([false, []]);
    mainList(main, Person);
    expect([isDocumented(main), kindsOf(main)]).toEqual([true, ['list']]);
  });
});

describe('JSON inside JSON', () => {
  it.each([
    ['["a &amp; b"]', { value: ['a &amp; b'], decoded: false }],
    ['[&quot;a&quot;]', { value: ['a'], decoded: true }],
    ['[[[[[[1]]]]]]', { value: [[[[[[1]]]]]], decoded: false }],
    ['[[[[[[[1]]]]]]]', null],
    ['null', { value: null, decoded: false }],
    ['no &amp; JSON', null],
    ['none', null],
  ])('reads %s', (written, expected) => {
    expect(readEscapedJson(written)).toEqual(expected);
  });

  it('can be 256 kB long', () => {
    const longest = JSON.stringify('x'.repeat(256 * 1024 - 2));
    expect(readEscapedJson(longest)).not.toBeNull();
    expect(readEscapedJson(`${longest} `)).toBeNull();
  });
});

describe('a refusal', () => {
  it.each([
    [{ success: '1' }, false],
    [{ success: 'no' }, true],
    [{ response: 'success' }, false],
    [{ response: 'error' }, true],
    [{ success: false, response: 'success' }, true],
  ])('is recognised by the success of %j, whatever the script', (body, isRefusal) => {
    expect(refusalOf(body, 200, 'required') !== null).toBe(isRefusal);
    expect(refusalOf(body, 200, 'not-false') !== null).toBe(isRefusal);
  });

  it('is only recognised by an explicit false when only the status is documented (PHP-35)', () => {
    expect(refusalOf({ success: false }, 200, 'status')).not.toBeNull();
    expect(refusalOf({}, 200, 'status')).toBeNull();
  });

  it('has the texts of the response', () => {
    expect(
      refusalTexts({ error: 'Late', errorMessage: 'Other', message: ' Sorry ', errors: ['One', '', 2] }, 422),
    ).toEqual({ status: 422, code: null, error: 'Late', message: 'Sorry', errors: [{ message: 'One', field: null }] });
    expect(refusalTexts({ errorMessage: 'Other' }, 200)).toEqual({
      status: 200,
      code: null,
      error: 'Other',
      message: null,
      errors: [],
    });
    expect(refusalOf({ success: false, message: 'No' }, 409, 'required')).toEqual(refusalTexts({ message: 'No' }, 409));
  });

  it.each([
    ['Only one', undefined, [['Only one', null]]],
    ['Only one', ['name'], [['Only one', 'name']]],
    [
      ['One', 'Two'],
      ['name', null],
      [
        ['One', 'name'],
        ['Two', null],
      ],
    ],
    [
      { name: ['One', 'Two'], email: 'Three' },
      undefined,
      [
        ['One', 'name'],
        ['Two', 'name'],
        ['Three', 'email'],
      ],
    ],
    [null, undefined, []],
    [undefined, undefined, []],
  ])('lists the errors in %j with the fields %j', (errors, fields, expected) => {
    const listed = refusalTexts({ errors, fields }, 422).errors;
    expect(listed.map(({ message, field }) => [message, field])).toEqual(expected);
  });

  it('lists at most 20 errors', () => {
    expect(refusalTexts({ errors: Array(25).fill('Late') }, 422).errors).toHaveLength(20);
  });

  it.each([
    [{}, false],
    [{ error: 'Late' }, true],
    [{ message: 'Late' }, true],
    [{ errors: ['Late'] }, true],
  ])('has a reason or none: %j', (body, expected) => {
    expect(hasReason(refusalTexts(body, 502))).toBe(expected);
  });
});
