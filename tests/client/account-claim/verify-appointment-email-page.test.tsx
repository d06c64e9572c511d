import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as VerifyPage } from '~/features/account-claim/verify-appointment-email-page.tsx';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { enterCode, field, press, type } from '../support/form-actions.ts';
import { done, failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { sampleBooking } from '../support/sample-booking.ts';

const routes = [
  { path: '/verify-appointment-email', Component: VerifyPage },
  { path: '*', element: <p>another page</p> },
];
const PASSWORD = 'Kettle*Drum-81';
const session = { userId: '7', authToken: 'secret', userName: 'Priya', accountType: 'customer' };

const completed = done('completeClaim', { session });
const completedWithoutSession = done('completeClaim', { session: null });
const changed = (email: string) => {
  const message = `Your email has been updated. A verification code has been sent to ${email}`;
  return done('changeBookingEmail', { email, customerId: 'g_moved', message });
};
const notFound = refused('changeBookingEmail', userError('Failed to update email address.', { code: 'NOT_FOUND' }));

const successfulGraph = () =>
  new FakeGraph()
    .answer('VerifyClaim', done('verifyClaim', { claimToken: 'token-1' }))
    .answer('CompleteClaim', completed);

const open = (graph = successfulGraph(), state: unknown = { booking: sampleBooking }) =>
  renderAt({ pathname: '/verify-appointment-email', state }, routes, graph);

async function setPassword(password = PASSWORD, confirmation = password) {
  type('New password', password);
  type('Confirm password', confirmation);
  await press('Set password and finish');
}

beforeEach(() => {
  localStorage.clear();
  clearDrafts();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('/verify-appointment-email', () => {
  it.each([null, {}, { booking: { reference: 'MW-1' } }, 'x'])('goes home without a booking (REG-30): %j', (state) => {
    expect(open(successfulGraph(), state).path()).toBe('/');
  });

  it('shows the booking’s message first, and the job sheet (BOOK-42, C-13)', () => {
    open(successfulGraph(), { booking: { ...sampleBooking, message: 'We found you have previous bookings with us.' } });
    expect(screen.getByText('We found you have previous bookings with us.')).toBeTruthy();
    const sheet = screen.getByRole('region', { name: 'Job sheet' });
    for (const text of ['MW-48213', 'Received', 'Towing']) expect(within(sheet).getByText(text)).toBeTruthy();
  });

  describe('opened by the link in the booking’s email', () => {
    const { message: _, lastName: _name, phone: _phone, ...details } = sampleBooking;
    const opened = done('openBookingLink', { booking: { ...details, customerId: null } });
    const openLink = (graph: FakeGraph) =>
      renderAt({ pathname: '/verify-appointment-email', hash: '#booking=v_secret' }, routes, graph);

    it('verifies that booking, and removes the handle from the address', async () => {
      const { graph, router } = openLink(successfulGraph().answer('OpenBookingLink', opened));
      expect(await screen.findByText(/Your code is in the same email/)).toBeTruthy();
      expect(graph.sentAs('OpenBookingLink')[0]?.variables).toEqual({ input: { handle: 'v_secret' } });
      expect(router.state.location.hash).toBe('');
      expect(JSON.stringify(router.state.location)).not.toContain('v_secret');
      expect(screen.getByText('MW-48213')).toBeTruthy();
      // The code may be old, so another can be requested straight away.
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend code' }).disabled).toBe(false);
      expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull();
      await enterCode();
      await setPassword();
      const { reference, serviceName, firstName, appointmentId } = sampleBooking;
      expect(graph.sentAs('CompleteClaim')[0]?.variables).toMatchObject({
        input: {
          booking: { reference, serviceName, firstName, appointmentId, customerId: null, lastName: null, phone: null },
        },
      });
    });

    it.each([
      ['EXPIRED', 'This link has expired, or your email is already verified.'],
      ['REFUSED', 'Unknown action.'],
    ])('shows ways on when the link doesn’t work: %s', async (code, message) => {
      const error = userError(message, { code });
      const { path } = openLink(new FakeGraph().answer('OpenBookingLink', refused('openBookingLink', error)));
      expect(await screen.findByText('This link doesn’t work any more')).toBeTruthy();
      expect(screen.queryByText('Unknown action.')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
      expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
      await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Get a new code' })));
      expect(path()).toBe('/register');
    });

    it('can be tried again without a connection', async () => {
      const replies = [lost, opened];
      openLink(new FakeGraph().answer('OpenBookingLink', () => replies.shift() ?? lost));
      await screen.findByRole('button', { name: 'Try again' });
      await press('Try again');
      expect(await screen.findByText('MW-48213')).toBeTruthy();
    });
  });

  it('goes from code to password to complete, and logs in (REG-29, C-58)', async () => {
    const { graph } = open();
    const current = () => document.querySelector('[aria-current=step]')?.textContent;
    expect(current()).toContain('Code');
    await enterCode();
    expect(current()).toContain('Password');
    expect(screen.getByText('Code verified successfully! You can now set your password.')).toBeTruthy();
    expect(document.activeElement).toBe(field('New password'));
    expect(localStorage.getItem('authToken')).toBeNull();
    await setPassword();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You’re verified and logged in' }));
    expect(current()).toContain('Complete');
    expect(screen.getByText('Verified')).toBeTruthy();
    expect({ ...localStorage }).toMatchObject({ userId: '7', authToken: 'secret', userName: 'Priya' });
    const { reference, appointmentId, customerId, serviceName, firstName, lastName, phone, email } = sampleBooking;
    const booking = { reference, appointmentId, customerId, serviceName, firstName, lastName, phone };
    expect(graph.sent.map(({ operation, variables }) => [operation, variables.input])).toEqual([
      ['VerifyClaim', { email, code: '123456' }],
      ['CompleteClaim', { claimToken: 'token-1', email, password: PASSWORD, booking, logIn: true }],
    ]);
  });

  it('goes to the dashboard after three seconds, unless the visitor stays (REG-31)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { path } = open();
    await enterCode();
    await setPassword();
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(path()).toBe('/verify-appointment-email');
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(path()).toBe('/dashboard');
    cleanup();

    const other = open();
    await enterCode();
    await setPassword();
    await press('Stay here');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(other.path()).toBe('/verify-appointment-email');
    expect(document.activeElement?.textContent).toContain('You’ll stay on this page.');
  });

  it('sends no booking whose ids are unknown', async () => {
    const { graph } = open(successfulGraph(), { booking: { ...sampleBooking, appointmentId: null } });
    await enterCode();
    await setPassword();
    expect(graph.sentAs('CompleteClaim')[0]?.variables).toMatchObject({ input: { booking: null } });
  });
});

describe('a reload', () => {
  const reload = (router: ReturnType<typeof open>['router'], graph?: FakeGraph) => {
    const { state } = router.state.location;
    cleanup();
    return open(graph, structuredClone(state));
  };

  it('at the password needs another code, which can be requested immediately; the token is not stored', async () => {
    const { router } = open();
    await enterCode();
    const stored = JSON.stringify([router.state.location, { ...sessionStorage }, { ...localStorage }]);
    expect(stored).not.toContain('token-1');
    expect(stored).not.toContain('123456');

    const graph = successfulGraph().answer('ResendRegistrationCode', done('resendRegistrationCode'));
    reload(router, graph);
    expect(screen.getByText(/You left or reloaded this page after entering your code/)).toBeTruthy();
    await press('Resend code');
    expect(screen.getByText('A new verification code has been sent to your email.')).toBeTruthy();
    expect(screen.queryByText(/You left or reloaded this page/)).toBeNull();
    await enterCode('654321');
    expect(field('New password')).toBeTruthy();
  });

  it.each([
    ['logged in', completed, 'You’re verified and logged in'],
    ['not logged in', completedWithoutSession, 'You’re verified'],
  ])('at the end stays at the end, %s', async (_what, response, heading) => {
    const { router } = open(successfulGraph().answer('CompleteClaim', response));
    await enterCode();
    await setPassword();
    reload(router);
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  });

  it('continues the countdown until another code can be requested', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = open();
    for (let second = 0; second < 20; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
    const reloaded = reload(router);
    expect(screen.getByRole('button', { name: /^Resend in (40|39)s$/ })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    reload(reloaded.router);
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy();
  });

  it('keeps a new address that was being typed', async () => {
    const { router } = open();
    await press('Change it');
    type('New email', 'meant@exam');
    reload(router);
    expect(field('New email').value).toBe('meant@exam');
    await press('Keep the current email');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change it' }));
    reload(router);
    expect(screen.queryByLabelText('New email')).toBeNull();
  });
});

describe('a new address (REG-32, C-59)', () => {
  it.each([
    ['abc', 'Please enter a valid email address.'],
    ['', 'Please enter a valid email address.'],
    ['Priya@Example.com', 'Please enter a different email address.'],
  ])('%j is not sent (REG-33)', async (typed, message) => {
    const { graph } = open();
    await press('Change it');
    expect(document.activeElement).toBe(field('New email'));
    type('New email', typed);
    await press('Send a new code');
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(document.getElementById('new-booking-newEmail-error')?.textContent).toBe(message);
    expect(field('New email').value).toBe(typed);
    expect(graph.sent).toEqual([]);
  });

  it('replaces the previous one on the page and in the history entry, and restarts the countdown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const graph = successfulGraph().answer('ChangeBookingEmail', changed('meant@example.com'));
    const { router } = open(graph);
    type('Digit 1 of 6', '999999');
    for (let second = 0; second < 20; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('button', { name: /^Resend in 4\ds$/ })).toBeTruthy();
    await press('Change it');
    type('New email', ' meant@example.com ');
    await press('Send a new code');
    const { email: currentEmail, customerId } = sampleBooking;
    expect(graph.sent[0]?.variables).toEqual({ input: { customerId, currentEmail, newEmail: 'meant@example.com' } });
    expect(screen.getByRole('status').textContent).toContain('sent to meant@example.com');
    expect(screen.getByRole('group').textContent).toContain('sent to meant@example.com');
    expect(document.activeElement).toBe(field('Digit 1 of 6'));
    expect(field('Digit 1 of 6').value).toBe('');
    expect(screen.getByRole('button', { name: /^Resend in (60|59)s$/ })).toBeTruthy();
    expect(router.state.location.state.booking).toMatchObject({ email: 'meant@example.com', customerId: 'g_moved' });

    await enterCode();
    await setPassword();
    expect(graph.sentAs('VerifyClaim')[0]?.variables).toMatchObject({ input: { email: 'meant@example.com' } });
    expect(graph.sentAs('CompleteClaim')[0]?.variables).toMatchObject({
      input: { email: 'meant@example.com', booking: { customerId: 'g_moved' } },
    });
  });

  it.each([
    ['the server’s message', refused('changeBookingEmail', userError('Already registered.')), 'Already registered.'],
    ['the documented message without one', refused('changeBookingEmail'), 'Failed to update email address.'],
    ['the documented message without a response', lost, 'Failed to update email address.'],
  ])('is refused with %s, and what was typed stays (REG-34)', async (_what, response, message) => {
    open(successfulGraph().answer('ChangeBookingEmail', response));
    await press('Change it');
    type('New email', 'meant@example.com');
    await press('Send a new code');
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(field('New email').value).toBe('meant@example.com');
  });

  it('can be used if only the response was lost: the same change cannot be made twice', async () => {
    const graph = successfulGraph().answer('ChangeBookingEmail', lost);
    const { router } = open(graph);
    await press('Change it');
    type('New email', 'meant@example.com');
    await press('Send a new code');
    graph.answer('ChangeBookingEmail', notFound);
    await press('Send a new code');
    await press('Enter that code');
    expect(screen.getByRole('group').textContent).toContain('sent to meant@example.com');
    expect(router.state.location.state.booking.email).toBe('meant@example.com');
  });

  it('leads back to the previous one if the request was lost, with what was typed', async () => {
    const graph = successfulGraph().answer('ChangeBookingEmail', lost);
    const { router } = open(graph);
    await press('Change it');
    type('New email', 'meant@exampel.com');
    await press('Send a new code');
    await press('Enter that code');
    await press('Change it');
    type('New email', 'meant@example.com');
    graph.answer('ChangeBookingEmail', notFound);
    await press('Send a new code');
    await press('Go back to that address');
    expect(router.state.location.state.booking.email).toBe(sampleBooking.email);
    expect(field('New email').value).toBe('meant@example.com');
    graph.answer('ChangeBookingEmail', changed('meant@example.com'));
    await press('Send a new code');
    expect(screen.getByRole('group').textContent).toContain('sent to meant@example.com');
    expect(graph.sent.at(-1)?.variables.input).toMatchObject({ currentEmail: sampleBooking.email });
  });

  it('says when to try again after too many changes', async () => {
    const rateLimited = userError('Changed too often.', { code: 'RATE_LIMITED', retryAfterSeconds: 540 });
    open(successfulGraph().answer('ChangeBookingEmail', refused('changeBookingEmail', rateLimited)));
    await press('Change it');
    type('New email', 'meant@example.com');
    await press('Send a new code');
    expect(screen.getByRole('alert').textContent).toContain('Changed too often. You can try again in 9 minutes.');
  });

  it('can be changed by email if the booking’s ids are unknown', () => {
    open(successfulGraph(), { booking: { ...sampleBooking, customerId: null } });
    expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull();
    expect(screen.getByText(/Wrong address\? Email/)).toBeTruthy();
  });
});

describe('the password (REG-35)', () => {
  it.each([
    ['abc', 'abc', ['Your password does not meet the requirements.'], 'Very Weak'],
    [PASSWORD, 'Kettle*Drum-82', ['Passwords do not match.'], 'Very Strong'],
    ['', '', ['Your password does not meet the requirements.', 'Passwords do not match.'], ''],
  ])('%j and %j are not sent', async (password, confirmation, messages, strength) => {
    const { graph } = open();
    await enterCode();
    await setPassword(password, confirmation);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(messages);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByText('Your password needs').parentElement?.textContent).toContain(strength);
    expect(field('New password').value).toBe(password);
    expect(graph.sentAs('CompleteClaim')).toEqual([]);
  });

  it.each([
    [
      'errors',
      refused('completeClaim', userError('One.'), userError('Two.', { field: ['password'] })),
      ['One.', 'Two.'],
    ],
    ['no reason', refused('completeClaim'), ['An error occurred during password setup.']],
    ['status 500', failed({ code: 'UPSTREAM', legacyStatus: 500 }), ['Server error: 500']],
    ['an unusable response', failed({ code: 'UPSTREAM' }), ['An error occurred during password setup.']],
    ['no response', lost, ['An unexpected error occurred. Please try again.']],
  ])('gets %s: the error is shown, the password stays, and can be sent again', async (_what, response, messages) => {
    const graph = successfulGraph().answer('CompleteClaim', response);
    open(graph);
    await enterCode();
    await setPassword();
    for (const message of messages) expect(within(screen.getByRole('alert')).getByText(message)).toBeTruthy();
    expect(field('New password').value).toBe(PASSWORD);
    expect(field('Confirm password').value).toBe(PASSWORD);
    graph.answer('CompleteClaim', completed);
    await press('Set password and finish');
    expect(screen.getByRole('heading', { name: 'You’re verified and logged in' })).toBeTruthy();
  });

  it('is sent once however often the button is pressed', async () => {
    const { graph } = open(successfulGraph().answer('CompleteClaim', new Promise<never>(() => undefined)));
    await enterCode();
    await setPassword();
    await press('Setting your password...');
    expect(graph.sentAs('CompleteClaim')).toHaveLength(1);
  });

  const incomplete = 'Verification process was incomplete. Please start again.';
  const tokenExpired = refused('completeClaim', userError(incomplete, { code: 'EXPIRED' }));

  it('leads back to the code if the token has expired', async () => {
    const { graph } = open(successfulGraph().answer('CompleteClaim', tokenExpired));
    await enterCode();
    await setPassword();
    expect(screen.getByRole('alert').textContent).toContain(incomplete);
    expect(document.activeElement).toBe(field('Digit 1 of 6'));
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy();
    expect(graph.sentAs('LogIn')).toEqual([]);
  });

  it('logs in if it was set although the response was lost', async () => {
    const graph = successfulGraph().answer('CompleteClaim', lost);
    open(graph);
    await enterCode();
    await setPassword();
    graph.answer('CompleteClaim', tokenExpired).answer('LogIn', done('logIn', { session }));
    await press('Set password and finish');
    expect(screen.getByRole('heading', { name: 'You’re verified and logged in' })).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBe('secret');
  });

  it('leads to the login page with the address if the login failed (C-58)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { path, router } = open(successfulGraph().answer('CompleteClaim', completedWithoutSession));
    await enterCode();
    await setPassword();
    expect(screen.getByText(/We couldn’t log you in automatically/)).toBeTruthy();
    expect({ ...localStorage }).toEqual({});
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(path()).toBe('/login');
    expect(router.state.location.state).toEqual({ email: sampleBooking.email, isPasswordSet: true });
  });

  it('cannot be set without a token (REG-25)', async () => {
    open(successfulGraph().answer('VerifyClaim', done('verifyClaim', { claimToken: null })));
    await enterCode();
    expect(screen.getByText(incomplete)).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});
