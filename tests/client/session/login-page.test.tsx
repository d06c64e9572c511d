import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as LoginPage } from '~/features/session/login-page.tsx';
import { FakeGraph } from '../support/fake-graph.ts';
import { madeBooking } from '../support/made-booking.ts';
import { renderAt } from '../support/render-at.tsx';

const routes = [
  { path: '/login', Component: LoginPage },
  { path: '/dashboard', element: <p>the dashboard</p> },
];
const session = { __typename: 'Session', userId: '7', authToken: 'secret', userName: 'Joan', accountType: 'customer' };
const granted = { __typename: 'LogInPayload', session, message: null, redirectPath: '/dashboard', userErrors: [] };
const refused = (...messages: string[]) => ({
  __typename: 'LogInPayload',
  session: null,
  message: null,
  redirectPath: null,
  userErrors: messages.map((message) => ({ __typename: 'UserError', message })),
});

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function logIn(email = 'joan@example.com', password = 'right') {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  });
}

describe('logging in', () => {
  it('has its heading and the two ways on (AUTH-01)', () => {
    renderAt('/login', routes);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgotPassword');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  });

  it('sends nothing that cannot be right (AUTH-03)', async () => {
    const { graph } = renderAt('/login', routes);
    await logIn('abc', '');
    expect(await screen.findAllByText('Invalid email format')).not.toHaveLength(0);
    expect(screen.getAllByText('Password is required')).not.toHaveLength(0);
    expect(graph.sent).toEqual([]);
  });

  it('passes on whether to remember (AUTH-02, C-67), keeps the session and says so (AUTH-06)', async () => {
    const graph = new FakeGraph().answer('LogIn', { data: { logIn: granted } });
    renderAt('/login', routes, graph);
    fireEvent.click(screen.getByLabelText('Remember me'));
    await logIn();
    await screen.findByRole('status');
    expect(graph.sent[0]?.variables).toEqual({
      input: { email: 'joan@example.com', password: 'right', rememberMe: true },
    });
    expect({ ...localStorage }).toMatchObject({ userId: '7', authToken: 'secret', userName: 'Joan' });
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/dashboard');
  });

  it('goes on after a second and a half (AUTH-04)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { path } = renderAt('/login', routes, new FakeGraph().answer('LogIn', { data: { logIn: granted } }));
    await logIn();
    await screen.findByRole('status');
    await act(() => vi.advanceTimersByTimeAsync(1_300));
    expect(path()).toBe('/login');
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(path()).toBe('/dashboard');
  });

  it.each([
    ['the server’s list', { data: { logIn: refused('Wrong.', 'Again.') } }, ['Wrong.', 'Again.']],
    ['no list', { data: { logIn: refused() } }, ['An error occurred during login.']],
    ['no answer', new TypeError('Failed to fetch'), ['An unexpected error occurred. Please try again.']],
  ])('shows %s (AUTH-07, AUTH-08) and keeps what was typed', async (_what, reply, texts) => {
    renderAt('/login', routes, new FakeGraph().answer('LogIn', reply));
    await logIn();
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('joan@example.com');
    expect({ ...localStorage }).toEqual({});
  });
});

describe('who arrives with a session', () => {
  beforeEach(() => {
    localStorage.setItem('userId', '7');
    localStorage.setItem('authToken', 'secret');
  });

  it('is sent on to the dashboard (C-66)', async () => {
    const { path } = renderAt('/login', routes);
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('stays where a flag says why (C-65), and can try again', () => {
    const { path } = renderAt('/login?error=1', routes);
    expect(path()).toBe('/login?error=1');
    expect(screen.getByRole('alert').textContent).toContain('could not load your account');
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeTruthy();
  });
});

describe('after a booking by a customer with an account', () => {
  const state = { booking: madeBooking };
  const title = 'Appointment Successfully Submitted!';

  it('shows the banner, which falls in about twenty seconds (AUTH-09, AUTH-10)', async () => {
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

  it('waits while it is kept, and can be closed by hand (AUTH-11)', async () => {
    vi.useFakeTimers();
    renderAt({ pathname: '/login', state }, routes);
    fireEvent.click(screen.getByRole('button', { name: 'Keep this message' }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close this message' })));
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  it('is not there on a plain visit', () => {
    renderAt('/login', routes);
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });
});
