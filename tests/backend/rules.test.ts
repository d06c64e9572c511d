import { describe, expect, it } from 'vitest';
import { whyNotConfirm, whyNotReview } from '../../backend/domain/appointment-rules.ts';
import { changeErrors } from '../../backend/domain/password-rules.ts';
import { refundPence, refundSentence } from '../../backend/domain/refunds.ts';
import { hasHarmfulCharacters, shownFileName, tidyLine, tidyText, withoutMarks } from '../../backend/domain/text.ts';

describe('what is told about a refund', () => {
  it.each<[number | null, number | null, string]>([
    [9_500, null, ''],
    [9_500, 0, 'There is no refund for an appointment that is cancelled on its day or later.'],
    [9_500, 100, 'We refund £95.00 (in full).'],
    [9_501, 50, 'We refund £47.51 (50% of the price).'],
    [null, 100, 'Your payment goes back to you: in full.'],
    [null, 75, 'Your payment goes back to you: 75% of the price.'],
    [null, 0, 'There is no refund for an appointment that is cancelled on its day or later.'],
  ])('of a price of %s pence at %s per cent is %j', (price, percent, sentence) => {
    expect(refundSentence({ price_pence: price, refund_percent: percent })).toBe(sentence);
  });

  it('rounds half a penny up', () => {
    expect(refundPence(101, 50)).toBe(51);
  });
});

describe('a new password in the change form (PROF-16..18)', () => {
  const SHORT = 'Password must be at least 8 characters long';
  const MISSING = 'Password must include at least one uppercase letter, one number, and one special character';

  it.each([
    ['Mend-it-2026!', []],
    ['Mend-2!', [SHORT]],
    ['Mendi-2!', []],
    ['😀😀😀😀aA1!', []],
    ['mend-it-2026!', [MISSING]],
    ['Mend-it-now!', [MISSING]],
    ['MendIt20261', [MISSING]],
    ['ÄÖÜäöü12', [MISSING]],
    ['MEND-IT-2026!', ['Your password does not meet the requirements.']],
  ])('%s is answered with %j', (password, errors) => {
    expect(changeErrors(password, password)).toEqual(errors);
  });

  it('must be typed the same twice', () => {
    expect(changeErrors('Mend-it-2026!', 'Mend-it-2026')).toEqual(['New passwords do not match']);
  });
});

describe('what a specialist and a customer cannot do with an appointment', () => {
  const NOW = new Date('2026-03-02T23:30:00Z');

  it('confirm one that is not pending, or whose day has passed in London', () => {
    expect(whyNotConfirm({ status: 'pending', date: '2026-03-02' }, NOW)).toBeNull();
    expect(whyNotConfirm({ status: 'pending', date: '2026-03-01' }, NOW)?.message).toBe(
      'The day of the appointment has passed.',
    );
    expect(whyNotConfirm({ status: 'cancelled', date: '2026-03-02' }, NOW)?.message).toBe(
      'The appointment is cancelled: only a pending one can be confirmed.',
    );
  });

  it('review one whose specialist is not known', () => {
    const completed = { status: 'completed', reviewed: 0, specialist_id: 7 } as const;
    expect(whyNotReview(completed)).toBeNull();
    expect(whyNotReview({ ...completed, specialist_id: null })?.message).toBe(
      'No specialist is known for this appointment.',
    );
  });
});

describe('texts that come in', () => {
  it.each([
    [' \u202aAnn\u202c\ufeff ', 'Ann'],
    ['A n\u200en', 'A n\u200en'],
    ['Ann', 'Ann'],
    [' \u200f', ''],
    ['', ''],
  ])('%j without marks around it is %j', (text, expected) => {
    expect(withoutMarks(text)).toBe(expected);
  });

  it.each([
    ['One\r\n two\r\rthree \n', 'One\n two\n\nthree', 'One two three'],
    ['  a \t b', 'a \t b', 'a b'],
  ])('%j is tidied', (text, lines, line) => {
    expect(tidyText(text)).toBe(lines);
    expect(tidyLine(text)).toBe(line);
  });

  it.each([
    ['a\n\tb', false],
    ['a\u0000b', true],
    ['a\ud800b', true],
    ['a\u202eb', true],
    ['a\rb', true],
  ])('%j can do harm: %s', (text, expected) => {
    expect(hasHarmfulCharacters(text)).toBe(expected);
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
  ])('the file name %j is shown as %j', (name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });
});
