import { describe, expect, it } from 'vitest';
import { formatPounds, parsePounds } from '../../shared/money.ts';

describe('parsePounds (JOIN-16)', () => {
  it.each<[typed: string, pence: number | null]>([
    ['40', 4000],
    ['40.5', 4050],
    ['40.', 4000],
    ['0', 0],
    ['.99', 99],
    ['0.29', 29],
    ['1.15', 115],
    ['4.35', 435],
    ['£1,200.00', 120_000],
    [' £ 85 ', 8500],
    ['007.50', 750],
    ['0000012345.67', 1_234_567],
    ['00', 0],
    ['999999.99', 99_999_999],
    ['1000000', null],
    ['1,20', null],
    ['12,00.00', null],
    ['40.555', null],
    ['-1', null],
    ['1e3', null],
    ['forty', null],
    ['£', null],
    ['.', null],
    ['', null],
    ['٤٠', null],
  ])('%j is %j', (typed, pence) => {
    expect(parsePounds(typed)).toBe(pence);
  });
});

describe('formatPounds', () => {
  it.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [4_000, '£40.00'],
    [99_999, '£999.99'],
    [120_050, '£1,200.50'],
    [123_456_789, '£1,234,567.89'],
  ])('formats %i as %s', (pence, formatted) => {
    expect(formatPounds(pence)).toBe(formatted);
  });
});
