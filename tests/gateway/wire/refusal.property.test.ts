import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../gateway/legacy/transport/json.ts';
import { LegacyError } from '../../../gateway/legacy/transport/legacy-error.ts';
import { refusalOf, refusalTexts } from '../../../gateway/legacy/wire/refusal.ts';
import { expectQuick } from './support.ts';

const answers = fc.oneof(
  fc.object(),
  fc.record(
    { success: fc.anything(), error: fc.anything(), message: fc.anything(), errors: fc.anything() },
    { requiredKeys: [] },
  ),
);

describe('a refusal', () => {
  it('is read from any input as showable sentences', () => {
    fc.assert(
      fc.property(answers, (body) => {
        const { error, message, errors } = refusalTexts(body, 422);
        for (const sentence of [error, message, ...errors.map((entry) => entry.message)]) {
          expect(sentence === null || (sentence.length > 0 && sentence.length <= 300 && !sentence.includes('\n'))).toBe(
            true,
          );
        }
        expect(errors.length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('is null for a list, and present whenever success isn’t true', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (list) => {
        expect(refusalOf(list, 200, 'required')).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom<unknown>(false, 0, '0', 'false', null, ''), (success) => {
        expect(refusalOf({ success }, 200, 'required')).not.toBeNull();
        expect(refusalOf({ success }, 200, 'not-false')).not.toBeNull();
      }),
    );
    expect(refusalOf({}, 200, 'required')).not.toBeNull();
    expect(refusalOf({}, 200, 'not-false')).toBeNull();
  });
});

describe('a response', () => {
  const WARNING = '<br />\n<b>Warning</b>:  Undefined index: x in <b>/srv/a.php</b> on line <b>7</b><br />\n';
  const container = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));

  it('is the same alone, after a byte order mark, and after diagnostics of PHP (FAULT-05)', () => {
    fc.assert(
      fc.property(container, (value) => {
        const json = JSON.stringify(value);
        expect(parseJson(json, 200)).toEqual({ body: JSON.parse(json), isRecovered: false, withheld: [] });
        expect(parseJson(`\ufeff${json}\n`, 200).isRecovered).toBe(false);
        expect(parseJson(WARNING + json, 200)).toEqual({ body: JSON.parse(json), isRecovered: true, withheld: [] });
      }),
    );
  });

  it('that is truncated is never accepted (FAULT-06)', () => {
    fc.assert(
      fc.property(container, fc.nat(), (value, at) => {
        const json = JSON.stringify(value);
        const cut = json.slice(0, at % json.length);
        expect(() => parseJson(cut, 200)).toThrow(LegacyError);
      }),
    );
  });

  it('is an object, a list or an error, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          expect(typeof parseJson(text, 200).body).toBe('object');
        } catch (error) {
          expect(error).toBeInstanceOf(LegacyError);
        }
      }),
    );
  });

  it('is parsed or refused in linear time, with and without diagnostics before it (FAULT-08, DATA-12)', () => {
    const read = (text: string) => {
      try {
        parseJson(text, 200);
      } catch {
        // It isn't JSON: the time to refuse it is measured.
      }
    };
    expectQuick(read);
    expectQuick((text) => read(`Warning: x\n${text}`));
  });
});
