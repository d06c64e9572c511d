import type { Credentials } from '~/graphql/credentials.ts';

/** Who is logged in. The documents name the four local-storage keys, so their values are plain texts (SESS-01, A17). */
export interface Session extends Credentials {
  userName: string;
  accountType: string;
}

/** Why there is no session any more: the customer has left, or the server no longer knows it. */
type SessionEnding = 'logged-out' | 'expired';

export interface SessionStore {
  /** The session at this moment, the same object until it changes; null when the user id or the token is missing (DASH-01). */
  current(): Session | null;
  /** Why the last session of this tab ended; null before, and while there is one. */
  ending(): SessionEnding | null;
  begin(session: Session): void;
  end(ending: SessionEnding): void;
  /** Calls back on every change, also when another tab made it. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

const KEYS = ['userId', 'authToken', 'userName', 'accountType'] as const satisfies (keyof Session)[];

/** A store over the browser's storage; null stands for a browser that refuses storage, where the session lasts as long as the page. */
export function createSessionStore(storage: Storage | null, tab: EventTarget): SessionStore {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  let known: Session | null = null;
  let ending: SessionEnding | null = null;

  const read = (key: string) => (storage ? storage.getItem(key) : memory.get(key)) ?? '';
  const write = (key: string, value: string) => (storage ? storage.setItem(key, value) : memory.set(key, value));
  const remove = (key: string) => (storage ? storage.removeItem(key) : memory.delete(key));
  const tell = () => {
    for (const listener of listeners) listener();
  };

  // The browser says so only to the other tabs; a null key means that everything was cleared.
  tab.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === null || KEYS.some((own) => own === key)) tell();
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
      else if (known?.userId !== userId || known.authToken !== authToken || known.userName !== userName) {
        known = { userId, authToken, userName, accountType };
      }
      return known;
    },
    ending: () => ending,
    begin(session) {
      ending = null;
      for (const key of KEYS) write(key, session[key]);
      tell();
    },
    end(reason) {
      ending = reason;
      for (const key of KEYS) remove(key);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
