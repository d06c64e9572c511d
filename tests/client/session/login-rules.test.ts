import { describe, expect, it } from 'vitest';
import { afterLogin } from '~/features/session/after-login.ts';
import { loginSchema } from '~/features/session/login-schema.ts';
import { readLoginState } from '~/features/session/login-state.ts';
import { sessionNotice } from '~/features/session/login-texts.ts';
import { sampleBooking } from '../support/sample-booking.ts';

describe('where a log-in leads (AUTH-05, C-68)', () => {
  it.each([
    ['nothing said', null, undefined, '/dashboard'],
    ['the page that asked', null, '/dashboard/repairs', '/dashboard/repairs'],
    ['the page that asked, before the server’s default', '/dashboard', '/dashboard/repairs', '/dashboard/repairs'],
    ['the server’s own page, before the one that asked', '/appointment', '/dashboard/repairs', '/appointment'],
    ['never another site', 'https://evil.example', '//evil.example', '/dashboard'],
  ])('%s', (_what, redirectPath, from, path) => {
    expect(afterLogin(redirectPath, from)).toBe(path);
  });
});

describe('what the page says to who was sent there (AUTH-12, C-64)', () => {
  it.each([
    ['session_expired=1', 'Your session has expired. Please log in again.'],
    ['redirected=1', 'You must be logged in to book an appointment'],
    ['error=1', expect.stringContaining('could not load your account')],
    ['', null],
    ['utm=1', null],
  ])('%s', (search, text) => {
    expect(sessionNotice(new URLSearchParams(search))).toEqual(text);
  });
});

describe('the form (AUTH-03)', () => {
  it.each([
    ['', 'x', ['Email is required']],
    ['   ', 'x', ['Email is required']],
    ['abc', 'x', ['Invalid email format']],
    ['a@example.com', '', ['Password is required']],
    ['', '', ['Email is required', 'Password is required']],
    ['a@example.com', 'x', []],
  ])('%j with %j', (email, password, messages) => {
    const result = loginSchema.safeParse({ email, password, rememberMe: false });
    expect(result.error?.issues.map(({ message }) => message) ?? []).toEqual(messages);
  });
});

describe('what other pages hand over', () => {
  it('is taken when it is whole, and dropped when it is not', () => {
    expect(readLoginState({ from: '/dashboard', booking: sampleBooking })).toEqual({
      from: '/dashboard',
      booking: sampleBooking,
      email: sampleBooking.email,
    });
    expect(readLoginState({ booking: sampleBooking, email: 'ada@example.com' }).email).toBe('ada@example.com');
    for (const broken of [
      null,
      'x',
      { booking: 'MW-1' },
      { booking: {} },
      { booking: { reference: 'MW-1' } },
      { from: 4 },
      { email: 4 },
    ]) {
      expect(readLoginState(broken)).toEqual({ from: undefined, booking: null, email: '' });
    }
  });
});
