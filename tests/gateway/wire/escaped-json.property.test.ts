import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities } from '../../../gateway/legacy/wire/html-text.ts';
import { readEscapedJson } from '../../../gateway/legacy/wire/json.ts';
import { escapeHtml, expectQuick } from './support.ts';

// The JSON that hosts send: lists of records of texts and numbers.
const records = fc.array(
  fc.dictionary(fc.constantFrom('service_type', 'custom_description'), fc.oneof(fc.string(), fc.nat())),
  { minLength: 1 },
);

describe('JSON inside JSON', () => {
  it('is the same bare and escaped as a whole', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const json = JSON.stringify(value);
        expect(readEscapedJson(json)?.value).toEqual(JSON.parse(json));
        expect(readEscapedJson(escapeHtml(json))?.value).toEqual(JSON.parse(json));
      }),
    );
  });

  it('with separately escaped texts is parsed, and its texts still need decoding (ENT-04)', () => {
    fc.assert(
      fc.property(records, (value) => {
        const escaped = JSON.stringify(value, (_key, part) => (typeof part === 'string' ? escapeHtml(part) : part));
        const read = readEscapedJson(escaped);
        expect(read?.decoded).toBe(false);
        const decoded = JSON.stringify(read?.value, (_key, part) =>
          typeof part === 'string' ? decodeEntities(part) : part,
        );
        expect(JSON.parse(decoded)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('is null when it is invalid, too deep or too long, and never throws (DATA-10)', () => {
    fc.assert(fc.property(fc.string(), (text) => void readEscapedJson(text)));
    expect(readEscapedJson('"[[[[[[[[[["')?.value).toBe('[[[[[[[[[[');
    expect(readEscapedJson('['.repeat(7) + ']'.repeat(7))).toBeNull();
    expect(readEscapedJson(JSON.stringify('x'.repeat(300_000)))).toBeNull();
  });

  it('is read in linear time (DATA-12)', () => expectQuick(readEscapedJson));
});
