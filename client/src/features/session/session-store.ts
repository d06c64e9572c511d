import type { Credentials } from '~/graphql/credentials.ts';

/**
 * Who is logged in. The documents name the four local-storage keys, so their values are plain texts
 * (SESS-01, ACCT-17).
 */
export interface Session extends Credentials {
  userName: string;
  accountType: string;
}

/** Why there is no session any more: the customer has left, or the server no longer knows it. */
type SessionEnding = 'logged-out' | 'expired';

export interface SessionStore {
  /**
   * The session at this moment, the same object until it changes; null when the user id or the
   * token is missing (DASH-01).
   */
  current(): Session | null;
  /** Why the last session of this tab ended; null before, and while there is one. */
  ending(): SessionEnding | null;
  begin(session: Session): void;
  /** The customer goes by another name now. Nothing where there is no session any more. */
  rename(userName: string): void;
  end(ending: SessionEnding): void;
  /** Calls back on every change, also when another tab made it. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

const KEYS = ['userId', 'authToken', 'userName', 'accountType'] as const satisfies (keyof Session)[];

/**
 * A store over the browser's storage; null stands for a browser that refuses it. What it does not
 * take lasts as long as the page.
 */
export function createSessionStore(storage: Storage | null, tab: EventTarget): SessionStore {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  let known: Session | null = null;
  let ending: SessionEnding | null = null;

  // What could not be stored stands before what is: it is newer.
  const read = (key: string) => memory.get(key) ?? storage?.getItem(key) ?? '';
  const forget = () => {
    memory.clear();
    for (const key of KEYS) storage?.removeItem(key);
  };
  const keep = (session: Session) => {
    memory.clear();
    try {
      if (!storage) throw new Error('There is no storage.');
      // In the place of what was there, which is not taken away first: another tab would see nobody
      // logged in for a moment.
      for (const key of KEYS) storage.setItem(key, session[key]);
    } catch {
      // Full, or closed: none of it is stored, rather than half a session.
      forget();
      for (const key of KEYS) memory.set(key, session[key]);
    }
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  // The browser says so only to the other tabs; a null key means that everything was cleared.
  tab.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key !== null && !KEYS.some((own) => own === key)) return;
    memory.clear();
    // Another tab may have written after the session ended. A tab that starts a session writes the
    // id first.
    if (!read('userId') && !read('authToken')) forget();
    // Begun there: how the last one ended here is not how this one will. It is told key by key, and
    // half a session is none.
    if (read('userId') && read('authToken')) ending = null;
    tell();
  });

  return {
    current() {
      const [userId, authToken, userName, accountType] = [
        read('userId'),
        read('authToken'),
        read('userName'),
        read('accountType'),
      ];
      if (!userId || !authToken) known = null;
      else {
        const found = { userId, authToken, userName, accountType };
        if (KEYS.some((key) => known?.[key] !== found[key])) known = found;
      }
      return known;
    },
    ending: () => ending,
    begin(session) {
      ending = null;
      keep(session);
      tell();
    },
    rename(userName) {
      const session = this.current();
      if (!session || session.userName === userName) return;
      try {
        if (memory.size > 0) throw new Error('Nothing of this session is stored.');
        storage?.setItem('userName', userName);
      } catch {
        memory.set('userName', userName);
      }
      tell();
    },
    end(reason) {
      ending = reason;
      forget();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
