import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateSentCode } from '~/features/codes/sent-code.ts';
import { registrationDraft, saveSentCode } from '~/features/registration/registration-draft.ts';
import { clearDrafts } from '../support/clear-drafts.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

beforeEach(() => {
  clearDrafts();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const sentCode = { email: 'ada@example.com', sentAt: NOW.getTime(), isOpen: true, isUsed: false };

describe('a registration', () => {
  const draft = () => registrationDraft.open().get().value;

  it('stores the code that was sent, and opens its step', () => {
    updateSentCode(registrationDraft.open(), { isUsed: true });
    expect(draft().sentCode).toBeNull();
    registrationDraft.open().change({ bookingMessage: 'Thank you for your booking.' });
    saveSentCode('new', 'ada@example.com');
    expect(draft()).toMatchObject({
      email: 'ada@example.com',
      bookingMessage: null,
      sentCode,
      codeFor: 'new',
    });
    updateSentCode(registrationDraft.open(), { isOpen: false });
    expect(draft().sentCode).toEqual({ ...sentCode, isOpen: false });
  });

  it('stays open when the code belongs to the other customer type', () => {
    registrationDraft.open().change({ email: 'eve@example.com', bookingMessage: 'Hello.' });
    saveSentCode('returning', 'ada@example.com');
    expect(draft()).toMatchObject({
      email: 'eve@example.com',
      bookingMessage: 'Hello.',
      sentCode: { ...sentCode, isOpen: false },
      codeFor: 'returning',
    });
  });
});
