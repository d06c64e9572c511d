import type { NoSessionReason } from '#shared/error-codes.ts';
import { graphId } from '#shared/ids.ts';
import { draftOwner, eraseDraftsOf } from '~/forms/draft-storage.ts';
import { onStorageChange, openStorage } from '~/lib/storage.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';
import { createStoredSession, isSessionKey, type Session } from './stored-session.ts';

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

/**
 * Why there is no session: the customer logged out, the server no longer accepts it, or something
 * that needs one was sent without.
 */
type SessionEndReason = NoSessionReason | 'LOGGED_OUT';

interface SessionStore {
  /** The same object until it changes; null if there is no session (DASH-01). */
  current(): Session | null;
  /** Why this tab has no session; null before the first one ended, and during a session. */
  endReason(): SessionEndReason | null;
  begin(session: Session): void;
  /** Changes the customer's name, if there is a session. */
  rename(userName: string): void;
  end(reason: SessionEndReason): void;
  /** Calls back after every change, also by another tab, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** The session in local storage; null if it is blocked. `tab` gets the storage events. */
export function createSessionStore(storage: Storage | null, tab: EventTarget): SessionStore {
  const stored = createStoredSession(storage);
  // Set with every change of the session, so that it notifies the subscribers.
  const endReason = createStore<SessionEndReason | null>(null);

  onStorageChange((key) => {
    if (key !== null && !isSessionKey(key)) return;
    stored.reload();
    // Keys are reported one by one: only with both has another tab begun a session.
    endReason.set(stored.get() ? null : endReason.get());
  }, tab);

  return {
    current: stored.get,
    endReason: endReason.get,
    begin(session) {
      stored.save(session);
      endReason.set(null);
    },
    rename(userName) {
      const session = stored.get();
      if (!session || session.userName === userName) return;
      stored.saveUserName(userName);
      endReason.set(endReason.get());
    },
    end(reason) {
      stored.clear();
      endReason.set(reason);
    },
    subscribe: endReason.subscribe,
  };
}
