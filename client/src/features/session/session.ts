import { useSyncExternalStore } from 'react';
import { draftOwner, eraseDraftsOf } from '~/forms/draft-owner.ts';
import { openStorage } from '~/lib/open-storage.ts';
import { createSessionStore, type Session } from './session-store.ts';

/** This browser's session; where pages are rendered without one, nobody is logged in. */
export const session = createSessionStore(
  openStorage('local'),
  typeof window === 'undefined' ? new EventTarget() : window,
);

/**
 * A customer's drafts are theirs from log-in, and erased by logging out. An expired session keeps
 * them: that customer comes back.
 */
function passOnDrafts(): void {
  const current = session.current();
  const owner = draftOwner.get();
  if (current) draftOwner.set(current.userId);
  else if (owner !== null && session.ending() === 'logged-out') {
    draftOwner.set(null);
    eraseDraftsOf(owner);
  }
}

passOnDrafts();
session.subscribe(passOnDrafts);

/** The session, kept up to date through log-in, log-out and what other tabs do. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
