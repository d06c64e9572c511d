import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeProblem, resendResult, sentToText } from '~/features/codes/code-texts.ts';
import { codeSentTo, resendIn, stillGood } from '~/features/codes/sent-code.ts';
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
const tooOften = { code: 'RATE_LIMITED', retryAfterSeconds: 30 } as const;

describe('a code that was entered (REG-19)', () => {
  it.each([
    ['is right', done, undefined],
    ['is wrong, in the server’s words', refused(refusal(), refusal({ message: 'Second.' })), 'Wrong code.'],
    ['is wrong without words', refused(), 'Invalid verification code. Please try again.'],
    ['was not checked', failed(), 'An unexpected error occurred. Please try again.'],
  ])('%s', (_, result, text) => {
    expect(codeProblem(result)).toBe(text);
  });
});

describe('another code (REG-20, JOIN-39)', () => {
  it('was sent, and the next can be asked for in a minute', () => {
    expect(resendResult(done)).toEqual({
      isSent: true,
      text: 'A new verification code has been sent to your email.',
      waitSeconds: 60,
    });
  });

  it.each([
    ['refused', refused(refusal())],
    ['refused without words', refused()],
    ['not answered', failed()],
    ['not answered, whatever the time it names', failed({ retryAfterSeconds: 30 })],
  ])('was %s, and can be asked for again at once', (_, result) => {
    expect(resendResult(result)).toEqual({
      isSent: false,
      text: 'Failed to resend verification code.',
      waitSeconds: 0,
    });
  });

  it('was asked for too often: the server says for how long', () => {
    const limited = resendResult(refused(refusal(), refusal({ ...tooOften, message: 'Too many codes.' })));
    expect(limited).toMatchObject({ isSent: false, waitSeconds: 30 });
    expect(limited.text).toContain('Too many codes.');
    const failure = resendResult(failed({ ...tooOften, message: 'Too many requests.' }));
    expect(failure).toMatchObject({ isSent: false, waitSeconds: 30 });
    expect(failure.text).toContain('Too many requests.');
    expect(resendResult(failed({ code: 'RATE_LIMITED' })).waitSeconds).toBe(0);
    expect(resendResult(refused(refusal({ code: 'RATE_LIMITED' }))).waitSeconds).toBe(0);
  });

  it('names the address it was sent to', () => {
    expect(sentToText('ada@example.com')).toBe('A verification code has been sent to ada@example.com');
  });
});

describe('a code that is on its way', () => {
  const MINUTE = 60_000;
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('is of use for ten minutes (ACCT-07)', () => {
    const sent = codeSentTo('ada@example.com');
    expect(sent).toEqual({ email: 'ada@example.com', at: Date.now(), isOpen: true, isUsed: false });
    vi.advanceTimersByTime(10 * MINUTE - 1);
    expect(stillGood(sent)).toBe(sent);
    vi.advanceTimersByTime(1);
    expect(stillGood(sent)).toBeNull();
    expect(stillGood(null)).toBeNull();
  });

  it('can be followed by another after a minute', () => {
    const sent = codeSentTo('ada@example.com');
    expect(resendIn(sent)).toBe(60);
    vi.advanceTimersByTime(1_999);
    expect(resendIn(sent)).toBe(59);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(resendIn(sent)).toBe(0);
    // The device's clock was set back.
    expect(resendIn({ at: Date.now() + MINUTE })).toBe(60);
  });
});
