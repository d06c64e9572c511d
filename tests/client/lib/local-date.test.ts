import { expect, it } from 'vitest';
import { fromLocalDate, toLocalDate } from '~/lib/local-date.ts';

it.each(['2026-03-29', '2026-10-25', '2026-01-01', '2026-12-31'])(
  'converts %s to a local date and back, also when the clocks change',
  (day) => {
    expect(fromLocalDate(toLocalDate(day))).toBe(day);
  },
);
