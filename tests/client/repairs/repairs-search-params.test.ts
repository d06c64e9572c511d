import { expect, it } from 'vitest';
import { repairsSearchParams } from '~/features/repairs/repairs-page.tsx';

const { parse, format } = repairsSearchParams;

it('keeps the state in the search params, and ignores what it does not know', () => {
  const state = { status: 'IN_PROGRESS' as const, search: 'a&b', openId: 'repair-31' };
  expect(format(state).toString()).toBe('status=in-progress&search=a%26b&repair=31');
  expect(parse(format(state))).toEqual(state);
  expect(parse(new URLSearchParams('status=weird'))).toEqual({ status: null, search: '', openId: null });
  expect(format({ status: null, search: '', openId: null }).toString()).toBe('');
});
