import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimedBooking } from '~/features/account-claim/claimed-booking.ts';
import { heldIn } from '~/features/account-claim/verification-progress.ts';
import { isEmailVerified } from '~/features/application/verification/is-verified.ts';
import * as reset from '~/features/password-reset/reset-draft.ts';
import * as registration from '~/features/registration/registration-draft.ts';
import { firstEmail } from '~/features/session/login-draft.ts';
import { clearDrafts } from './support/clear-drafts.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

beforeEach(() => {
  clearDrafts();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the email that the log-in begins with', () => {
  it('is what was typed on this visit, then what was passed on, then what was typed last', () => {
    const nothing = { email: '', visit: '' };
    expect(firstEmail(nothing, 'visit 1', '')).toBe('');
    expect(firstEmail(nothing, 'visit 1', 'passed@example.com')).toBe('passed@example.com');
    const typed = { email: 'typed@example.com', visit: 'visit 1' };
    expect(firstEmail(typed, 'visit 1', 'passed@example.com')).toBe('typed@example.com');
    expect(firstEmail(typed, 'visit 2', 'passed@example.com')).toBe('passed@example.com');
    expect(firstEmail(typed, 'visit 2', '')).toBe('typed@example.com');
  });
});

describe('the verification of a booking’s email', () => {
  const nothing = { progress: null, sentAt: null, earlierEmail: null };

  it('goes on where a reload interrupted it', () => {
    const held = { progress: 'verified', sentAt: 5, earlierEmail: 'old@example.com' };
    expect(heldIn(held)).toEqual(held);
    expect(heldIn({ progress: 'code-used' })).toEqual({ ...nothing, progress: 'code-used' });
    expect(heldIn({ progress: 'logged-in' })).toEqual({ ...nothing, progress: 'logged-in' });
  });

  it.each([null, 'verified', { progress: 'other' }, { sentAt: 'today' }])('starts anew from %j', (state) => {
    expect(heldIn(state)).toEqual(nothing);
  });

  it('sends the booking along once its IDs are known (REG-31)', () => {
    const booking = {
      ...{ reference: 'MW-1', serviceName: 'Plumbing', message: 'Done.', email: 'ada@example.com' },
      ...{ firstName: 'Ada', lastName: 'King', phone: '7723 123456', appointmentId: '5', customerId: '7' },
    };
    expect(claimedBooking(booking)).toEqual({
      ...{ reference: 'MW-1', serviceName: 'Plumbing', firstName: 'Ada', lastName: 'King', phone: '7723 123456' },
      ...{ appointmentId: '5', customerId: '7' },
    });
    expect(claimedBooking({ ...booking, appointmentId: null })).toBeNull();
    expect(claimedBooking({ ...booking, customerId: null })).toBeNull();
  });
});

describe('the email of an application (JOIN-34)', () => {
  it.each([
    ['ada@example.com', null, false],
    ['ada@example.com', 'ada@example.com', true],
    [' ada@example.com ', 'ada@example.com', true],
    ['eve@example.com', 'ada@example.com', false],
    ['', null, false],
  ])('%j is verified by the code of %j: %s', (email, verifiedEmail, expected) => {
    expect(isEmailVerified({ email, verifiedEmail })).toBe(expected);
  });
});

const sent = { email: 'ada@example.com', at: NOW.getTime(), isOpen: true, isUsed: false };

describe('a password reset', () => {
  it('knows of the code that was sent', () => {
    reset.noteOfCode({ isUsed: true });
    expect(reset.resetDraft.open().get().value.sent).toBeNull();
    reset.noteCodeSent('ada@example.com');
    expect(reset.resetDraft.open().get().value).toEqual({ email: 'ada@example.com', sent, arrivedBy: null });
    reset.noteOfCode({ isUsed: true });
    expect(reset.resetDraft.open().get().value.sent).toEqual({ ...sent, isUsed: true });
  });
});

describe('a registration', () => {
  const draft = () => registration.registrationDraft.open().get().value;

  it('knows of the code that was sent, and opens its stage', () => {
    registration.noteOfCode({ isUsed: true });
    expect(draft().sent).toBeNull();
    registration.registrationDraft.open().change({ greeting: 'Thank you for your booking.' });
    registration.noteCodeSent('new', 'ada@example.com');
    expect(draft()).toMatchObject({ email: 'ada@example.com', greeting: null, sent: { ...sent, who: 'new' } });
    registration.noteOfCode({ isOpen: false });
    expect(draft().sent).toEqual({ ...sent, who: 'new', isOpen: false });
  });

  it('stays where it is when the code belongs to the other way', () => {
    registration.registrationDraft.open().change({ email: 'eve@example.com', greeting: 'Hello.' });
    registration.noteCodeSent('returning', 'ada@example.com');
    expect(draft()).toMatchObject({ email: 'eve@example.com', greeting: 'Hello.' });
    expect(draft().sent).toEqual({ ...sent, who: 'returning', isOpen: false });
  });
});
