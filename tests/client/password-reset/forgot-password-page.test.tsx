import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as ForgotPasswordPage } from '~/features/password-reset/forgot-password-page.tsx';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { box, enterCode, field, listed, press, type } from '../support/form-actions.ts';
import { done, failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';

const routes = [
  { path: '/forgotPassword', Component: ForgotPasswordPage },
  { path: '/login', element: <p>the login page</p> },
];
const good = 'Mend-it-77!';
const email = 'joan@example.com';
const TITLE = 'Please check the following';

beforeEach(clearDrafts);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const successfulGraph = () =>
  new FakeGraph()
    .answer('RequestPasswordReset', done('requestPasswordReset'))
    .answer('VerifyPasswordResetCode', done('verifyPasswordResetCode', { resetToken: 'token-1' }))
    .answer('ResetPassword', done('resetPassword'));

async function requestCode(graph: FakeGraph, address = email) {
  const page = renderAt('/forgotPassword', routes, graph);
  type('Email', address);
  await press('Send verification code');
  return page;
}

async function verifyCode(graph: FakeGraph) {
  const page = await requestCode(graph);
  await enterCode();
  await screen.findByLabelText('New password');
  return page;
}

describe('the link in the email about a changed email', () => {
  const open = (graph: FakeGraph) => renderAt('/forgotPassword#undo=token-of-the-link', routes, graph);

  it('undoes the change, and then a new password is set', async () => {
    const graph = new FakeGraph()
      .answer('UndoEmailChange', done('undoEmailChange', { resetToken: 'token-1' }))
      .answer('ResetPassword', done('resetPassword'));
    open(graph);
    await screen.findByRole('button', { name: 'Undo the change' });
    expect(graph.sent).toEqual([]);
    await press('Undo the change');
    expect(graph.sentAs('UndoEmailChange')[0]?.variables).toEqual({ input: { token: 'token-of-the-link' } });
    await screen.findByLabelText('New password');
    type('New password', good);
    type('Confirm password', good);
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Set password' });
    await waitFor(() => expect(submit.disabled).toBe(false));
    await press('Set password');
    expect(graph.sentAs('ResetPassword')[0]?.variables).toEqual({ input: { resetToken: 'token-1', password: good } });
    expect(screen.getByText('Password reset successful! Redirecting to login...')).toBeTruthy();
  });

  it('says that it has expired, and leads to the ordinary reset by no other way than the owner’s', async () => {
    const expired = userError('This link has expired. Please call us.', { code: 'EXPIRED', field: ['token'] });
    open(new FakeGraph().answer('UndoEmailChange', refused('undoEmailChange', expired)));
    await screen.findByRole('button', { name: 'Undo the change' });
    await press('Undo the change');
    expect(screen.getByText('This link has expired. Please call us.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo the change' })).toBeTruthy();
  });
});

describe('requesting a code', () => {
  it('leads back to the login page (AUTH-13)', () => {
    renderAt('/forgotPassword', routes);
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
  });

  it('leads back with the page that needed the login', async () => {
    const state = { from: '/dashboard/repairs' };
    const { router } = renderAt({ pathname: '/forgotPassword', state }, routes);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Back to Login' })));
    expect(router.state.location).toMatchObject({ pathname: '/login', state });
  });

  it('needs a valid address (AUTH-14)', async () => {
    const { graph } = await requestCode(new FakeGraph(), 'abc');
    expect(await listed(TITLE)).toEqual(['Please enter a valid email address.']);
    expect(graph.sent).toEqual([]);
  });

  it('says where the code was sent and asks for it (AUTH-15, AUTH-16)', async () => {
    const { graph } = await requestCode(successfulGraph(), ` ${email} `);
    expect(graph.sentAs('RequestPasswordReset')[0]?.variables).toEqual({ input: { email } });
    expect(screen.getByText(`A verification code has been sent to ${email}`)).toBeTruthy();
    expect(document.activeElement).toBe(await box(1));
  });

  const documented = 'An error occurred while sending the verification code.';
  it.each([
    ['the server’s message', refused('requestPasswordReset', userError('E')), 'E'],
    ['the documented message without one', refused('requestPasswordReset'), documented],
    ['the documented message for a status', failed({ legacyStatus: 500 }), documented],
    ['the documented message without a response', lost, documented],
    [
      'the wait after too many tries',
      failed({ code: 'RATE_LIMITED' }, 'Try again in 5 minutes.'),
      'Try again in 5 minutes.',
    ],
  ])('shows %s and keeps the address (AUTH-15)', async (_what, response, message) => {
    await requestCode(new FakeGraph().answer('RequestPasswordReset', response));
    expect(await listed(TITLE)).toEqual([message]);
    expect(field('Email').value).toBe(email);
  });

  it('starts again, with the address filled in, if the code has expired', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { unmount } = await requestCode(successfulGraph());
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000 - 2_000));
    const beforeExpiry = renderAt('/forgotPassword', routes);
    await box(1);
    beforeExpiry.unmount();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    renderAt('/forgotPassword', routes);
    expect(field('Email').value).toBe(email);
    expect(screen.queryByText(/has been sent to/)).toBeNull();
  });

  it('has the address that was typed on the login page', async () => {
    renderAt({ pathname: '/forgotPassword', state: { email } }, routes);
    expect(field('Email').value).toBe(email);
  });

  it('can be left and returned to without another code', async () => {
    const { graph } = await requestCode(successfulGraph(), ` ${email} `);
    await press('Use another email');
    expect(field('Email').value).toBe(email);
    await press('Enter the code');
    await box(1);
    expect(graph.sentAs('RequestPasswordReset')).toHaveLength(1);
  });

  it('sends another code to the same address after a minute (AUTH-20)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { graph } = await requestCode(
      successfulGraph().answer('ResendPasswordResetCode', done('resendPasswordResetCode')),
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await press('Resend code');
    expect(graph.sentAs('ResendPasswordResetCode')[0]?.variables).toEqual({ input: { email } });
    expect(screen.getByText('A new verification code has been sent to your email.')).toBeTruthy();
  });
});

describe('setting the new password', () => {
  it('asks for it twice once the code is verified (AUTH-18, AUTH-21)', async () => {
    const { container } = await verifyCode(successfulGraph());
    expect(screen.getByText('Code verified successfully! You can now set your password.')).toBeTruthy();
    expect(document.activeElement).toBe(field('New password'));
    expect(container.querySelectorAll('input[type=password]')).toHaveLength(2);
    expect(container.querySelector<HTMLInputElement>('form input[autocomplete=username]')?.value).toBe(email);
  });

  it('shows an error on leaving a field, and disables the button until the password is valid (AUTH-24, AUTH-25, C-88)', async () => {
    await verifyCode(successfulGraph());
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Reset password' });
    type('New password', 'abc');
    expect(screen.queryByText('Your password does not meet the requirements.')).toBeNull();
    fireEvent.blur(field('New password'));
    expect(screen.getByText('Your password does not meet the requirements.')).toBeTruthy();
    expect(button.disabled).toBe(true);
    type('New password', good);
    type('Confirm password', `${good}!`);
    fireEvent.blur(field('Confirm password'));
    expect(screen.getByText('Passwords do not match.')).toBeTruthy();
    expect(button.disabled).toBe(true);
    type('Confirm password', good);
    expect(screen.queryByText('Passwords do not match.')).toBeNull();
    expect(button.disabled).toBe(false);
  });

  it('shows the errors when Enter is pressed too early', async () => {
    await verifyCode(successfulGraph());
    fireEvent.keyDown(field('New password'), { key: 'Enter' });
    expect(screen.getByRole('link', { name: 'Your password does not meet the requirements.' })).toBeTruthy();
  });

  async function setPassword(graph: FakeGraph) {
    const page = await verifyCode(graph);
    type('New password', good);
    type('Confirm password', good);
    await press('Reset password');
    return page;
  }

  it('sends the token with the password and goes to the login page after two seconds (AUTH-18, AUTH-26)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { graph, path, router } = await setPassword(successfulGraph());
    expect(graph.sentAs('ResetPassword')[0]?.variables).toEqual({ input: { resetToken: 'token-1', password: good } });
    expect(screen.getByText('Password reset successful! Redirecting to login...')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(path()).toBe('/forgotPassword');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(path()).toBe('/login');
    expect(router.state.location.state).toEqual({ email });
    expect(localStorage).toHaveLength(0);
  });

  it('does not redirect once the visitor has chosen to stay', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { path } = await setPassword(successfulGraph());
    await press('Stay here');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(path()).toBe('/forgotPassword');
  });

  const documented = 'An error occurred while resetting your password.';
  it.each([
    ['the server’s message', refused('resetPassword', userError('E')), 'E'],
    ['the documented message without one', refused('resetPassword'), documented],
    ['the documented message without a response', lost, documented],
  ])('shows %s and keeps what was typed (AUTH-27)', async (_what, response, message) => {
    await setPassword(successfulGraph().answer('ResetPassword', response));
    expect(await listed(TITLE)).toEqual([message]);
    expect([field('New password').value, field('Confirm password').value]).toEqual([good, good]);
  });

  it('shows the server’s error about the password at its field (ACCT-12)', async () => {
    const text = 'Your password must be different from the one you have now. Please choose another one.';
    await setPassword(
      successfulGraph().answer('ResetPassword', refused('resetPassword', userError(text, { field: ['password'] }))),
    );
    expect(await listed(TITLE)).toEqual([text]);
    expect(field('New password').getAttribute('aria-invalid')).toBe('true');
  });

  it('starts again if the token has expired', async () => {
    const text = 'Verification process was incomplete. Please start again.';
    await setPassword(
      successfulGraph().answer('ResetPassword', refused('resetPassword', userError(text, { code: 'EXPIRED' }))),
    );
    expect(screen.getByText(text)).toBeTruthy();
    await press('Start again');
    expect(field('Email').value).toBe(email);
  });

  it('stores neither the password nor the token', async () => {
    const { unmount } = await verifyCode(successfulGraph());
    type('New password', good);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/token-1|Mend-it/);
    unmount();
    renderAt('/forgotPassword', routes);
    await box(1);
    expect(screen.getByText(/please ask for a new one/)).toBeTruthy();
  });
});
