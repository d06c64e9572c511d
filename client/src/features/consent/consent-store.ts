import { openStorage } from '~/lib/open-storage.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';
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
  const stored = parseConsent(storage?.getItem(KEY) ?? null, now());
  const { get, set, subscribe } = createStore({ consent: stored, isAsking: stored === null });
  return {
    current: () => get().consent,
    allows: (category) => get().consent?.[category] ?? false,
    isAsking: () => get().isAsking,
    ask: () => set({ ...get(), isAsking: true }),
    decide(choice) {
      const consent: Consent = { necessary: true, ...choice, consentedAt: now().toISOString() };
      try {
        storage?.setItem(KEY, JSON.stringify(consent));
      } catch {
        // Full or blocked storage: the choice holds for this page, and the next one asks again.
      }
      set({ consent, isAsking: false });
    },
    subscribe,
  };
}

/** This browser's choice. */
export const consent = createConsentStore(openStorage('local'), () => new Date());

export function useIsAskingForConsent(): boolean {
  return useStore({ subscribe: consent.subscribe, get: consent.isAsking }, false);
}
