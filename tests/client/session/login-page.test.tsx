import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as LoginPage } from '~/features/session/login-page.tsx';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { field, press, type } from '../support/form-actions.ts';
import { done, failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { sampleBooking } from '../support/sample-booking.ts';

const routes = [
  { path: '/login', Component: LoginPage },
  { path: '*', element: <p>another page</p> },
];
const session = { userId: '7', authToken: 'secret', userName: 'Joan', accountType: 'customer' };
const loggedIn = (redirectPath = '/dashboard') =>
  new FakeGraph().answer('LogIn', done('logIn', { session, redirectPath }));

beforeEach(clearDrafts);
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function logIn(email = 'joan@example.com', password = 'right') {
  type('Email', email);
  type('Password', password);
  await press('Log in');
}

describe('logging in', () => {
  it('has its heading and its two links (AUTH-01)', () => {
    renderAt('/login', routes);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Forgotten password?' }).getAttribute('href')).toBe('/forgotPassword');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  });

  it('sends nothing that is invalid (AUTH-03)', async () => {
    const { graph } = renderAt('/login', routes);
    await logIn('abc', '');
    expect(await screen.findAllByText('Invalid email format')).not.toHaveLength(0);
    expect(screen.getAllByText('Password is required')).not.toHaveLength(0);
    expect(graph.sent).toEqual([]);
  });

  it('sends whether to remember the login (AUTH-02, C-67), and stores the session (AUTH-06)', async () => {
    const { graph } = renderAt('/login', routes, loggedIn());
    fireEvent.click(screen.getByLabelText('Remember me'));
    await logIn();
    await screen.findByRole('status');
    expect(graph.sent[0]?.variables).toEqual({
      input: { email: 'joan@example.com', password: 'right', rememberMe: true },
    });
    expect({ ...localStorage }).toMatchObject({ userId: '7', authToken: 'secret', userName: 'Joan' });
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/dashboard');
  });

  it('redirects after a second and a half (AUTH-04)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { path } = renderAt('/login', routes, loggedIn());
    await logIn();
    await screen.findByRole('status');
    await act(() => vi.advanceTimersByTimeAsync(1_300));
    expect(path()).toBe('/login');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(path()).toBe('/dashboard');
  });

  it('leads to the server’s redirect (AUTH-05)', async () => {
    const { path } = renderAt('/login', routes, loggedIn('/specialists'));
    await logIn();
    await act(async () => fireEvent.click(await screen.findByRole('link', { name: 'Continue' })));
    expect(path()).toBe('/specialists');
  });

  it.each([
    ['the server’s errors', refused('logIn', userError('Wrong.'), userError('Again.')), ['Wrong.', 'Again.']],
    ['the documented message without errors', done('logIn', { session: null }), ['An error occurred during login.']],
    ['the documented message without a response', lost, ['An unexpected error occurred. Please try again.']],
  ])('shows %s and keeps what was typed (AUTH-07, AUTH-08)', async (_what, response, messages) => {
    renderAt('/login', routes, new FakeGraph().answer('LogIn', response));
    await logIn();
    for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
    expect(field('Email').value).toBe('joan@example.com');
    expect(field('Password').value).toBe('right');
    expect(Object.keys(localStorage)).toEqual(['draft/device/log-in']);
    expect(screen.queryByRole('link', { name: 'Verify my email' })).toBeNull();
  });

  it('says when to try again after too many tries', async () => {
    const tooMany = failed({ code: 'RATE_LIMITED' }, 'Too many tries. Wait 40 seconds.');
    renderAt('/login', routes, new FakeGraph().answer('LogIn', tooMany));
    await logIn();
    expect(await screen.findByText('Too many tries. Wait 40 seconds.')).toBeTruthy();
  });

  it('shows and hides the password without losing it', () => {
    renderAt('/login', routes);
    type('Password', 'right');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').type).toBe('password');
    expect(field('Password').value).toBe('right');
  });

  it('has a focused link for those who don’t wait (AUTH-04)', async () => {
    const { path, router } = renderAt(
      { pathname: '/login', state: { from: '/dashboard/repairs?open=4#parts' } },
      routes,
      loggedIn(),
    );
    await logIn();
    const link = await screen.findByRole('link', { name: 'Continue' });
    expect(document.activeElement).toBe(link);
    await act(async () => fireEvent.click(link));
    expect(path()).toBe('/dashboard/repairs?open=4');
    // As after the timer: Back must not lead to the login page.
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('leads customers with an unverified address to the registration page, with the address in no link (C-90)', async () => {
    const unverified = userError('Your email address has not been verified yet.', { code: 'UNVERIFIED_EMAIL' });
    const { router } = renderAt('/login', routes, new FakeGraph().answer('LogIn', refused('logIn', unverified)));
    await logIn();
    expect(await screen.findByText('Your email address has not been verified yet.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Verify my email' });
    expect(link.getAttribute('href')).toBe('/register');
    await act(async () => fireEvent.click(link));
    expect(router.state.location.pathname).toBe('/register');
    expect(router.state.location.state).toEqual({ email: 'joan@example.com' });
  });
});

describe('the typed address', () => {
  it('survives Back and a reload; the password does not', async () => {
    const { router } = renderAt('/login', routes);
    type('Email', 'joan@example.com');
    type('Password', 'right');
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(field('Email').value).toBe('joan@example.com');
    expect(JSON.stringify({ ...localStorage })).not.toContain('right');
    cleanup();
    renderAt('/login', routes);
    expect(field('Email').value).toBe('joan@example.com');
  });

  it('is passed to the password reset, but not in the URL', async () => {
    const { router } = renderAt('/login', routes);
    type('Email', ' joan@example.com ');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Forgotten password?' })));
    const { pathname, search, state } = router.state.location;
    expect([pathname, search, state]).toEqual(['/forgotPassword', '', { email: 'joan@example.com' }]);
  });

  it('is passed with the page that needed the login', async () => {
    const from = '/dashboard/repairs';
    const { router } = renderAt({ pathname: '/login', state: { from } }, routes);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Forgotten password?' })));
    expect(router.state.location.state).toEqual({ email: '', from });
  });

  it('is prefilled by another page, and can be changed', async () => {
    const { router } = renderAt({ pathname: '/login', state: { email: 'ada@example.com' } }, routes);
    expect(field('Email').value).toBe('ada@example.com');
    type('Email', 'joan@example.com');
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(field('Email').value).toBe('joan@example.com');
  });

  it('is forgotten after a login', async () => {
    renderAt('/login', routes, loggedIn());
    await logIn();
    await screen.findByRole('link', { name: 'Continue' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft/'))).toEqual([]);
  });
});

describe('a visitor with a session', () => {
  beforeEach(() => {
    localStorage.setItem('userId', '7');
    localStorage.setItem('authToken', 'secret');
  });

  it('is redirected to the dashboard (C-66)', async () => {
    const { path } = renderAt('/login', routes);
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('is redirected to the page that needed the login', async () => {
    const { path } = renderAt({ pathname: '/login', state: { from: '/dashboard?x=1' } }, routes);
    await waitFor(() => expect(path()).toBe('/dashboard?x=1'));
  });

  it('is redirected when another tab logs in (SESS-01)', async () => {
    localStorage.clear();
    const { path } = renderAt('/login', routes);
    expect(path()).toBe('/login');
    localStorage.setItem('userId', '7');
    localStorage.setItem('authToken', 'secret');
    act(() => void window.dispatchEvent(Object.assign(new Event('storage'), { key: 'userId' })));
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('stays and sees the session problem (C-65), and can try again', () => {
    const { path } = renderAt('/login?error=1', routes);
    expect(path()).toBe('/login?error=1');
    expect(screen.getByRole('alert').textContent).toContain('couldn’t load your account');
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeTruthy();
  });

  it('returns to the page that failed when the browser is online again, unless a password is typed', async () => {
    const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
    const { path } = renderAt(
      { pathname: '/login', search: '?error=1', state: { from: '/dashboard/repairs' } },
      routes,
    );
    type('Password', 'another');
    goOnline();
    expect(path()).toBe('/login?error=1');
    type('Password', '');
    goOnline();
    await waitFor(() => expect(path()).toBe('/dashboard/repairs'));
  });
});

it('after a claim whose login failed, says that the password is set, and has the address (C-58)', () => {
  renderAt({ pathname: '/login', state: { email: 'joan@example.com', isPasswordSet: true } }, routes);
  expect(screen.getByText('Your password is set')).toBeTruthy();
  expect(screen.getByText(/Your booking hasn’t changed\./)).toBeTruthy();
  expect(field('Email').value).toBe('joan@example.com');
});

describe('after a booking by a customer with an account', () => {
  const state = { booking: sampleBooking };
  const title = 'Appointment Successfully Submitted!';

  it('shows the banner, which closes after about twenty seconds (AUTH-09, AUTH-10)', async () => {
    vi.useFakeTimers();
    const { container } = renderAt({ pathname: '/login', state }, routes);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText('MW-48213')).toBeTruthy();
    const bar = () => container.querySelector<HTMLElement>('[aria-hidden] > [style]')?.style.width;
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(bar()).toBe('95%');
    await act(() => vi.advanceTimersByTimeAsync(18_900));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  it('stays open while it is paused, and can be closed (AUTH-11)', async () => {
    vi.useFakeTimers();
    renderAt({ pathname: '/login', state }, routes);
    fireEvent.click(screen.getByRole('button', { name: 'Keep this message' }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    await press('Close this message');
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  it('stays open while it has the pointer or the focus', async () => {
    vi.useFakeTimers();
    const { container } = renderAt({ pathname: '/login', state }, routes);
    const banner = screen.getByRole('region', { name: title });
    const bar = () => container.querySelector<HTMLElement>('[aria-hidden] > [style]')?.style.width;
    fireEvent.pointerEnter(banner);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(bar()).toBe('100%');
    fireEvent.pointerLeave(banner);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(bar()).toBe('95%');
    act(() => screen.getByRole('button', { name: 'Keep this message' }).focus());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(bar()).toBe('95%');
    act(() => screen.getByLabelText('Email').focus());
    await act(() => vi.advanceTimersByTimeAsync(19_100));
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  it('describes the focused heading for screen readers, and fills in the booking’s address', () => {
    renderAt({ pathname: '/login', state }, routes);
    const description = screen.getByRole('heading', { level: 1 }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe(title);
    expect(field('Email').value).toBe('priya@example.com');
  });

  it('moves its focus to the heading when it is closed, and fills nothing in again', async () => {
    const { router } = renderAt({ pathname: '/login', state }, routes);
    type('Email', '');
    const close = screen.getByRole('button', { name: 'Close this message' });
    act(() => close.focus());
    await act(async () => fireEvent.click(close));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(field('Email').value).toBe('');
    type('Email', 'other@example.com');
    const { key, state: storedState } = router.state.location;
    cleanup();
    renderAt({ pathname: '/login', key, state: storedState }, routes);
    expect(field('Email').value).toBe('other@example.com');
  });

  it('leaves the address in the field when it is closed', async () => {
    renderAt({ pathname: '/login', state }, routes);
    await press('Close this message');
    expect(field('Email').value).toBe('priya@example.com');
  });
});
