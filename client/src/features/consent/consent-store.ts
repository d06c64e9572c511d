import { useSyncExternalStore } from 'react';
import { openStorage } from '~/lib/open-storage.ts';
import { type Consent, parseConsent } from './consent-record.ts';

const KEY = 'cookieConsent';

/**
 * The visitor's choice about cookies. Whatever loads analytics or marketing must ask `allows`
 * first: until someone has chosen, only the necessary is allowed, although the analytics switch
 * stands on when the question is put (C-73).
 */
export interface ConsentStore {
  current(): Consent | null;
  allows(category: 'analytics' | 'marketing'): boolean;
  /** Whether the question is to be on the page. */
  isAsking(): boolean;
  /** Puts the question again, with the choice made so far. */
  ask(): void;
  decide(choice: Pick<Consent, 'analytics' | 'marketing'>): void;
  subscribe(listener: () => void): () => void;
}

export function createConsentStore(storage: Storage | null, now: () => Date): ConsentStore {
  const listeners = new Set<() => void>();
  let consent = parseConsent(storage?.getItem(KEY) ?? null, now());
  let asking = consent === null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    current: () => consent,
    allows: (category) => consent?.[category] ?? false,
    isAsking: () => asking,
    ask() {
      asking = true;
      tell();
    },
    decide(choice) {
      consent = { necessary: true, ...choice, consentedAt: now().toISOString() };
      asking = false;
      try {
        storage?.setItem(KEY, JSON.stringify(consent));
      } catch {
        // A full or closed storage: the choice holds for this page, and is asked for again on the
        // next.
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** This browser's choice. */
export const consent = createConsentStore(openStorage('local'), () => new Date());

export function useIsAskingForConsent(): boolean {
  return useSyncExternalStore(consent.subscribe, consent.isAsking, () => false);
}
