import type { Credentials } from '~/graphql/credentials.ts';
import { createCell } from '~/lib/cell.ts';
import { onStorageChange } from '~/lib/on-storage-change.ts';

/**
 * The logged-in customer. The four local-storage keys are documented, and their values are plain
 * strings (SESS-01, ACCT-17).
 */
export interface Session extends Credentials {
  userName: string;
  accountType: string;
}

/** Why a session ended: the customer logged out, or the server no longer accepts it. */
type SessionEndReason = 'logged-out' | 'expired';

export interface SessionStore {
  /**
   * The stored session, the same object until it changes. Null if the user id or the token is
   * missing (DASH-01).
   */
  current(): Session | null;
  /** Why this tab's last session ended; null before that, and during a session. */
  endReason(): SessionEndReason | null;
  begin(session: Session): void;
  /** Changes the customer's name, if there is a session. */
  rename(userName: string): void;
  end(reason: SessionEndReason): void;
  /** Calls back after every change, also by another tab, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

const KEYS = ['userId', 'authToken', 'userName', 'accountType'] as const satisfies (keyof Session)[];

/**
 * A store over local storage; `storage` is null if the browser blocks it. Values that can't be
 * stored last as long as the page. `tab` receives the `storage` events.
 */
export function createSessionStore(storage: Storage | null, tab: EventTarget): SessionStore {
  // Every change of the session sets it, so that it notifies the subscribers.
  const endReason = createCell<SessionEndReason | null>(null);
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

  onStorageChange((key) => {
    if (key !== null && !KEYS.some((ours) => ours === key)) return;
    unsaved = {};
    const [userId, authToken] = [read('userId'), read('authToken')];
    // A tab that begins a session writes the id first, so this is a late write after the end.
    if (!userId && !authToken) clear();
    // Keys are reported one by one: only with both has another tab begun a session.
    endReason.set(userId && authToken ? null : endReason.get());
  }, tab);

  return {
    current() {
      const found: Session = {
        userId: read('userId'),
        authToken: read('authToken'),
        userName: read('userName'),
        accountType: read('accountType'),
      };
      if (!found.userId || !found.authToken) latest = null;
      else if (KEYS.some((key) => latest?.[key] !== found[key])) latest = found;
      return latest;
    },
    endReason: endReason.get,
    begin(session) {
      unsaved = {};
      // Overwrites the keys without removing them first: other tabs would see a logged-out moment.
      if (!write(session)) {
        // Half a session must not be stored.
        clear();
        unsaved = session;
      }
      endReason.set(null);
    },
    rename(userName) {
      const session = this.current();
      if (!session || session.userName === userName) return;
      const isStored = Object.keys(unsaved).length === 0 && write({ userName });
      if (!isStored) unsaved = { ...unsaved, userName };
      endReason.set(endReason.get());
    },
    end(reason) {
      clear();
      endReason.set(reason);
    },
    subscribe: endReason.subscribe,
  };
}
