import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as RegisterPage } from '~/features/registration/register-page.tsx';
import { product } from '~/site/product.ts';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { done, failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { sampleBooking } from '../support/sample-booking.ts';

const routes = [
  { path: '/register', Component: RegisterPage },
  { path: '/login', element: <p>the log-in page</p> },
];
const good = 'Mend-it-77!';

beforeEach(clearDrafts);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const box = (place: number) => screen.findByRole('textbox', { name: `Digit ${place} of 6` });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const details = { 'First name': ' Ada ', 'Last name': 'Reed', Email: 'ada@example.com', Phone: '07723123456' };

function fillDetails(without?: keyof typeof details) {
  for (const [label, value] of Object.entries(details)) type(label, label === without ? '' : value);
}

function fillPassword(password = good, confirmation = password, label = 'Password') {
  type(label, password);
  type('Confirm password', confirmation);
}

async function enterCode() {
  fireEvent.change(await box(1), { target: { value: '123456' } });
  await press('Verify');
}

async function register(graph: FakeGraph) {
  const page = renderAt('/register', routes, graph);
  fillDetails();
  fillPassword();
  await press('Create account');
  return page;
}

const summary = () => screen.findByRole('alert', { name: 'Please address the following:' });
const listed = async () =>
  within(await summary())
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the page', () => {
  it('has its heading, its breadcrumb and the way to the log-in (REG-01, REG-03)', () => {
    renderAt('/register', routes);
    expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeTruthy();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Login', 'REGISTER']);
    expect(crumbs.getByRole('link').getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Login here' }).getAttribute('href')).toBe('/login');
  });

  it('asks who somebody is, keeps the focus there, and clears errors on a change (REG-02, REG-04)', async () => {
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
  ] as const)('is not sent without %s, and leads there (REG-05)', async (label, text) => {
    const { graph } = renderAt('/register', routes);
    fillDetails(label);
    fillPassword();
    await press('Create account');
    expect(await listed()).toEqual([text]);
    expect(document.activeElement).toBe(await summary());
    fireEvent.click(screen.getByRole('link', { name: text }));
    expect(document.activeElement).toBe(field(label));
    const described = field(label).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(text);
    expect(graph.sent).toEqual([]);
  });

  it.each([
    ['77231234567abc', '7723 123456'],
    ['07723123456', '7723 123456'],
    ['+44 7723 123456', '7723 123456'],
  ])('writes the phone number %j as %j (REG-06, C-57)', (typed, shown) => {
    renderAt('/register', routes);
    type('Phone', typed);
    expect(field('Phone').value).toBe(shown);
  });

  it('refuses a phone number that is too short (REG-06)', async () => {
    renderAt('/register', routes);
    fillDetails();
    type('Phone', '77231234');
    fillPassword();
    await press('Create account');
    expect(await listed()).toEqual(['Enter a UK phone number of 9 or 10 digits after +44']);
  });

  it.each([
    ['a weak password', 'Abcdefgh', 'Abcdefgh', ['Your password does not meet the requirements.']],
    ['two different ones', good, `${good}!`, ['Passwords do not match.']],
    ['none', '', '', ['Your password does not meet the requirements.', 'Passwords do not match.']],
  ])('is not sent with %s (REG-07)', async (_what, password, confirmation, texts) => {
    const { graph } = renderAt('/register', routes);
    fillDetails();
    fillPassword(password, confirmation);
    await press('Create account');
    expect(await listed()).toEqual(texts);
    expect(graph.sent).toEqual([]);
  });

  it('says how strong the password is while it is typed (REG-08)', () => {
    renderAt('/register', routes);
    for (const [password, word] of [
      ['a', 'Very Weak'],
      ['aA', 'Weak'],
      ['aA1', 'Medium'],
      ['aA1!', 'Strong'],
      ['aA1!aA1!', 'Very Strong'],
    ] as const) {
      type('Password', password);
      expect(screen.getByText(word).dataset.strength).toBe(word);
    }
  });

  it('lets password managers do their work', () => {
    renderAt('/register', routes);
    expect(field('Email').autocomplete).toBe('username');
    expect(field('Password').autocomplete).toBe('new-password');
    expect(field('Confirm password').autocomplete).toBe('new-password');
  });
});

describe('registering', () => {
  it('goes from form to code to the end, and on to the log-in after three seconds (REG-09..12, C-98)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const graph = new FakeGraph()
      .answer('Register', done('register'))
      .answer('VerifyRegistration', done('verifyRegistration'));
    const { path, router } = await register(graph);
    expect(graph.sentAs('Register')[0]?.variables).toEqual({
      input: { firstName: 'Ada', lastName: 'Reed', email: 'ada@example.com', phone: '7723 123456', password: good },
    });
    expect(screen.getByText('Please verify your email to complete registration.')).toBeTruthy();
    expect(document.activeElement).toBe(await box(1));
    await enterCode();
    expect(graph.sentAs('VerifyRegistration')[0]?.variables).toEqual({
      input: { email: 'ada@example.com', code: '123456' },
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
    ['no words', refused('register'), ['An error occurred during registration.']],
    ['a status', failed({ code: 'UPSTREAM_UNAVAILABLE', legacyStatus: 500 }), ['Server error: 500']],
    [
      'an answer that is none',
      failed({ legacyStatus: 200 }),
      ['An unexpected error occurred. Please try again later.'],
    ],
    ['no answer', lost, ['An unexpected error occurred. Please try again later.']],
    ['too many tries', failed({ code: 'RATE_LIMITED' }, 'Try again in 5 minutes.'), ['Try again in 5 minutes.']],
  ])('lists %s, and keeps all that was typed (REG-13..16)', async (_what, reply, texts) => {
    await register(new FakeGraph().answer('Register', reply));
    expect(await listed()).toEqual(texts);
    expect(document.activeElement).toBe(await summary());
    expect([field('Email').value, field('Password').value]).toEqual(['ada@example.com', good]);
  });

  it('puts the server’s errors at their fields until these change', async () => {
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

  it('leads back from a mistyped address with everything but the passwords, and forward again to the code', async () => {
    await register(new FakeGraph().answer('Register', done('register')));
    await press('Change your details');
    expect(field('First name').value.trim()).toBe('Ada');
    expect(field('Password').value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Step 1 of 3' }));
    await press('Enter the code');
    expect(document.activeElement).toBe(await box(1));
  });

  it('opens no code stage under somebody who has gone over to the other way meanwhile', async () => {
    let answer: (reply: ReturnType<typeof done>) => void = () => undefined;
    await register(new FakeGraph().answer('Register', new Promise((resolve) => (answer = resolve))));
    choose(/booked with/);
    await act(async () => answer(done('register')));
    expect(screen.getByRole('button', { name: 'Send verification code' })).toBeTruthy();
    choose(/new to/);
    await press('Enter the code');
    expect(await box(1)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change your details' })).toBeTruthy();
  });

  it('asks for a new code in the place of one that has become too old, with the details filled in', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { unmount } = await register(new FakeGraph().answer('Register', done('register')));
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    renderAt('/register', routes);
    expect(field('Email').value).toBe('ada@example.com');
    expect(screen.queryByRole('button', { name: 'Enter the code' })).toBeNull();
  });

  it('takes a password that is too long as it is, and says so', async () => {
    const tooLongMessage = userError('Your password must not be longer than 200 characters.', { field: ['password'] });
    const { graph } = renderAt(
      '/register',
      routes,
      new FakeGraph().answer('Register', refused('register', tooLongMessage)),
    );
    fillDetails();
    for (const label of ['Password', 'Confirm password']) expect(field(label).maxLength).toBe(-1);
    fillPassword(`Aa1!${'x'.repeat(197)}`);
    await press('Create account');
    expect(await listed()).toEqual([tooLongMessage.message]);
    expect(graph.sentAs('Register')[0]?.variables.input).toMatchObject({ password: `Aa1!${'x'.repeat(197)}` });
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps details and code stage in the tab, never a password', async () => {
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
  const proved = done('verifyClaim', { claimToken: 'proof' });
  const begun = () =>
    new FakeGraph()
      .answer('ClaimAccount', done('claimAccount'))
      .answer('VerifyClaim', proved)
      .answer('CompleteClaim', done('completeClaim', { session: null }));

  async function begin(graph: FakeGraph, email = 'ada@example.com') {
    const page = renderAt('/register', routes, graph);
    choose(/booked with/);
    type('Email', email);
    await press('Send verification code');
    return page;
  }

  async function prove(graph: FakeGraph) {
    const page = await begin(graph);
    await enterCode();
    await screen.findByLabelText('New password');
    return page;
  }

  it.each(['', 'abc'])('needs an address that can be right, not %j (REG-22)', async (email) => {
    const { graph } = await begin(new FakeGraph(), email);
    expect(await listed()).toEqual(['Please enter a valid email address.']);
    expect(graph.sent).toEqual([]);
  });

  it.each([
    ['every error', refused('claimAccount', userError('A'), userError('B')), ['A', 'B']],
    ['no words', refused('claimAccount'), ['An error occurred while sending the verification code.']],
    ['a status', failed({ legacyStatus: 503 }), ['Server error: 503']],
    ['no answer', lost, ['An unexpected error occurred. Please try again later.']],
  ])('reads why no code was sent: %s (REG-13..16)', async (_what, reply, texts) => {
    await begin(new FakeGraph().answer('ClaimAccount', reply));
    expect(await listed()).toEqual(texts);
    expect(field('Email').value).toBe('ada@example.com');
  });

  it('reads at the field what the server has against the address', async () => {
    const error = userError('We cannot write to this address.', { field: ['email'] });
    await begin(new FakeGraph().answer('ClaimAccount', refused('claimAccount', error)));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: error.message }));
    expect(document.activeElement).toBe(field('Email'));
  });

  it('goes from email to code to password, and to the log-in after two seconds (REG-21, REG-23, C-89)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { graph, path } = await prove(begun());
    expect(screen.getByText('Code verified successfully! You can now set your password.')).toBeTruthy();
    expect(document.activeElement).toBe(field('New password'));
    fillPassword(good, good, 'New password');
    await press('Set password');
    expect(graph.sentAs('CompleteClaim')[0]?.variables).toEqual({
      input: { claimToken: 'proof', email: 'ada@example.com', password: good, logIn: false },
    });
    expect(screen.getByText('Registration successful! You will be redirected to login.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_900));
    expect(path()).toBe('/register');
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(path()).toBe('/login');
  });

  it.each([
    ['one field', good, '', ['Passwords do not match.']],
    ['a weak password', 'abc', 'abc', ['Your password does not meet the requirements.']],
    ['a mismatch', good, `${good}x`, ['Passwords do not match.']],
  ])('does not set %s (REG-24)', async (_what, password, confirmation, texts) => {
    const { graph } = await prove(begun());
    fillPassword(password, confirmation, 'New password');
    await press('Set password');
    expect(await listed()).toEqual(texts);
    expect(graph.sentAs('CompleteClaim')).toEqual([]);
  });

  it.each([
    ['no words', refused('completeClaim'), 'An error occurred during password setup.'],
    ['a status', failed({ legacyStatus: 500 }), 'Server error: 500'],
    ['no answer', lost, 'An unexpected error occurred. Please try again later.'],
  ])('keeps the password where it could not be set: %s (REG-14, REG-15)', async (_what, reply, text) => {
    await prove(begun().answer('CompleteClaim', reply));
    fillPassword(good, good, 'New password');
    await press('Set password');
    expect(await listed()).toEqual([text]);
    expect(field('New password').value).toBe(good);
  });

  const incomplete = 'Verification process was incomplete. Please start again.';

  it('is told when the right code was answered without a token, and sends nothing (REG-25)', async () => {
    const { graph } = await prove(begun().answer('VerifyClaim', done('verifyClaim', { claimToken: null })));
    expect(screen.getByText(incomplete)).toBeTruthy();
    fillPassword(good, good, 'New password');
    await press('Set password');
    expect(screen.getByText(incomplete)).toBeTruthy();
    expect(graph.sentAs('CompleteClaim')).toEqual([]);
    await press('Start again');
    expect(field('Email').value).toBe('ada@example.com');
  });

  it('starts again when the proof has become too old', async () => {
    const userErrors = [userError(incomplete, { code: 'EXPIRED' })];
    const expired = done('completeClaim', { session: null, userErrors });
    await prove(begun().answer('CompleteClaim', expired));
    fillPassword(good, good, 'New password');
    await press('Set password');
    expect(screen.getByText(incomplete)).toBeTruthy();
    await press('Start again');
    expect(await screen.findByRole('button', { name: 'Send verification code' })).toBeTruthy();
  });

  it('asks for another code when the page was left with a proof, which is kept nowhere', async () => {
    const { unmount } = await prove(begun());
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('proof');
    unmount();
    renderAt('/register', routes, begun());
    await box(1);
    expect(screen.getByText(/Please ask for another code/)).toBeTruthy();
  });
});

describe('who is sent here', () => {
  it('comes from a booking as returning, with its message and address (C-83)', async () => {
    renderAt({ pathname: '/register', state: { booking: sampleBooking } }, routes);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /booked with/ }).checked).toBe(true);
    expect(field('Email').value).toBe(sampleBooking.email);
    expect(screen.getByText('Thank you.')).toBeTruthy();
    choose(/new to/);
    expect(screen.queryByText('Thank you.')).toBeNull();
    choose(/booked with/);
    expect(screen.queryByText('Thank you.')).toBeNull();
  });

  it('comes from the log-in as returning, with the address (C-90), and may choose otherwise', async () => {
    const { unmount } = renderAt({ pathname: '/register', state: { email: 'joan@example.com' } }, routes);
    await waitFor(() => expect(field('Email').value).toBe('joan@example.com'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /booked with/ }).checked).toBe(true);
    choose(/new to/);
    unmount();
    renderAt({ pathname: '/register', state: { email: 'joan@example.com' } }, routes);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /new to/ }).checked).toBe(true);
  });
});
