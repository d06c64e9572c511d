import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as RegisterPage } from '~/features/registration/register-page.tsx';
import { product } from '~/site/product.ts';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { box, enterCode, field, listed, press, type } from '../support/form-actions.ts';
import { later } from '../support/later.ts';
import { done, failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { sampleBooking } from '../support/sample-booking.ts';

const routes = [
  { path: '/register', Component: RegisterPage },
  { path: '/login', element: <p>the login page</p> },
];
const good = 'Mend-it-77!';

beforeEach(clearDrafts);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const details = { 'First name': ' Ada ', 'Last name': 'Reed', Email: 'ada@example.com', Phone: '07723123456' };

function fillDetails(without?: keyof typeof details) {
  for (const [label, value] of Object.entries(details)) type(label, label === without ? '' : value);
}

function fillPassword(password = good, confirmation = password, label = 'Password') {
  type(label, password);
  type('Confirm password', confirmation);
}

async function register(graph: FakeGraph) {
  const page = renderAt('/register', routes, graph);
  fillDetails();
  fillPassword();
  await press('Create account');
  return page;
}

const TITLE = 'Please address the following:';
const summary = () => screen.findByRole('alert', { name: TITLE });

describe('the page', () => {
  it('has its heading, its breadcrumb and a link to the login page (REG-01, REG-03)', () => {
    renderAt('/register', routes);
    expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeTruthy();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Login', 'REGISTER']);
    expect(crumbs.getByRole('link').getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Login here' }).getAttribute('href')).toBe('/login');
  });

  it('asks for the customer type, keeps the focus there, and clears errors on a change (REG-02, REG-04)', async () => {
    renderAt('/register', routes);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: `I'm new to ${product.name}` }).checked).toBe(true);
    await press('Create account');
    await summary();
    const returning = screen.getByRole('radio', { name: `I've booked with ${product.name} before` });
    returning.focus();
    fireEvent.click(returning);
    expect(document.activeElement).toBe(returning);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByLabelText('First name')).toBeNull();
    choose(/new to/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('First name').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the form of a new customer', () => {
  it.each([
    ['First name', 'Enter your first name'],
    ['Last name', 'Enter your last name'],
    ['Email', 'Please enter a valid email address.'],
    ['Phone', 'Enter your phone number'],
  ] as const)('is not sent without %s, and its error links to it (REG-05)', async (label, message) => {
    const { graph } = renderAt('/register', routes);
    fillDetails(label);
    fillPassword();
    await press('Create account');
    expect(await listed(TITLE)).toEqual([message]);
    expect(document.activeElement).toBe(await summary());
    fireEvent.click(screen.getByRole('link', { name: message }));
    expect(document.activeElement).toBe(field(label));
    const description = field(label).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe(message);
    expect(graph.sent).toEqual([]);
  });

  it('formats the phone number (REG-06, C-57)', () => {
    renderAt('/register', routes);
    type('Phone', '+44 7723 123456');
    expect(field('Phone').value).toBe('7723 123456');
  });

  it('refuses a phone number that is too short (REG-06)', async () => {
    renderAt('/register', routes);
    fillDetails();
    type('Phone', '77231234');
    fillPassword();
    await press('Create account');
    expect(await listed(TITLE)).toEqual(['Enter a UK phone number of 9 or 10 digits after +44']);
  });

  it('lists the errors of an empty form in page order (REG-05..07)', async () => {
    renderAt('/register', routes);
    await press('Create account');
    expect(await listed(TITLE)).toEqual([
      ...['Enter your first name', 'Enter your last name', 'Please enter a valid email address.'],
      ...['Enter your phone number', 'Your password does not meet the requirements.', 'Passwords do not match.'],
    ]);
  });

  it('shows the strength of the password while it is typed (REG-08)', () => {
    renderAt('/register', routes);
    for (const [password, strength] of [
      ['a', 'Very Weak'],
      ['aA', 'Weak'],
      ['aA1', 'Medium'],
      ['aA1!', 'Strong'],
      ['aA1!aA1!', 'Very Strong'],
    ] as const) {
      type('Password', password);
      expect(screen.getByText(strength).dataset.strength).toBe(strength);
    }
  });

  it('works with password managers', () => {
    renderAt('/register', routes);
    expect(field('Email').autocomplete).toBe('username');
    expect(field('Password').autocomplete).toBe('new-password');
    expect(field('Password').getAttribute('passwordrules')).toContain('minlength: 8; maxlength: 200; required: upper;');
    expect(field('Confirm password').autocomplete).toBe('new-password');
  });
});

describe('registering', () => {
  it('goes from form to code to completion, and redirects to the login page after three seconds (REG-09..12, C-98)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const graph = new FakeGraph()
      .answer('Register', done('register', { flowId: 'flow-1' }))
      .answer('VerifyRegistration', done('verifyRegistration'));
    const { path, router } = await register(graph);
    expect(graph.sentAs('Register')[0]?.variables).toEqual({
      input: { firstName: 'Ada', lastName: 'Reed', email: 'ada@example.com', phone: '7723 123456', password: good },
    });
    expect(screen.getByText('Please verify your email to complete registration.')).toBeTruthy();
    expect(document.activeElement).toBe(await box(1));
    await enterCode();
    expect(graph.sentAs('VerifyRegistration')[0]?.variables).toEqual({
      input: { email: 'ada@example.com', code: '123456', flowId: 'flow-1' },
    });
    expect(screen.getByText('Email verified successfully! Your account is now active.')).toBeTruthy();
    expect(screen.getByText('Registration successful! You will be redirected to login.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login');
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(path()).toBe('/register');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(path()).toBe('/login');
    expect(router.state.location.state).toEqual({ email: 'ada@example.com' });
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['every error', refused('register', userError('A'), userError('B')), ['A', 'B']],
    ['no reason', refused('register'), ['An error occurred during registration.']],
    ['a status', failed({ code: 'UPSTREAM_UNAVAILABLE', legacyStatus: 500 }), ['Server error: 500']],
    [
      'a response that can’t be read',
      failed({ legacyStatus: 200 }),
      ['An unexpected error occurred. Please try again later.'],
    ],
    ['no response', lost, ['An unexpected error occurred. Please try again later.']],
    ['too many tries', failed({ code: 'RATE_LIMITED' }, 'Try again in 5 minutes.'), ['Try again in 5 minutes.']],
  ])('lists %s, and keeps everything that was typed (REG-13..16)', async (_what, response, messages) => {
    await register(new FakeGraph().answer('Register', response));
    expect(await listed(TITLE)).toEqual(messages);
    expect(document.activeElement).toBe(await summary());
    expect([field('Email').value, field('Password').value]).toEqual(['ada@example.com', good]);
  });

  it('shows the server’s errors at their fields until these change', async () => {
    const errors = [
      userError('Not this phone.', { field: ['phone'] }),
      userError('Too common.', { field: ['password'] }),
    ];
    await register(new FakeGraph().answer('Register', refused('register', ...errors)));
    await summary();
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    type('Phone', '7723 123457');
    type('Password', `${good}x`);
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
    expect(field('Password').getAttribute('aria-invalid')).toBeNull();
  });

  it('leads back to the details, without the passwords, and forward again to the code', async () => {
    await register(new FakeGraph().answer('Register', done('register')));
    await press('Change your details');
    expect(field('First name').value.trim()).toBe('Ada');
    expect(field('Password').value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Step 1 of 3' }));
    await press('Enter the code');
    expect(document.activeElement).toBe(await box(1));
  });

  it('does not open the code’s step if the customer type was switched meanwhile', async () => {
    const { promise, resolve } = later<ReturnType<typeof done>>();
    await register(new FakeGraph().answer('Register', promise));
    choose(/booked with/);
    await act(async () => resolve(done('register')));
    expect(screen.getByRole('button', { name: 'Send verification code' })).toBeTruthy();
    choose(/new to/);
    await press('Enter the code');
    expect(await box(1)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change your details' })).toBeTruthy();
  });

  it('shows the details again if the code has expired', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { unmount } = await register(new FakeGraph().answer('Register', done('register')));
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    renderAt('/register', routes);
    expect(field('Email').value).toBe('ada@example.com');
    expect(screen.queryByRole('button', { name: 'Enter the code' })).toBeNull();
  });

  it('refuses a password that is too long, without shortening it', async () => {
    const { graph } = renderAt('/register', routes);
    fillDetails();
    for (const label of ['Password', 'Confirm password']) expect(field(label).maxLength).toBe(-1);
    fillPassword(`Aa1!${'x'.repeat(197)}`);
    await press('Create account');
    expect(await listed(TITLE)).toEqual(['Your password must not be longer than 200 characters.']);
    expect(graph.sent).toEqual([]);
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('stores the details and the code’s step, never a password', async () => {
    const { unmount } = await register(new FakeGraph().answer('Register', done('register')));
    expect(localStorage.getItem('draft/device/registration')).toContain('ada@example.com');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(good);
    unmount();
    renderAt('/register', routes);
    expect(await box(1)).toBeTruthy();
    expect(screen.getByText(/sent to ada@example\.com/)).toBeTruthy();
  });
});

describe('a returning customer', () => {
  const verified = done('verifyClaim', { claimToken: 'token-1' });
  const successfulGraph = () =>
    new FakeGraph()
      .answer('ClaimAccount', done('claimAccount', { flowId: 'flow-1' }))
      .answer('VerifyClaim', verified)
      .answer('CompleteClaim', done('completeClaim', { session: null }));

  async function requestCode(graph: FakeGraph, email = 'ada@example.com') {
    const page = renderAt('/register', routes, graph);
    choose(/booked with/);
    type('Email', email);
    await press('Send verification code');
    return page;
  }

  async function verifyCode(graph: FakeGraph) {
    const page = await requestCode(graph);
    await enterCode();
    await screen.findByLabelText('New password');
    return page;
  }

  it.each(['', 'abc'])('needs a valid address, not %j (REG-22)', async (email) => {
    const { graph } = await requestCode(new FakeGraph(), email);
    expect(await listed(TITLE)).toEqual(['Please enter a valid email address.']);
    expect(graph.sent).toEqual([]);
  });

  it.each([
    ['every error', refused('claimAccount', userError('A'), userError('B')), ['A', 'B']],
    ['no reason', refused('claimAccount'), ['An error occurred while sending the verification code.']],
    ['a status', failed({ legacyStatus: 503 }), ['Server error: 503']],
    ['no response', lost, ['An unexpected error occurred. Please try again later.']],
  ])('sees why no code was sent: %s (REG-13..16)', async (_what, response, messages) => {
    await requestCode(new FakeGraph().answer('ClaimAccount', response));
    expect(await listed(TITLE)).toEqual(messages);
    expect(field('Email').value).toBe('ada@example.com');
  });

  it('goes from email to code to password, and to the login page after two seconds (REG-21, REG-23, C-89)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { graph, path } = await verifyCode(successfulGraph());
    expect(screen.getByText('Code verified successfully! You can now set your password.')).toBeTruthy();
    expect(document.activeElement).toBe(field('New password'));
    fillPassword(good, good, 'New password');
    await press('Set password');
    expect(graph.sentAs('CompleteClaim')[0]?.variables).toEqual({
      input: { claimToken: 'token-1', email: 'ada@example.com', password: good, logIn: false },
    });
    expect(screen.getByText('Registration successful! You will be redirected to login.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(path()).toBe('/register');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(path()).toBe('/login');
  });

  it.each([
    ['no reason', refused('completeClaim'), 'An error occurred during password setup.'],
    ['a status', failed({ legacyStatus: 500 }), 'Server error: 500'],
    ['no response', lost, 'An unexpected error occurred. Please try again later.'],
  ])('keeps the typed password if it could not be set: %s (REG-14, REG-15)', async (_what, response, message) => {
    await verifyCode(successfulGraph().answer('CompleteClaim', response));
    fillPassword(good, good, 'New password');
    await press('Set password');
    expect(await listed(TITLE)).toEqual([message]);
    expect(field('New password').value).toBe(good);
  });

  const incomplete = 'Verification process was incomplete. Please start again.';

  it('sees an error if the server sent no token, and sends nothing (REG-25)', async () => {
    const { graph } = await verifyCode(
      successfulGraph().answer('VerifyClaim', done('verifyClaim', { claimToken: null })),
    );
    expect(screen.getByText(incomplete)).toBeTruthy();
    fillPassword(good, good, 'New password');
    await press('Set password');
    expect(screen.getByText(incomplete)).toBeTruthy();
    expect(graph.sentAs('CompleteClaim')).toEqual([]);
    await press('Start again');
    expect(field('Email').value).toBe('ada@example.com');
  });
});

describe('a visitor from another page', () => {
  it('is returning after a booking, with its message and address (C-83)', async () => {
    renderAt({ pathname: '/register', state: { booking: sampleBooking } }, routes);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /booked with/ }).checked).toBe(true);
    expect(field('Email').value).toBe(sampleBooking.email);
    expect(screen.getByText('Thank you.')).toBeTruthy();
    choose(/new to/);
    expect(screen.queryByText('Thank you.')).toBeNull();
    choose(/booked with/);
    expect(screen.queryByText('Thank you.')).toBeNull();
  });

  it('is returning after the login page, with the address (C-90), and can choose otherwise', async () => {
    const { unmount } = renderAt({ pathname: '/register', state: { email: 'joan@example.com' } }, routes);
    await waitFor(() => expect(field('Email').value).toBe('joan@example.com'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /booked with/ }).checked).toBe(true);
    choose(/new to/);
    unmount();
    renderAt({ pathname: '/register', state: { email: 'joan@example.com' } }, routes);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /new to/ }).checked).toBe(true);
  });
});
