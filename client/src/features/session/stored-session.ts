import type { Credentials } from '~/graphql/credentials.ts';

/**
 * The logged-in customer. The four local-storage keys are documented, and their values are plain
 * strings (SESS-01, ACCT-17).
 */
export interface Session extends Credentials {
  userName: string;
  accountType: string;
}

const KEYS = ['userId', 'authToken', 'userName', 'accountType'] as const satisfies (keyof Session)[];

export const isSessionKey = (key: string): boolean => KEYS.some((sessionKey) => sessionKey === key);

/**
 * The session in local storage. What the browser doesn't store lasts as long as the page; `storage`
 * is null if it stores nothing.
 */
export function createStoredSession(storage: Storage | null) {
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
