import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blocksResend, dispatchCode, saysTaken } from '~/features/application/verification/code-dispatch.ts';
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

describe('the code that the last step sends by itself (JOIN-33)', () => {
  it('is sent once, however often the step is opened', async () => {
    const send = vi.fn(async () => done);
    const both = [dispatchCode('ada@example.com', send), dispatchCode('ada@example.com', send)];
    expect(await Promise.all(both)).toEqual(Array(2).fill({ kind: 'sent', waitSeconds: 60 }));
    vi.advanceTimersByTime(20_999);
    expect(await dispatchCode(' ADA@example.com ', send)).toEqual({ kind: 'sent', waitSeconds: 40 });
    vi.advanceTimersByTime(60_000);
    expect(await dispatchCode('ada@example.com', send)).toEqual({ kind: 'sent', waitSeconds: 0 });
    vi.setSystemTime(new Date('2026-11-22T11:00:00Z'));
    expect(await dispatchCode('ada@example.com', send)).toEqual({ kind: 'sent', waitSeconds: 60 });
    expect(send).toHaveBeenCalledOnce();
    await dispatchCode('eve@example.com', send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is noted before the answer comes, for a reload in between', () => {
    void dispatchCode('late@example.com', () => new Promise(() => undefined));
    expect(sessionStorage.getItem('application-codes')).toContain('late@example.com');
  });

  it.each<[string, MutationResult<object>, string, number]>([
    ['with the server’s reason (JOIN-35)', refused('Too many.', 30), 'Too many.', 30],
    ['without a time to wait', refused('No such address.', null), 'No such address.', 0],
    ['without words', { kind: 'refused', userErrors: [] }, 'Failed to send verification code.', 0],
    ['without an answer', { kind: 'failed', failure }, 'An unexpected error occurred. Please try again later.', 0],
  ])('can fail %s, and is then sent anew', async (_, result, text, waitSeconds) => {
    const send = vi.fn(async () => result);
    expect(await dispatchCode('ada@example.com', send)).toEqual({ kind: 'failed', text, waitSeconds });
    await dispatchCode('ada@example.com', send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is still known where the browser keeps nothing', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(null as unknown as Storage);
    const send = vi.fn(async () => done);
    await dispatchCode('unkept@example.com', send);
    await dispatchCode('unkept@example.com', send);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('an address that another code would not help (JOIN-40, C-87)', () => {
  it.each([
    ['This email is already registered.', true, true],
    ['Already taken', true, true],
    ['Authentication required', true, false],
    ['Too many requests.', false, false],
    ['', false, false],
  ])('%j', (text, isBlocked, isTaken) => {
    expect(blocksResend(text)).toBe(isBlocked);
    expect(saysTaken(text)).toBe(isTaken);
  });
});
