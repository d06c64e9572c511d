import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '~/features/session/session.ts';
import { clearDrafts } from './clear-drafts.ts';

/** The customer who is logged in. */
export const ada = { __typename: 'Customer', id: 'customer-7', firstName: 'Ada', lastName: 'King', photoUrl: null };

/** Logs Ada in before each test of a file, and resets the page and the session after it. */
export function signIn(): void {
  beforeEach(() => session.begin({ userId: '7', authToken: 'secret', userName: 'Ada King', accountType: 'customer' }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    cleanup();
    clearDrafts();
  });
}
