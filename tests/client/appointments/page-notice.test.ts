import { expect, it } from 'vitest';
import { pageNotice, readPageNotice } from '~/site/navigation/page-notice.ts';

it.each([
  [pageNotice('Booked.'), 'Booked.'],
  [{ notice: ' ' }, null],
  [{ notice: 3 }, null],
  [{ other: 'Booked.' }, null],
  [null, null],
  ['Booked.', null],
])('reads the notice in the navigation state %j', (state, notice) => {
  expect(readPageNotice(state)).toBe(notice);
});
