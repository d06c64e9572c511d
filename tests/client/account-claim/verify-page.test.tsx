import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as VerifyPage } from '~/features/account-claim/verify-appointment-email-page.tsx';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';
import { sampleBooking } from '../support/sample-booking.ts';

const routes = [
  { path: '/verify-appointment-email', Component: VerifyPage },
  { path: '*', element: <p>another page</p> },
];
const PASSWORD = 'Kettle*Drum-81';
const session = { __typename: 'Session', userId: '7', authToken: 'secret', userName: 'Priya', accountType: 'customer' };
const lost = new TypeError('Failed to fetch');

const flaws = (errors: object[]) =>
  errors.map((error) => ({ __typename: 'UserError', field: null, code: 'REFUSED', retryAfterSeconds: null, ...error }));
const verified = { __typename: 'VerifyClaimPayload', claimToken: 'token-1', message: null, userErrors: [] };
const completed = { __typename: 'CompleteClaimPayload', session, message: 'Done.', userErrors: [] };
const completion = (...errors: object[]) => ({
  data: { completeClaim: { ...completed, session: null, message: null, userErrors: flaws(errors) } },
});
const changed = (email: string | null, ...errors: object[]) => ({
  data: {
    changeBookingEmail: {
      __typename: 'ChangeBookingEmailPayload',
      email,
      customerId: email && 'g_moved',
      message: email && `Your email has been updated. A verification code has been sent to ${email}`,
      userErrors: flaws(errors),
    },
  },
});

const goodGraph = () =>
  new FakeGraph()
    .answer('VerifyClaim', { data: { verifyClaim: verified } })
    .answer('CompleteClaim', { data: { completeClaim: completed } });

const open = (graph = goodGraph(), state: unknown = { booking: sampleBooking }) =>
  renderAt({ pathname: '/verify-appointment-email', state }, routes, graph);

const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function enterCode(code = '123456') {
  fill('Digit 1 of 6', code);
  await press('Verify');
}

async function setPassword(password = PASSWORD, confirmation = password) {
  fill('New password', password);
  fill('Confirm password', confirmation);
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
    expect(open(goodGraph(), state).path()).toBe('/');
  });

  it('says first what it was reached with, and shows the sheet (BOOK-42, C-13)', () => {
    open(goodGraph(), { booking: { ...sampleBooking, message: 'We found you have previous bookings with us.' } });
    expect(screen.getByText('We found you have previous bookings with us.')).toBeTruthy();
    const sheet = screen.getByRole('region', { name: 'Job sheet' });
    for (const text of ['MW-48213', 'Requested', 'Towing']) expect(within(sheet).getByText(text)).toBeTruthy();
  });

  it('goes from code to password to complete, each once and in this order (REG-29), and logs in (C-58)', async () => {
    const { graph } = open();
    const current = () => document.querySelector('[aria-current=step]')?.textContent;
    expect(current()).toContain('Code');
    await enterCode();
    expect(current()).toContain('Password');
    expect(screen.getByText('Code verified successfully! You can now set your password.')).toBeTruthy();
    expect(document.activeElement).toBe(field('New password'));
    expect(localStorage.getItem('authToken')).toBeNull();
    await setPassword();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You are verified and logged in' }));
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

  it('goes to the dashboard after three seconds (REG-31), unless told to stay', async () => {
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
    expect(document.activeElement?.textContent).toContain('You stay here.');
  });

  it('sends no booking along whose ids are not known', async () => {
    const { graph } = open(goodGraph(), { booking: { ...sampleBooking, appointmentId: null } });
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

  it('at the password asks for another code, which can be had at once; the proof is kept nowhere', async () => {
    const { router } = open();
    await enterCode();
    const kept = JSON.stringify([router.state.location, { ...sessionStorage }, { ...localStorage }]);
    expect(kept).not.toContain('token-1');
    expect(kept).not.toContain('123456');

    const resent = { __typename: 'ResendRegistrationCodePayload', message: null, userErrors: [] };
    const graph = goodGraph().answer('ResendRegistrationCode', { data: { resendRegistrationCode: resent } });
    reload(router, graph);
    expect(screen.getByText(/You reloaded the page after entering your code/)).toBeTruthy();
    await press('Resend code');
    expect(screen.getByText('A new verification code has been sent to your email.')).toBeTruthy();
    expect(screen.queryByText(/You reloaded the page/)).toBeNull();
    await enterCode('654321');
    expect(field('New password')).toBeTruthy();
  });

  it.each([
    ['logged in', completed, 'You are verified and logged in'],
    ['not logged in', { ...completed, session: null }, 'You are verified'],
  ])('at the end is still at the end, %s', async (_what, answer, heading) => {
    const { router } = open(goodGraph().answer('CompleteClaim', { data: { completeClaim: answer } }));
    await enterCode();
    await setPassword();
    reload(router);
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  });

  it('goes on with the seconds until another code can be asked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = open();
    for (let second = 0; second < 20; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
    const again = reload(router);
    expect(screen.getByRole('button', { name: /^Resend in (40|39)s$/ })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    reload(again.router);
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy();
  });

  it('in the middle of another address keeps what was typed', async () => {
    const { router } = open();
    await press('Change it');
    fill('New email', 'meant@exam');
    reload(router);
    expect(field('New email').value).toBe('meant@exam');
    await press('Keep the address');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change it' }));
    reload(router);
    expect(screen.queryByLabelText('New email')).toBeNull();
  });
});

describe('another address (REG-32, C-59)', () => {
  it.each([
    ['abc', 'Please enter a valid email address.'],
    ['', 'Please enter a valid email address.'],
    ['Priya@Example.com', 'Please enter a different email address.'],
  ])('%j is not sent (REG-33)', async (typed, text) => {
    const { graph } = open();
    await press('Change it');
    expect(document.activeElement).toBe(field('New email'));
    fill('New email', typed);
    await press('Send a code there');
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(document.getElementById('new-booking-newEmail-error')?.textContent).toBe(text);
    expect(field('New email').value).toBe(typed);
    expect(graph.sent).toEqual([]);
  });

  it('takes the place of the one before, on the page and in its history entry, and starts a new minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const graph = goodGraph().answer('ChangeBookingEmail', changed('meant@example.com'));
    const { router } = open(graph);
    fill('Digit 1 of 6', '999999');
    for (let second = 0; second < 20; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('button', { name: /^Resend in 4\ds$/ })).toBeTruthy();
    await press('Change it');
    fill('New email', ' meant@example.com ');
    await press('Send a code there');
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
    [
      'the server’s words',
      changed(null, { message: 'This email is already registered.' }),
      'This email is already registered.',
    ],
    ['no words', { data: { changeBookingEmail: null } }, 'Failed to update email address.'],
    ['no answer', lost, 'Failed to update email address.'],
  ])('is refused with %s (REG-34), and what was typed stays', async (_what, reply, text) => {
    open(goodGraph().answer('ChangeBookingEmail', reply));
    await press('Change it');
    fill('New email', 'meant@example.com');
    await press('Send a code there');
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(field('New email').value).toBe('meant@example.com');
  });

  it('can be gone on with when only the answer was lost: the same change cannot be made twice', async () => {
    const graph = goodGraph().answer('ChangeBookingEmail', lost);
    const { router } = open(graph);
    await press('Change it');
    fill('New email', 'meant@example.com');
    await press('Send a code there');
    graph.answer(
      'ChangeBookingEmail',
      changed(null, { message: 'Failed to update email address.', code: 'NOT_FOUND' }),
    );
    await press('Send a code there');
    await press('Enter that code');
    expect(screen.getByRole('group').textContent).toContain('sent to meant@example.com');
    expect(router.state.location.state.booking.email).toBe('meant@example.com');
  });

  it('leads back to the earlier one when the change had never arrived, with what was typed', async () => {
    const graph = goodGraph().answer('ChangeBookingEmail', lost);
    const { router } = open(graph);
    await press('Change it');
    fill('New email', 'meant@exampel.com');
    await press('Send a code there');
    await press('Enter that code');
    await press('Change it');
    fill('New email', 'meant@example.com');
    graph.answer(
      'ChangeBookingEmail',
      changed(null, { message: 'Failed to update email address.', code: 'NOT_FOUND' }),
    );
    await press('Send a code there');
    await press('Go back to that address');
    expect(router.state.location.state.booking.email).toBe(sampleBooking.email);
    expect(field('New email').value).toBe('meant@example.com');
    graph.answer('ChangeBookingEmail', changed('meant@example.com'));
    await press('Send a code there');
    expect(screen.getByRole('group').textContent).toContain('sent to meant@example.com');
    expect(graph.sent.at(-1)?.variables.input).toMatchObject({ currentEmail: sampleBooking.email });
  });

  it('says when to try again after too many changes', async () => {
    const tooOften = { message: 'Changed too often.', code: 'RATE_LIMITED', retryAfterSeconds: 540 };
    open(goodGraph().answer('ChangeBookingEmail', changed(null, tooOften)));
    await press('Change it');
    fill('New email', 'meant@example.com');
    await press('Send a code there');
    expect(screen.getByRole('alert').textContent).toContain('Changed too often. You can try again in 9 minutes.');
  });

  it('is asked for by e-mail where the booking cannot be named', () => {
    open(goodGraph(), { booking: { ...sampleBooking, customerId: null } });
    expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull();
    expect(screen.getByText(/Wrong address\? Write to/)).toBeTruthy();
  });
});

describe('the password (REG-35)', () => {
  it.each([
    ['abc', 'abc', ['Your password does not meet the requirements.'], 'Very Weak'],
    [PASSWORD, 'Kettle*Drum-82', ['Passwords do not match.'], 'Very Strong'],
    ['', '', ['Your password does not meet the requirements.', 'Passwords do not match.'], ''],
  ])('%j and %j are not sent', async (password, confirmation, texts, strength) => {
    const { graph } = open();
    await enterCode();
    await setPassword(password, confirmation);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(texts);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByText('Your password needs').parentElement?.textContent).toContain(strength);
    expect(field('New password').value).toBe(password);
    expect(graph.sentAs('CompleteClaim')).toEqual([]);
  });

  it.each([
    ['words', completion({ message: 'One.' }, { message: 'Two.', field: ['password'] }), ['One.', 'Two.']],
    ['no words', { data: { completeClaim: null } }, ['An error occurred during password setup.']],
    [
      'status 500',
      { errors: [{ message: 'x', extensions: { code: 'UPSTREAM', legacyStatus: 500 } }] },
      ['Server error: 500'],
    ],
    [
      'no use',
      { errors: [{ message: 'x', extensions: { code: 'UPSTREAM' } }] },
      ['An error occurred during password setup.'],
    ],
    ['nothing at all', lost, ['An unexpected error occurred. Please try again.']],
  ])('is answered with %s: it is said, stays typed, and can be sent again', async (_what, reply, texts) => {
    const graph = goodGraph().answer('CompleteClaim', reply);
    open(graph);
    await enterCode();
    await setPassword();
    for (const text of texts) expect(within(screen.getByRole('alert')).getByText(text)).toBeTruthy();
    expect(field('New password').value).toBe(PASSWORD);
    expect(field('Confirm password').value).toBe(PASSWORD);
    graph.answer('CompleteClaim', { data: { completeClaim: completed } });
    await press('Set password and finish');
    expect(screen.getByRole('heading', { name: 'You are verified and logged in' })).toBeTruthy();
  });

  const tooOld = completion({ message: 'Verification process was incomplete. Please start again.', code: 'EXPIRED' });

  it('leads back to the code when the proof is too old', async () => {
    const { graph } = open(goodGraph().answer('CompleteClaim', tooOld));
    await enterCode();
    await setPassword();
    expect(screen.getByRole('alert').textContent).toContain('Verification process was incomplete. Please start again.');
    expect(document.activeElement).toBe(field('Digit 1 of 6'));
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy();
    expect(graph.sentAs('LogIn')).toEqual([]);
  });

  it('that was set although its answer was lost is found out by logging in with it', async () => {
    const graph = goodGraph().answer('CompleteClaim', lost);
    open(graph);
    await enterCode();
    await setPassword();
    const granted = { __typename: 'LogInPayload', session, message: null, redirectPath: null, userErrors: [] };
    graph.answer('CompleteClaim', tooOld).answer('LogIn', { data: { logIn: granted } });
    await press('Set password and finish');
    expect(screen.getByRole('heading', { name: 'You are verified and logged in' })).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBe('secret');
  });

  it('that is set without a log-in leads to the log-in page with the address (C-58)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answer = { ...completed, session: null };
    const { path, router } = open(goodGraph().answer('CompleteClaim', { data: { completeClaim: answer } }));
    await enterCode();
    await setPassword();
    expect(screen.getByText(/We could not log you in by ourselves/)).toBeTruthy();
    expect({ ...localStorage }).toEqual({});
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(path()).toBe('/login');
    expect(router.state.location.state).toEqual({ email: sampleBooking.email });
  });

  it('cannot be set without a proof (REG-25)', async () => {
    open(goodGraph().answer('VerifyClaim', { data: { verifyClaim: { ...verified, claimToken: null } } }));
    await enterCode();
    expect(screen.getByText('Verification process was incomplete. Please start again.')).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});
