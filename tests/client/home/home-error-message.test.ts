import { describe, expect, it } from 'vitest';
import { homeErrorMessage } from '~/features/home/specialists-list.tsx';

describe('the message when the home page’s specialists can’t be loaded (HOME-08..10)', () => {
  it.each([
    [503, 'Error loading specialists: Failed to fetch specialists'],
    [300, 'Error loading specialists: Failed to fetch specialists'],
    [199, 'Error loading specialists: Failed to fetch specialists'],
    [200, 'Error loading specialists: Try later.'],
    [299, 'Error loading specialists: Try later.'],
    [null, 'Error loading specialists: Try later.'],
  ])('with the status %s', (legacyStatus, text) => {
    const failure = {
      kind: 'graph',
      message: 'Try later.',
      code: null,
      retryAfterSeconds: null,
      requestId: null,
    } as const;
    expect(homeErrorMessage({ ...failure, legacyStatus })).toBe(text);
  });
});
