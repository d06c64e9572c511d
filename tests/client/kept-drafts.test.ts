import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimedBooking } from '~/features/account-claim/claimed-booking.ts';
import { clearEmailDraft, emailDraftOf, keepEmailDraft } from '~/features/account-claim/email-draft.ts';
import { heldIn } from '~/features/account-claim/verification-progress.ts';
import { isEmailVerified } from '~/features/application/verification/is-verified.ts';
import { openCustomerHelpDraft, openHelpDraft } from '~/features/immediate-help/help-draft.ts';
import * as reset from '~/features/password-reset/reset-draft.ts';
import * as registration from '~/features/registration/registration-draft.ts';
import { draftOf, dropDraft, reviewDrafts, writeDraft } from '~/features/reviews/write/review-draft.ts';
import { firstEmail, forgetLoginEmail, keepLoginEmail } from '~/features/session/login-draft.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  reviewDrafts.clear();
  reset.resetStore.clear();
  registration.registrationStore.clear();
});

describe('the email that the log-in begins with', () => {
  it('is what was typed on this visit, then what was handed over, then what was typed last', () => {
    expect(firstEmail('visit 1', '')).toBe('');
    expect(firstEmail('visit 1', 'handed@example.com')).toBe('handed@example.com');
    keepLoginEmail('visit 1', 'typed@example.com');
    expect(firstEmail('visit 1', 'handed@example.com')).toBe('typed@example.com');
    expect(firstEmail('visit 2', 'handed@example.com')).toBe('handed@example.com');
    expect(firstEmail('visit 2', '')).toBe('typed@example.com');
    forgetLoginEmail();
    expect(firstEmail('visit 1', '')).toBe('');
  });
});

describe('the new email of a booking', () => {
  it('is kept for that booking until it is sent', () => {
    expect(emailDraftOf('MW-1')).toBe('');
    keepEmailDraft('MW-1', 'new@example.com');
    expect(emailDraftOf('MW-1')).toBe('new@example.com');
    expect(emailDraftOf('MW-2')).toBe('');
    clearEmailDraft();
    expect(emailDraftOf('MW-1')).toBe('');
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

describe('reviews that are being written', () => {
  const written = (id: string) => draftOf(reviewDrafts.get(), id);

  it('are kept for each appointment', () => {
    expect(written('1')).toEqual({ rating: null, comment: '' });
    writeDraft('1', { rating: 4 });
    writeDraft('1', { comment: 'Quick.' });
    writeDraft('2', { comment: 'Slow.' });
    expect(written('1')).toEqual({ rating: 4, comment: 'Quick.' });
    expect(written('2')).toEqual({ rating: null, comment: 'Slow.' });
    dropDraft('1');
    expect(written('1')).toEqual({ rating: null, comment: '' });
    expect(written('2').comment).toBe('Slow.');
    expect(sessionStorage.getItem('review-drafts')).not.toBeNull();
    dropDraft('2');
    expect(sessionStorage.getItem('review-drafts')).toBeNull();
  });
});

const sent = { email: 'ada@example.com', at: NOW.getTime(), isOpen: true, isUsed: false };

describe('a password reset', () => {
  it('knows of the code that was sent', () => {
    reset.noteOfCode({ isUsed: true });
    expect(reset.resetStore.get().sent).toBeNull();
    reset.noteCodeSent('ada@example.com');
    expect(reset.resetStore.get()).toEqual({ email: 'ada@example.com', sent, arrivedBy: null });
    reset.noteOfCode({ isUsed: true });
    expect(reset.resetStore.get().sent).toEqual({ ...sent, isUsed: true });
  });
});

describe('a registration', () => {
  const draft = () => registration.registrationStore.get();

  it('knows of the code that was sent, and opens its stage', () => {
    registration.noteOfCode({ isUsed: true });
    expect(draft().sent).toBeNull();
    registration.registrationStore.change({ greeting: 'Thank you for your booking.' });
    registration.noteCodeSent('new', 'ada@example.com');
    expect(draft()).toMatchObject({ email: 'ada@example.com', greeting: null, sent: { ...sent, who: 'new' } });
    registration.noteOfCode({ isOpen: false });
    expect(draft().sent).toEqual({ ...sent, who: 'new', isOpen: false });
  });

  it('stays where it is when the code belongs to the other way', () => {
    registration.registrationStore.change({ email: 'eve@example.com', greeting: 'Hello.' });
    registration.noteCodeSent('returning', 'ada@example.com');
    expect(draft()).toMatchObject({ email: 'eve@example.com', greeting: 'Hello.' });
    expect(draft().sent).toEqual({ ...sent, who: 'returning', isOpen: false });
  });
});

describe('the form for urgent help (IMM-18)', () => {
  const words = {
    ...{ serviceType: 'Towing', issueDetails: 'Car', issueDescription: 'Stuck', location: 'A46' },
    ...{ phoneNumber: '7723 123456', contactPreference: 'TEXT' as const },
  };

  it('is found again as it was left', () => {
    const first = openHelpDraft();
    expect(first.isFound).toBe(false);
    expect(first.found).toMatchObject({ serviceType: '', phoneNumber: '', contactPreference: 'CALL', owner: null });
    first.write(words);
    const second = openHelpDraft();
    expect(second.isFound).toBe(true);
    expect(second.found).toEqual({ ...words, owner: null, unheard: null });
    second.drop();
    expect(openHelpDraft().isFound).toBe(false);
  });

  it('leaves nothing behind when it is emptied by hand', () => {
    const draft = openHelpDraft();
    const { owner: _owner, unheard: _unheard, ...empty } = draft.found;
    draft.write(words);
    draft.write(empty);
    expect(openHelpDraft().isFound).toBe(false);
  });

  it('has one key for the same words until there is an answer', () => {
    const draft = openHelpDraft();
    draft.write(words);
    const key = draft.keyFor(words);
    expect(draft.keyFor(words)).toBe(key);
    expect(openHelpDraft().keyFor(words)).toBe(key);
    const other = draft.keyFor({ ...words, location: 'A47' });
    expect(other).not.toBe(key);
    draft.settle();
    expect(draft.keyFor({ ...words, location: 'A47' })).not.toBe(other);
  });

  it('begins with a customer’s number, and shows nobody else’s draft', () => {
    const draft = openCustomerHelpDraft('7', '7723 123456');
    expect(draft.found).toMatchObject({ owner: '7', phoneNumber: '7723 123456', serviceType: '' });
    draft.write(words);
    expect(openCustomerHelpDraft('7', '').found.serviceType).toBe('Towing');
    expect(openCustomerHelpDraft('8', '').isFound).toBe(false);
    expect(openCustomerHelpDraft('8', '').found.serviceType).toBe('');
    expect(openHelpDraft().isFound).toBe(false);
  });
});
