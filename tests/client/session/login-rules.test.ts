import { describe, expect, it } from 'vitest';
import { postLoginPath, sessionMessage } from '~/features/session/login-page.tsx';
import { readLoginState } from '~/features/session/login-state.ts';
import { sampleBooking } from '../support/sample-booking.ts';

describe('the page after a login (AUTH-05, C-68)', () => {
  it.each([
    ['the dashboard by default', null, undefined, '/dashboard'],
    ['the page that needed the login', null, '/dashboard/repairs', '/dashboard/repairs'],
    [
      'the page that needed the login, before the server’s default',
      '/dashboard',
      '/dashboard/repairs',
      '/dashboard/repairs',
    ],
    ['the server’s page, before the one that needed the login', '/appointment', '/dashboard/repairs', '/appointment'],
    ['never another site', 'https://evil.example', '//evil.example', '/dashboard'],
  ])('%s', (_what, redirectPath, from, path) => {
    expect(postLoginPath(redirectPath, from)).toBe(path);
  });
});

describe('the message about a session problem (AUTH-12, C-64)', () => {
  it.each([
    ['session_expired=1', 'Your session has expired. Please log in again.'],
    ['redirected=1', 'You must be logged in to book an appointment'],
    ['error=1', expect.stringContaining('couldn’t load your account')],
    ['', null],
    ['utm=1', null],
  ])('%s', (search, message) => {
    expect(sessionMessage(new URLSearchParams(search))).toEqual(message);
  });
});

describe('the navigation state of the login page', () => {
  it('is read if it is valid, and ignored if it is not', () => {
    expect(readLoginState({ from: '/dashboard', booking: sampleBooking })).toEqual({
      from: '/dashboard',
      booking: sampleBooking,
      email: sampleBooking.email,
      isPasswordSet: false,
    });
    expect(readLoginState({ isPasswordSet: true }).isPasswordSet).toBe(true);
    expect(readLoginState({ booking: sampleBooking, email: 'ada@example.com' }).email).toBe('ada@example.com');
    for (const invalid of [
      null,
      'x',
      { booking: 'MW-1' },
      { booking: {} },
      { booking: { reference: 'MW-1' } },
      { from: 4 },
      { email: 4 },
      { isPasswordSet: 'yes' },
    ]) {
      expect(readLoginState(invalid)).toEqual({ from: undefined, booking: null, email: '', isPasswordSet: false });
    }
  });
});
