import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeForm } from '~/features/codes/code-form.tsx';
import type { Failure } from '~/graphql/failure.ts';
import type { MutationResult, UserError } from '~/graphql/mutation-result.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const userError = (message: string, rest: Partial<UserError> = {}): UserError => ({
  ...{ field: null, message, code: 'REFUSED', retryAfterSeconds: null },
  ...rest,
});
const right: MutationResult<unknown> = { kind: 'done', payload: {} };
const refusedWith = (...userErrors: UserError[]): MutationResult<unknown> => ({ kind: 'refused', userErrors });
const failedWith = (
  code: Failure['code'],
  text: string,
  retryAfterSeconds: number | null = null,
): MutationResult<unknown> => ({
  kind: 'failed',
  failure: { kind: 'graph', message: text, code, legacyStatus: null, retryAfterSeconds, requestId: null },
});

function renderForm(verified: MutationResult<unknown> = right, resent: MutationResult<unknown> = right) {
  const verify = vi.fn(async (_code: string) => verified);
  const resend = vi.fn(async () => resent);
  render(<CodeForm email="ada@example.com" verify={verify} resend={resend} />);
  return { verify, resend };
}

const box = (position: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${position} of 6` });
const fill = (code: string) => fireEvent.change(box(1), { target: { value: code } });
const verifyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' });
const resendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Resend/ });
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

describe('CodeForm', () => {
  it('says where the code was sent, and needs six digits (REG-18, PROF-12)', () => {
    renderForm();
    expect(screen.getByText(/ada@example\.com/)).toBeTruthy();
    expect(document.activeElement).toBe(box(1));
    expect(verifyButton().disabled).toBe(true);
    fill('12345');
    expect(verifyButton().disabled).toBe(true);
    fill('123456');
    expect(verifyButton().disabled).toBe(false);
  });

  it('shows an error when Enter is pressed with fewer digits (AUTH-17, REG-18)', () => {
    const { verify } = renderForm();
    fill('12345');
    fireEvent.keyDown(box(5), { key: 'Enter' });
    expect(screen.getByText('Please enter the complete 6-digit code.')).toBeTruthy();
    expect(verify).not.toHaveBeenCalled();
  });

  it('shows the first of the server’s reasons and keeps the digits (AUTH-19, REG-19)', async () => {
    renderForm(refusedWith(userError('A'), userError('B')));
    fill('123456');
    await press(verifyButton());
    expect(screen.getByText('A')).toBeTruthy();
    expect(screen.queryByText('B')).toBeNull();
    expect([1, 2, 3, 4, 5, 6].map((position) => box(position).value).join('')).toBe('123456');
    expect(document.activeElement).toBe(box(1));
  });

  it('says when a code can be verified again after too many wrong ones, and offers no Verify until then', async () => {
    vi.setSystemTime(new Date('2026-11-26T10:00:00'));
    const tooMany = userError('Too many wrong codes.', { code: 'RATE_LIMITED', retryAfterSeconds: 900 });
    const { verify } = renderForm(refusedWith(tooMany));
    fill('123456');
    await press(verifyButton());
    expect(screen.getByText('You can verify a code again at 10:15.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
    fill('654321');
    fireEvent.submit(box(1));
    expect(verify).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(900_000));
    expect(verifyButton().disabled).toBe(false);
    expect(screen.queryByText(/again at/)).toBeNull();
  });

  it('names the day if that is later', async () => {
    vi.setSystemTime(new Date('2026-11-26T10:00:00Z'));
    renderForm(failedWith('RATE_LIMITED', 'Too many.', 86_400));
    fill('123456');
    await press(verifyButton());
    expect(screen.getByText('You can verify a code again at Fri 27 Nov 2026, 10:00.')).toBeTruthy();
  });

  it('offers no Verify for a code that is void, until another is sent', async () => {
    renderForm(refusedWith(userError('You can’t use this code any more.', { code: 'EXPIRED' })));
    fill('123456');
    await press(verifyButton());
    expect(screen.getByText('You can’t use this code any more.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await press(resendButton());
    expect(verifyButton()).toBeTruthy();
  });

  it('verifies a code once however often the button is pressed', async () => {
    let finish = (_result: MutationResult<unknown>): void => undefined;
    const verify = vi.fn(() => new Promise<MutationResult<unknown>>((resolve) => (finish = resolve)));
    render(<CodeForm email="ada@example.com" verify={verify} resend={async () => right} />);
    fill('123456');
    await press(verifyButton());
    await press(screen.getByRole('button', { name: 'Verifying...' }));
    expect(verify).toHaveBeenCalledOnce();
    await act(async () => finish(refusedWith()));
    expect(verifyButton().disabled).toBe(false);
  });

  it('sends another code after 60 seconds and empties the boxes for it (AUTH-20, REG-20, PROF-12)', async () => {
    const { resend } = renderForm();
    fill('111111');
    expect(resendButton().textContent).toBe('Resend in 60s');
    expect(resendButton().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(resendButton().textContent).toBe('Resend in 30s');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await press(resendButton());
    expect(resend).toHaveBeenCalledOnce();
    expect(screen.getByText('A new verification code has been sent to your email.')).toBeTruthy();
    expect(resendButton().textContent).toBe('Resend in 60s');
    expect(box(1).value).toBe('');
    expect(document.activeElement).toBe(box(1));
  });

  it('can be requested again immediately when resending fails (AUTH-20, JOIN-39)', async () => {
    renderForm(right, refusedWith());
    fill('123456');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await press(resendButton());
    expect(screen.getByText('Failed to resend verification code.')).toBeTruthy();
    expect(resendButton().disabled).toBe(false);
    expect(box(1).value).toBe('1');
  });

  it('says when it can be requested again after too often, and counts down to it', async () => {
    const wait = 'Please wait 40 seconds.';
    renderForm(right, refusedWith(userError(wait, { code: 'RATE_LIMITED', retryAfterSeconds: 40 })));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await press(resendButton());
    expect(screen.getByText(wait)).toBeTruthy();
    expect(resendButton().textContent).toBe('Resend in 40s');
  });
});
