import { describe, expect, it } from 'vitest';
import { withRetryAfter } from '~/graphql/retry-after.ts';

describe('withRetryAfter', () => {
  it.each([
    [1, '1 second'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [300, '5 minutes'],
    [5_340, '89 minutes'],
    [5_341, '2 hours'],
    [86_400, '24 hours'],
  ])('formats %i seconds as %s', (seconds, wait) => {
    expect(withRetryAfter('Too many tries.', seconds)).toBe(`Too many tries. You can try again in ${wait}.`);
  });

  it.each([
    ['Please wait 40 seconds.', 40],
    ['Too many tries.', null],
    ['Too many tries.', 0],
  ])('returns %j unchanged if it has a number or the wait is unknown', (text, seconds) => {
    expect(withRetryAfter(text, seconds)).toBe(text);
  });
});
