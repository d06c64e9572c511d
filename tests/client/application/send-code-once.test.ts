import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isEmailVerified } from '~/features/application/application-draft.ts';
import { blocksResend, isEmailTaken, sendCodeOnce } from '~/features/application/send-code-once.ts';
import type { Failure } from '~/graphql/failure.ts';
import type { MutationResult } from '~/graphql/mutation-result.ts';

const done: MutationResult<object> = { kind: 'done', payload: {} };
const failure: Failure = {
  ...{ kind: 'network', message: 'No.', code: null, legacyStatus: null, retryAfterSeconds: null, requestId: null },
};
const refused = (message: string, retryAfterSeconds: number | null): MutationResult<object> => ({
  kind: 'refused',
  userErrors: [{ field: null, message, code: 'REFUSED', retryAfterSeconds }],
});

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the code that the last step sends automatically (JOIN-33)', () => {
  it('is sent once, however often the step is opened', async () => {
    const send = vi.fn(async () => done);
    const both = [sendCodeOnce('ada@example.com', send), sendCodeOnce('ada@example.com', send)];
    expect(await Promise.all(both)).toEqual(Array(2).fill({ kind: 'sent', waitSeconds: 60 }));
    vi.advanceTimersByTime(20_999);
    expect(await sendCodeOnce(' ADA@example.com ', send)).toEqual({ kind: 'sent', waitSeconds: 40 });
    vi.advanceTimersByTime(60_000);
    expect(await sendCodeOnce('ada@example.com', send)).toEqual({ kind: 'sent', waitSeconds: 0 });
    vi.setSystemTime(new Date('2026-11-22T11:00:00Z'));
    expect(await sendCodeOnce('ada@example.com', send)).toEqual({ kind: 'sent', waitSeconds: 60 });
    expect(send).toHaveBeenCalledOnce();
    await sendCodeOnce('eve@example.com', send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is recorded before the response, in case the page is reloaded', () => {
    void sendCodeOnce('late@example.com', () => new Promise(() => undefined));
    expect(sessionStorage.getItem('application-codes')).toContain('late@example.com');
  });

  it.each<[string, MutationResult<object>, string, number]>([
    ['with the server’s error (JOIN-35)', refused('Too many.', 30), 'Too many.', 30],
    ['without a waiting time', refused('No such address.', null), 'No such address.', 0],
    ['without an error message', { kind: 'refused', userErrors: [] }, 'Failed to send verification code.', 0],
    ['without a response', { kind: 'failed', failure }, 'An unexpected error occurred. Please try again later.', 0],
  ])('can fail %s, and is then sent again', async (_, result, message, waitSeconds) => {
    const send = vi.fn(async () => result);
    expect(await sendCodeOnce('ada@example.com', send)).toEqual({ kind: 'failed', message, waitSeconds });
    await sendCodeOnce('ada@example.com', send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is remembered if the browser can’t store it', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(null as unknown as Storage);
    const send = vi.fn(async () => done);
    await sendCodeOnce('unsaved@example.com', send);
    await sendCodeOnce('unsaved@example.com', send);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('errors that another code wouldn’t help with (JOIN-40, C-87)', () => {
  it.each([
    ['This email is already registered.', true, true],
    ['Already taken', true, true],
    ['Authentication required', true, false],
    ['Too many requests.', false, false],
    ['', false, false],
  ])('%j', (message, isBlocked, isTaken) => {
    expect(blocksResend(message)).toBe(isBlocked);
    expect(isEmailTaken(message)).toBe(isTaken);
  });
});

describe('the email of an application (JOIN-34)', () => {
  it.each([
    ['ada@example.com', null, false],
    ['ada@example.com', 'ada@example.com', true],
    [' ada@example.com ', 'ada@example.com', true],
    ['eve@example.com', 'ada@example.com', false],
    ['', null, false],
  ])('%j is verified by the code of %j: %s', (email, verifiedEmail, expected) => {
    expect(isEmailVerified({ email, verifiedEmail })).toBe(expected);
  });
});
