import type { NoSessionReason } from '#shared/error-codes.ts';
import { graphId } from '#shared/ids.ts';
import { draftOwner, eraseDraftsOf } from '~/forms/draft-storage.ts';
import type { Credentials } from '~/graphql/credentials.ts';
import { onStorageChange, openStorage } from '~/lib/storage.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';
import { eraseOfflineAppointmentsExcept } from './offline-appointments.ts';

/**
 * The logged-in customer. The four local-storage keys are documented, and their values are plain
 * strings (SESS-01, ACCT-17).
 */
export interface Session extends Credentials {
  userName: string;
  accountType: string;
}

const KEYS = ['userId', 'authToken', 'userName', 'accountType'] as const satisfies (keyof Session)[];

const isSessionKey = (key: string): boolean => KEYS.some((sessionKey) => sessionKey === key);

/** This browser's session; none where pages are prerendered. */
export const session = createSessionStore(
  openStorage('local'),
  typeof window === 'undefined' ? new EventTarget() : window,
);

/**
 * A customer owns the drafts from login on, and logging out erases them. When a session expires
 * they stay, because that customer comes back. What can be read without a connection goes with it.
 */
function syncOwner(): void {
  const current = session.current();
  eraseOfflineAppointmentsExcept(current?.userId ?? null);
  const owner = draftOwner.get();
  if (current) draftOwner.set(current.userId);
  else if (owner !== null && session.endReason() === 'LOGGED_OUT') {
    draftOwner.set(null);
    eraseDraftsOf(owner);
  }
}

syncOwner();
session.subscribe(syncOwner);

/** The customer of a session, as the cache knows it. */
export const customerOf = ({ userId }: Pick<Session, 'userId'>) => ({
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

/** The session in local storage; null if it is blocked. `tab` gets the storage events. */
export function createSessionStore(storage: Storage | null, tab: EventTarget) {
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
    /** Why this tab has no session; null before the first one ended, and during a session. */
    endReason: endReason.get,
    begin(session: Session): void {
      stored.save(session);
      endReason.set(null);
    },
    /** Changes the customer's name, if there is a session. */
    rename(userName: string): void {
      const session = stored.get();
      if (!session || session.userName === userName) return;
      stored.saveUserName(userName);
      endReason.set(endReason.get());
    },
    end(reason: SessionEndReason): void {
      stored.clear();
      endReason.set(reason);
    },
    /** Calls back after every change, also by another tab. Returns an unsubscribe function. */
    subscribe: endReason.subscribe,
  };
}

/**
 * The session in local storage. What the browser doesn't store lasts as long as the page; `storage`
 * is null if it stores nothing.
 */
function createStoredSession(storage: Storage | null) {
  // What could not be stored. It is newer than what is stored.
  let unsaved: Partial<Session> = {};
  let latest: Session | null = null;

  const read = (key: keyof Session) => unsaved[key] ?? storage?.getItem(key) ?? '';
  const clear = () => {
    unsaved = {};
    for (const key of KEYS) storage?.removeItem(key);
  };
  /** False if the browser refuses: local storage is full or blocked. */
  const write = (values: Partial<Session>): boolean => {
    try {
      for (const key of KEYS) if (values[key] !== undefined) storage?.setItem(key, values[key]);
      return storage !== null;
    } catch {
      return false;
    }
  };

  return {
    /** The same object until it changes; null if the user id or the token is missing (DASH-01). */
    get(): Session | null {
      const [userId, authToken] = [read('userId'), read('authToken')];
      const found: Session = { userId, authToken, userName: read('userName'), accountType: read('accountType') };
      if (!userId || !authToken) latest = null;
      else if (KEYS.some((key) => latest?.[key] !== found[key])) latest = found;
      return latest;
    },
    save(session: Session): void {
      unsaved = {};
      // Overwrites the keys without removing them first: other tabs would see a logged-out moment.
      if (write(session)) return;
      // Half a session must not be stored.
      clear();
      unsaved = session;
    },
    saveUserName(userName: string): void {
      const isStored = Object.keys(unsaved).length === 0 && write({ userName });
      if (!isStored) unsaved = { ...unsaved, userName };
    },
    clear,
    /** Takes over what another tab has stored. */
    reload(): void {
      unsaved = {};
      // A late write after the session's end: a tab that begins a session writes the id first.
      if (!read('userId') && !read('authToken')) clear();
    },
  };
}
