import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { innerList, mainList, readList, readRecords } from '../../../gateway/legacy/wire/list.ts';
import { required } from '../../../gateway/legacy/wire/record.ts';
import { id, text } from '../../../gateway/legacy/wire/scalars.ts';
import { readBy } from './support.ts';

const record = z.object({ id: required(id), name: required(text) });
const good = fc.record({ id: fc.nat(), name: fc.constantFrom('Ann', 'Bob') });
const bad = fc.constantFrom<unknown>(null, 7, 'x', [], {}, { id: 1 }, { id: {}, name: 'Ann' });

describe('a list as PHP sends it', () => {
  it('is the same as an array and as an object with numeric keys', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        expect(readList(values)).toEqual(values);
        expect(readList({ ...values })).toEqual(values);
      }),
    );
  });

  it('is invalid with other keys', () => {
    fc.assert(
      fc.property(
        fc.string().filter((key) => !/^\d+$/.test(key)),
        (key) => {
          expect(readList(Object.fromEntries([[key, 1]]))).toBeUndefined();
        },
      ),
    );
  });

  it('is read or refused for any input, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        readList(value);
        mainList('things', record).safeParse(value);
        expect(Array.isArray(readBy(innerList(record), value))).toBe(true);
      }),
    );
  });

  it('drops only unreadable records, each reported with its index', () => {
    const marked = fc.oneof(
      good.map((value): [boolean, unknown] => [true, value]),
      bad.map((value): [boolean, unknown] => [false, value]),
    );
    fc.assert(
      fc.property(fc.array(marked), (values) => {
        const { items, dropped } = readRecords(
          values.map(([, value]) => value),
          record,
        );
        expect(items).toHaveLength(values.filter(([isGood]) => isGood).length);
        expect(dropped.map(({ index }) => index)).toEqual(values.flatMap(([isGood], index) => (isGood ? [] : [index])));
      }),
    );
  });

  it('is the same under its key and as the whole response', () => {
    const things = mainList('things', record);
    fc.assert(
      fc.property(fc.array(fc.oneof(good, bad)), (values) => {
        expect(readBy(things, { things: values })).toEqual(readBy(things, values));
      }),
    );
  });
});
