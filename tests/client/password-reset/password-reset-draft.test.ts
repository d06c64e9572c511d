import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passwordResetDraft, saveSentCode, updateSentCode } from '~/features/password-reset/password-reset-draft.ts';
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

describe('a password reset', () => {
  it('stores the code that was sent', () => {
    updateSentCode({ isUsed: true });
    expect(passwordResetDraft.open().get().value.sentCode).toBeNull();
    saveSentCode('ada@example.com');
    expect(passwordResetDraft.open().get().value).toEqual({
      email: 'ada@example.com',
      sentCode,
      prefilledBy: null,
    });
    updateSentCode({ isUsed: true });
    expect(passwordResetDraft.open().get().value.sentCode).toEqual({ ...sentCode, isUsed: true });
  });
});
