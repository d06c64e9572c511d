import { describe, expect, it } from 'vitest';
import { isSessionRefusal } from '../../../gateway/legacy/transport/parse-response.ts';
import { refusalTexts } from '../../../gateway/legacy/wire/refusal.ts';

const isEnded = (body: object) => isSessionRefusal(refusalTexts(body, 200));

describe('a refusal of the session', () => {
  it.each([
    'Unauthorized',
    'unauthorised',
    'UNAUTHORIZED!',
    'Unauthorized access',
    'Error: Unauthorized',
    '401 Unauthorized',
    'Unauthorized access. Please log in.',
    'Access denied. Please log in.',
    'Invalid token',
    'Invalid or expired token.',
    'Invalid user ID or token',
    'Missing auth token',
    'No token provided',
    'Token expired',
    'Token is invalid or expired',
    'Your session has expired. Please log in again.',
    'Session expired, please login',
    'Session has timed out',
    'Invalid session. Please refresh the page and sign in again.',
    'No active session',
    'Not logged in',
    'User not logged in',
    'You are not authenticated',
    'Unauthenticated',
    'Please log in',
    'Please login to continue',
    'You must be logged in to cancel an appointment',
    'Login required',
    'Authentication required',
    'session_expired',
    'Unauthorized access – please log in',
  ])('is recognised in: %s', (sentence) => {
    expect(isEnded({ error: sentence })).toBe(true);
    expect(isEnded({ message: sentence })).toBe(true);
    expect(isEnded({ errors: ['Something else.', sentence] })).toBe(true);
  });

  it.each([
    'Invalid verification code. Please try again.',
    'Invalid code',
    'Current password is incorrect',
    'Invalid email or password.',
    'Invalid credentials',
    'Authentication failed',
    'Unauthorized: this is not your vehicle',
    'You are not authorised to cancel this appointment',
    'Unauthorized action',
    'Not yours.',
    'This time slot has expired',
    'Your payment session is ready, but the card was refused',
    'This account has been verified already. Please log in.',
    'A rescheduled appointment cannot be paid',
    'Invalid CSRF token',
    'Session notes are required',
    '',
  ])('is not recognised in: %s', (sentence) => {
    expect(isEnded({ error: sentence, message: sentence, errors: [sentence] })).toBe(false);
  });

  it('is not recognised in random texts', () => {
    expect(isEnded({})).toBe(false);
  });
});
