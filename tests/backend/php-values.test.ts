import { describe, expect, it } from 'vitest';
import { timestamp } from '../../backend/scripts/http/php-values.ts';

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
