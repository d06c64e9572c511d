import { describe, expect, it } from 'vitest';
import { userErrorMessage } from '~/forms/submission-errors.ts';

const tooMany = (message: string, retryAfterSeconds: number | null) =>
  userErrorMessage({ field: null, message, code: 'RATE_LIMITED', retryAfterSeconds });

describe('the message after too many attempts', () => {
  it.each([
    [1, '1 second'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [300, '5 minutes'],
    [5_340, '89 minutes'],
    [5_341, '2 hours'],
    [86_400, '24 hours'],
  ])('formats a wait of %i seconds as %s', (seconds, wait) => {
    expect(tooMany('Too many tries.', seconds)).toBe(`Too many tries. You can try again in ${wait}.`);
  });

  it.each([
    ['Please wait 40 seconds.', 40],
    ['Too many tries.', null],
    ['Too many tries.', 0],
  ])('is %j, unchanged, if it has a number or the wait is unknown', (text, seconds) => {
    expect(tooMany(text, seconds)).toBe(text);
  });
});
