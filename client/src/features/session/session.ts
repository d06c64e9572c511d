import { graphId } from '#shared/ids.ts';
import { draftOwner, eraseDraftsOf } from '~/forms/draft-owner.ts';
import { openStorage } from '~/lib/open-storage.ts';
import { useStore } from '~/lib/use-store.ts';
import { createSessionStore } from './session-store.ts';
import type { Session } from './stored-session.ts';

/** This browser's session; none where pages are prerendered. */
export const session = createSessionStore(
  openStorage('local'),
  typeof window === 'undefined' ? new EventTarget() : window,
);

/**
 * A customer owns the drafts from login on, and logging out erases them. When a session expires
 * they stay, because that customer comes back.
 */
function syncDraftOwner(): void {
  const current = session.current();
  const owner = draftOwner.get();
  if (current) draftOwner.set(current.userId);
  else if (owner !== null && session.endReason() === 'LOGGED_OUT') {
    draftOwner.set(null);
    eraseDraftsOf(owner);
  }
}

syncDraftOwner();
session.subscribe(syncDraftOwner);

/** The customer of a session, as the cache knows it. */
export const customerOf = ({ userId }: Session) => ({
  __typename: 'Customer' as const,
  id: graphId('Customer', userId),
});

/** The current session; it follows logins and logouts, also in other tabs. */
export function useSession(): Session | null {
  return useStore({ subscribe: session.subscribe, get: session.current }, null);
}
