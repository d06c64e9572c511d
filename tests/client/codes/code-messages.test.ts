import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeSentMessage } from '~/features/codes/code-messages.ts';
import { codeError, resendResult } from '~/features/codes/code-results.ts';
import { createSentCode, secondsUntilResend, unlessExpired } from '~/features/codes/sent-code.ts';
import type { Failure } from '~/graphql/failure.ts';
import type { MutationResult, UserError } from '~/graphql/mutation-result.ts';

const refusal = (part: Partial<UserError> = {}): UserError => ({
  ...{ field: null, message: 'Wrong code.', code: 'INVALID', retryAfterSeconds: null },
  ...part,
});
const refused = (...userErrors: UserError[]): MutationResult<object> => ({ kind: 'refused', userErrors });
const failed = (part: Partial<Failure> = {}): MutationResult<object> => ({
  kind: 'failed',
  failure: {
    ...{ kind: 'network', message: 'No.', code: null, legacyStatus: null, retryAfterSeconds: null, requestId: null },
    ...part,
  },
});
const done: MutationResult<object> = { kind: 'done', payload: {} };
const rateLimited = { code: 'RATE_LIMITED', retryAfterSeconds: 30 } as const;

describe('the error of a code (REG-19)', () => {
  it.each([
    ['none if it is right', done, undefined],
    ['the server’s first message', refused(refusal(), refusal({ message: 'Second.' })), 'Wrong code.'],
    ['the documented message without one', refused(), 'Invalid verification code. Please try again.'],
    ['that it was not checked (REG-16)', failed(), 'An unexpected error occurred. Please try again.'],
    [
      'when to try again',
      failed({ ...rateLimited, message: 'Too many.' }),
      'Too many. You can try again in 30 seconds.',
    ],
    [
      'when to try again after too many wrong codes',
      refused(refusal({ code: 'RATE_LIMITED', message: 'Too many wrong codes.', retryAfterSeconds: 86_400 })),
      'Too many wrong codes. You can try again in 24 hours.',
    ],
  ])('%s', (_, result, message) => {
    expect(codeError(result)).toBe(message);
  });
});

describe('another code (REG-20, JOIN-39)', () => {
  it('was sent, and the next can be requested in a minute', () => {
    expect(resendResult(done)).toEqual({
      isSent: true,
      message: 'A new verification code has been sent to your email.',
      waitSeconds: 60,
    });
  });

  it.each([
    ['refused', refused(refusal())],
    ['refused without a reason', refused()],
    ['without a response', failed()],
    ['without a response, whatever wait it names', failed({ retryAfterSeconds: 30 })],
  ])('was %s, and can be requested again immediately', (_, result) => {
    expect(resendResult(result)).toEqual({
      isSent: false,
      message: 'Failed to resend verification code.',
      waitSeconds: 0,
    });
  });

  it('was requested too often: the server says how long to wait', () => {
    const limited = resendResult(refused(refusal(), refusal({ ...rateLimited, message: 'Too many codes.' })));
    expect(limited).toMatchObject({ isSent: false, waitSeconds: 30 });
    expect(limited.message).toContain('Too many codes.');
    const failure = resendResult(failed({ ...rateLimited, message: 'Too many requests.' }));
    expect(failure).toMatchObject({ isSent: false, waitSeconds: 30 });
    expect(failure.message).toContain('Too many requests.');
    expect(resendResult(failed({ code: 'RATE_LIMITED' })).waitSeconds).toBe(0);
    expect(resendResult(refused(refusal({ code: 'RATE_LIMITED' }))).waitSeconds).toBe(0);
  });

  it('names the address', () => {
    expect(codeSentMessage('ada@example.com')).toBe('A verification code has been sent to ada@example.com');
  });
});

describe('a code that was sent', () => {
  const MINUTE = 60_000;
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('is valid for ten minutes (ACCT-07)', () => {
    const sent = createSentCode('ada@example.com');
    expect(sent).toEqual({ email: 'ada@example.com', sentAt: Date.now(), isOpen: true, isUsed: false });
    vi.advanceTimersByTime(10 * MINUTE - 1);
    expect(unlessExpired(sent)).toBe(sent);
    vi.advanceTimersByTime(1);
    expect(unlessExpired(sent)).toBeNull();
    expect(unlessExpired(null)).toBeNull();
  });

  it('can be resent after a minute', () => {
    const sent = createSentCode('ada@example.com');
    expect(secondsUntilResend(sent)).toBe(60);
    vi.advanceTimersByTime(1_999);
    expect(secondsUntilResend(sent)).toBe(59);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(secondsUntilResend(sent)).toBe(0);
    // The device's clock was set back.
    expect(secondsUntilResend({ sentAt: Date.now() + MINUTE })).toBe(60);
  });
});
