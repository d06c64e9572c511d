import { describe, expect, it } from 'vitest';
import { initialEmail } from '~/features/session/login-form.tsx';
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

describe('the email that the login form starts with', () => {
  it('is what was typed on this visit, then what was passed on, then what was typed last', () => {
    const nothing = { email: '', entryKey: '' };
    expect(initialEmail(nothing, 'visit 1', '')).toBe('');
    expect(initialEmail(nothing, 'visit 1', 'passed@example.com')).toBe('passed@example.com');
    const typed = { email: 'typed@example.com', entryKey: 'visit 1' };
    expect(initialEmail(typed, 'visit 1', 'passed@example.com')).toBe('typed@example.com');
    expect(initialEmail(typed, 'visit 2', 'passed@example.com')).toBe('passed@example.com');
    expect(initialEmail(typed, 'visit 2', '')).toBe('typed@example.com');
  });
});
