import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities, sentence, showable } from '../../../gateway/legacy/wire/html-text.ts';
import { escapeHtml, expectQuick } from './support.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ max: 0xffff }).map((code) => String.fromCharCode(code)) }),
);

describe('entities', () => {
  it('are decoded exactly once (DATA-01)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(decodeEntities(escapeHtml(text))).toBe(text);
        expect(decodeEntities(escapeHtml(escapeHtml(text)))).toBe(escapeHtml(text));
      }),
    );
  });

  it('by number become characters, or nothing for invalid numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x1fffff }), (code) => {
        const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
        const expected = isCharacter ? String.fromCodePoint(code) : '';
        expect(decodeEntities(`&#${code};`)).toBe(expected);
        expect(decodeEntities(`&#x${code.toString(16)};`)).toBe(expected);
      }),
    );
  });

  it('are found in linear time (DATA-12)', () => expectQuick(decodeEntities));
});

describe('showable text', () => {
  it('contains no control characters, lone surrogates or bidirectional marks, and is otherwise unchanged', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const displayed = showable(text);
        expect(displayed).not.toMatch(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\ufffd]/u);
        expect(isWellFormed(displayed)).toBe(true);
        expect(showable(displayed)).toBe(displayed);
      }),
    );
  });

  it('is found in linear time (DATA-12)', () => expectQuick(showable));
});

describe('a sentence of the host', () => {
  const MAX = 40;

  it('is one short line of whole characters without markup, or null', () => {
    const piece = fc.oneof(anyText, fc.constantFrom('<b>', '</p>', '<script src=x>', '&lt;', '\r\n', '😀', 'word '));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const message = sentence(pieces.join(''), MAX);
        if (message === null) return;
        expect(message.length).toBeLessThanOrEqual(MAX);
        expect(message).toBe(message.trim());
        expect(message).not.toMatch(/[\r\n\t]|<script/);
        expect(isWellFormed(message)).toBe(true);
      }),
    );
  });

  it('is null for other types', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(sentence(value) === null || typeof value === 'string').toBe(true);
      }),
    );
  });

  it('is made in linear time (DATA-12)', () => expectQuick(sentence));
});

/** Whether there are no lone surrogates. */
function isWellFormed(text: string): boolean {
  return Buffer.from(text).toString() === text;
}

describe('a text without special characters', () => {
  /** Character by character, without the search beforehand. */
  const slowly = (text: string) =>
    [...text.replace(/\r\n?/g, '\n')]
      .filter((character) => !/^[\u202a-\u202e\u2066-\u2069\ufffd]$|^(?![\t\n])\p{Cc}$|^\p{Cs}$/u.test(character))
      .join('');

  it('is recognised like character by character', () => {
    const anyPlace = fc.tuple(fc.string(), anyText, fc.string()).map((parts) => parts.join(''));
    fc.assert(
      fc.property(anyPlace, (text) => {
        expect(showable(text)).toBe(slowly(text));
      }),
      { numRuns: 1_000 },
    );
    for (let code = 0; code <= 0xffff; code++) {
      const text = `a${String.fromCharCode(code)}b`;
      expect(showable(text), `U+${code.toString(16)}`).toBe(slowly(text));
    }
  });

  it('is decoded the same with quotes first (DATA-01)', () => {
    const piece = fc.constantFrom(
      '&quot;',
      '&amp;',
      'quot;',
      'amp;',
      '&',
      '#34;',
      '&#34;',
      '&#',
      ';',
      'a',
      '&lt;',
      '"',
    );
    /** From the left, one entity at a time. */
    const slowly = (text: string) =>
      text.replace(/&(?:quot|#34|amp|lt);/g, (entity) => (entity === '&amp;' ? '&' : entity === '&lt;' ? '<' : '"'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(decodeEntities(pieces.join(''))).toBe(slowly(pieces.join('')));
      }),
      { numRuns: 1_000 },
    );
  });
});
