import { useSyncExternalStore } from 'react';
import { openStorage } from '~/lib/open-storage.ts';
import { createSessionStore, type Session } from './session-store.ts';

/** This browser's session; where pages are rendered without one, nobody is logged in. */
export const session = createSessionStore(
  openStorage('local'),
  typeof window === 'undefined' ? new EventTarget() : window,
);

/** The session, kept up to date through log-in, log-out and what other tabs do. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
