import { describe, expect, it } from 'vitest';
import { passwordMessages } from '~/features/codes/code-messages.ts';
import { registrationFailureMessage } from '~/features/registration/new-customer-registration.tsx';
import { submissionErrors } from '~/forms/submission-errors.ts';
import type { Failure } from '~/graphql/failure.ts';

const failure = (part: Partial<Failure>): Failure => ({
  ...{ kind: 'graph', message: 'No.', code: null, legacyStatus: null, retryAfterSeconds: null, requestId: null },
  ...part,
});

describe('a request that failed', () => {
  it.each([
    [400, 'Server error: 400'],
    [503, 'Server error: 503'],
    [399, 'An unexpected error occurred. Please try again later.'],
    [null, 'An unexpected error occurred. Please try again later.'],
  ])('with the legacy status %s shows %j for a registration (REG-15, REG-16)', (legacyStatus, message) => {
    expect(registrationFailureMessage(failure({ legacyStatus }))).toBe(message);
  });

  it.each<[Partial<Failure>, string]>([
    [{ legacyStatus: 400 }, 'Server error: 400'],
    [{ legacyStatus: 399 }, 'An error occurred during password setup.'],
    [{}, 'An error occurred during password setup.'],
    [{ kind: 'network' }, 'An unexpected error occurred. Please try again.'],
  ])('with %j shows %j for a password', (part, message) => {
    const result = { kind: 'failed', failure: failure(part) } as const;
    expect(submissionErrors(result, passwordMessages)).toEqual([{ message }]);
  });

  it('shows the documented message for a password refused without a reason', () => {
    expect(submissionErrors({ kind: 'refused', userErrors: [] }, passwordMessages)).toEqual([
      { message: 'An error occurred during password setup.' },
    ]);
  });
});
