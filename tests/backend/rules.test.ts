import { describe, expect, it, vi } from 'vitest';
import { hasUnusableCharacters, normaliseLine, normaliseText } from '#shared/plain-text.ts';
import {
  confirmationRefusal,
  refundPence,
  refundSentence,
  reviewRefusal,
} from '../../backend/domain/appointments/appointment-rules.ts';
import { displayFileName, Form, parseObject, parseRecords } from '../../backend/domain/form.ts';
import { withReference } from '../../backend/domain/references.ts';
import { createWorkQueue } from '../../backend/domain/work-queue.ts';
import { timestamp } from '../../backend/scripts/http/php-values.ts';

describe('the sentence about a refund', () => {
  it.each<[number | null, number | null, string]>([
    [9_500, null, ''],
    [9_500, 0, 'There’s no refund if you cancel on the day of the appointment or later.'],
    [9_500, 100, 'We’ll refund £95.00 (in full).'],
    [9_501, 50, 'We’ll refund £47.51 (50% of the price).'],
    [null, 100, 'We’ll refund your payment (in full).'],
    [null, 75, 'We’ll refund your payment (75% of the price).'],
    [null, 0, 'There’s no refund if you cancel on the day of the appointment or later.'],
  ])('of a price of %s pence at %s per cent is %j', (price, percent, sentence) => {
    expect(refundSentence({ price_pence: price, refund_percent: percent })).toBe(sentence);
  });

  it('rounds half a penny up', () => {
    expect(refundPence(101, 50)).toBe(51);
  });
});

describe('actions that an appointment doesn’t allow', () => {
  const NOW = new Date('2026-03-02T23:30:00Z');

  it('confirm one that is not pending, or whose day has passed in London', () => {
    expect(confirmationRefusal({ status: 'pending', date: '2026-03-02' }, NOW)).toBeNull();
    expect(confirmationRefusal({ status: 'pending', date: '2026-03-01' }, NOW)?.message).toBe(
      'The day of the appointment has passed.',
    );
    expect(confirmationRefusal({ status: 'cancelled', date: '2026-03-02' }, NOW)?.message).toBe(
      'The appointment is cancelled: only a pending one can be confirmed.',
    );
  });

  it('review one whose specialist is not known', () => {
    const completed = { status: 'completed', reviewed: 0, specialist_id: 7 } as const;
    expect(reviewRefusal(completed)).toBeNull();
    expect(reviewRefusal({ ...completed, specialist_id: null })?.message).toBe(
      'This appointment has no specialist to review.',
    );
  });
});

describe('received texts', () => {
  it.each([
    ['One\r\n two\r\rthree \n', 'One\n two\n\nthree', 'One two three'],
    ['  a \t b', 'a \t b', 'a b'],
  ])('%j is tidied', (text, lines, line) => {
    expect(normaliseText(text)).toBe(lines);
    expect(normaliseLine(text)).toBe(line);
  });

  it.each([
    ['a\n\tb', false],
    ['a\u0000b', true],
    ['a\ud800b', true],
    ['a\rb', true],
  ])('%j can do harm: %s', (text, expected) => {
    expect(hasUnusableCharacters(text)).toBe(expected);
  });

  it.each([
    ['tap.jpg', 'tap.jpg'],
    ['C:\\photos\\tap.jpg', 'tap.jpg'],
    ['../../tap.jpg', 'tap.jpg'],
    [' ta\u202ep\u0000.jpg ', 'tap.jpg'],
    ['photos/', 'the file'],
    ['\u0000', 'the file'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(57)}...`],
  ])('the file name %j is shown as %j', (name, displayed) => {
    expect(displayFileName(name)).toBe(displayed);
  });
});

describe('an id in a form', () => {
  it.each<[string, number | null, string[]]>([
    ['7', 7, []],
    [' 999999999 ', 999_999_999, []],
    ['', null, []],
    [' ', null, []],
    [' Not assigned ', null, []],
    ['0', null, ['wrong']],
    ['07', null, ['wrong']],
    ['-7', null, ['wrong']],
    ['7.5', null, ['wrong']],
    ['1234567890', null, ['wrong']],
    ['x7', null, ['wrong']],
    ['7x', null, ['wrong']],
  ])('is read from %j', (text, id, errors) => {
    const form = new Form(new Map([['id', text]]));
    expect([form.id('id', { invalid: 'wrong' }), form.errors.map(({ message }) => message)]).toEqual([id, errors]);
  });

  it('is reported as missing, not as invalid, when it is required', () => {
    for (const text of ['', 'Not assigned']) {
      const form = new Form(new Map([['id', text]]));
      expect([
        form.id('id', { invalid: 'wrong', required: 'missing' }),
        form.errors.map(({ message }) => message),
      ]).toEqual([null, ['missing']]);
    }
  });
});

it.each([
  [' On ', true],
  ['TRUE', true],
  ['1', true],
  ['yes', false],
  ['0', false],
  ['', false],
])('a flag %j of a form means %s (C-10)', (text, meaning) => {
  expect(new Form(new Map([['flag', text]])).flag('flag')).toBe(meaning);
});

describe('JSON in a field', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

  it.each([
    [[], []],
    [['', 'null'], []],
    [['[{"a":1},{"b":2}]'], [{ a: 1 }, { b: 2 }]],
    [
      ['{"a":1}', '{"b":2}'],
      [{ a: 1 }, { b: 2 }],
    ],
    [[nested(4)], [[[[1]]]]],
    [[nested(5)], null],
    [['{"a":1}', '1'], null],
    [['['], null],
  ])('parses %j as records', (texts, records) => {
    expect(parseRecords(texts)).toEqual(records);
  });

  it.each([
    ['', {}],
    [' ', {}],
    ['null', {}],
    ['[]', {}],
    ['{"a":[1]}', { a: [1] }],
    ['[1]', null],
    ['"a"', null],
    ['{', null],
    [`{"a":${nested(3)}}`, { a: [[[1]]] }],
    [`{"a":${nested(4)}}`, null],
  ])('parses %j as an object', (text, object) => {
    const read = parseObject(text);
    expect(read && Object.fromEntries(read)).toEqual(object);
  });
});

describe('a reference', () => {
  it.each([false, undefined] as const)(
    'is drawn again while it is taken (%s), with another digit after every two attempts',
    async (taken) => {
      const tried: string[] = [];
      const { reference, result } = await withReference('MW', async (candidate) => {
        tried.push(candidate);
        return tried.length === 5 ? 'inserted' : taken;
      });
      expect([reference, result]).toEqual([tried.at(-1), 'inserted']);
      expect(tried.map((reference) => reference.replace(/[1-9]\d*$/, (digits) => String(digits.length)))).toEqual([
        'MW-5',
        'MW-5',
        'MW-6',
        'MW-6',
        'MW-7',
      ]);
    },
  );
});

describe('limited concurrency', () => {
  it('queues work in order, and refuses it when the queue is full', async () => {
    const { run: inTurn, load } = createWorkQueue(2, 2);
    const ends: ((failed?: Error) => void)[] = [];
    const begin = vi.fn(
      (_name: string) =>
        new Promise<void>((resolve, reject) => ends.push((failed) => (failed ? reject(failed) : resolve()))),
    );
    const begun = () => begin.mock.calls.map(([name]) => name);
    const work = ['a', 'b', 'c', 'd'].map((name) => inTurn(() => begin(name)));
    expect(begun()).toEqual(['a', 'b']);
    expect(load()).toEqual({ running: 2, waiting: 2 });
    await expect(inTurn(() => begin('e'))).rejects.toMatchObject({
      code: 'BUSY',
      message: 'We’re very busy. Please try again in a moment.',
    });
    ends[1]?.(new Error('b has failed'));
    await expect(work[1]).rejects.toThrow('b has failed');
    expect(begun()).toEqual(['a', 'b', 'c']);
    ends[0]?.();
    ends[2]?.();
    await Promise.all([work[0], work[2]]);
    expect(begun()).toEqual(['a', 'b', 'c', 'd']);
    ends[3]?.();
    await work[3];
    const later = [inTurn(() => begin('f')), inTurn(() => begin('g'))];
    expect(begun().slice(4)).toEqual(['f', 'g']);
    for (const end of ends) end();
    await Promise.all(later);
    expect(load()).toEqual({ running: 0, waiting: 0 });
  });
});

describe('a moment as PHP writes it', () => {
  it.each([
    [null, null],
    ['2026-03-02T10:30:00.000Z', '2026-03-02 10:30:00'],
    ['2026-07-02T10:30:00.000Z', '2026-07-02 11:30:00'],
    // The clocks go back from 02:00 to 01:00: the second of these hours names its zone, which else
    // couldn't be distinguished from the first.
    ['2026-10-25T00:30:00.000Z', '2026-10-25 01:30:00'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25 01:30:00+00:00'],
    ['2026-10-25T02:30:00.000Z', '2026-10-25 02:30:00'],
  ])('%s is %s', (moment, written) => {
    expect(timestamp(moment)).toBe(written);
  });
});
