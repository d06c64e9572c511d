import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimedBookingInput } from '~/features/account-claim/claimed-booking-input.ts';
import { readVerificationState } from '~/features/account-claim/verification-state.ts';
import { isEmailVerified } from '~/features/application/verification/is-email-verified.ts';
import * as reset from '~/features/password-reset/password-reset-draft.ts';
import * as registration from '~/features/registration/registration-draft.ts';
import { initialEmail } from '~/features/session/login-draft.ts';
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
    const nothing = { email: '', entryKey: '' };
    expect(initialEmail(nothing, 'visit 1', '')).toBe('');
    expect(initialEmail(nothing, 'visit 1', 'passed@example.com')).toBe('passed@example.com');
    const typed = { email: 'typed@example.com', entryKey: 'visit 1' };
    expect(initialEmail(typed, 'visit 1', 'passed@example.com')).toBe('typed@example.com');
    expect(initialEmail(typed, 'visit 2', 'passed@example.com')).toBe('passed@example.com');
    expect(initialEmail(typed, 'visit 2', '')).toBe('typed@example.com');
  });
});

describe('the verification of a booking’s email', () => {
  const nothing = { progress: null, sentAt: null, previousEmail: null };

  it('goes on where a reload interrupted it', () => {
    const held = { progress: 'verified', sentAt: 5, previousEmail: 'old@example.com' };
    expect(readVerificationState(held)).toEqual(held);
    expect(readVerificationState({ progress: 'code-used' })).toEqual({ ...nothing, progress: 'code-used' });
    expect(readVerificationState({ progress: 'logged-in' })).toEqual({ ...nothing, progress: 'logged-in' });
  });

  it.each([null, 'verified', { progress: 'other' }, { sentAt: 'today' }])('starts anew from %j', (state) => {
    expect(readVerificationState(state)).toEqual(nothing);
  });

  it('sends the booking along once its IDs are known (REG-31)', () => {
    const booking = {
      ...{ reference: 'MW-1', serviceName: 'Plumbing', message: 'Done.', email: 'ada@example.com' },
      ...{ firstName: 'Ada', lastName: 'King', phone: '7723 123456', appointmentId: '5', customerId: '7' },
    };
    expect(claimedBookingInput(booking)).toEqual({
      ...{ reference: 'MW-1', serviceName: 'Plumbing', firstName: 'Ada', lastName: 'King', phone: '7723 123456' },
      ...{ appointmentId: '5', customerId: '7' },
    });
    expect(claimedBookingInput({ ...booking, appointmentId: null })).toBeNull();
    expect(claimedBookingInput({ ...booking, customerId: null })).toBeNull();
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

const sentCode = { email: 'ada@example.com', sentAt: NOW.getTime(), isOpen: true, isUsed: false };

describe('a password reset', () => {
  it('knows of the code that was sent', () => {
    reset.updateSentCode({ isUsed: true });
    expect(reset.passwordResetDraft.open().get().value.sentCode).toBeNull();
    reset.saveSentCode('ada@example.com');
    expect(reset.passwordResetDraft.open().get().value).toEqual({
      email: 'ada@example.com',
      sentCode,
      prefilledBy: null,
    });
    reset.updateSentCode({ isUsed: true });
    expect(reset.passwordResetDraft.open().get().value.sentCode).toEqual({ ...sentCode, isUsed: true });
  });
});

describe('a registration', () => {
  const draft = () => registration.registrationDraft.open().get().value;

  it('knows of the code that was sent, and opens its stage', () => {
    registration.updateSentCode({ isUsed: true });
    expect(draft().sentCode).toBeNull();
    registration.registrationDraft.open().change({ bookingMessage: 'Thank you for your booking.' });
    registration.saveSentCode('new', 'ada@example.com');
    expect(draft()).toMatchObject({
      email: 'ada@example.com',
      bookingMessage: null,
      sentCode: { ...sentCode, customerType: 'new' },
    });
    registration.updateSentCode({ isOpen: false });
    expect(draft().sentCode).toEqual({ ...sentCode, customerType: 'new', isOpen: false });
  });

  it('stays where it is when the code belongs to the other way', () => {
    registration.registrationDraft.open().change({ email: 'eve@example.com', bookingMessage: 'Hello.' });
    registration.saveSentCode('returning', 'ada@example.com');
    expect(draft()).toMatchObject({ email: 'eve@example.com', bookingMessage: 'Hello.' });
    expect(draft().sentCode).toEqual({ ...sentCode, customerType: 'returning', isOpen: false });
  });
});
