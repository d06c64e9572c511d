import { COOKIE_CONSENT_DAYS } from '#shared/terms.ts';
import { DAY_MS } from '#shared/time.ts';
import { openStorage } from '~/lib/storage.ts';
import { createStore } from '~/lib/store.ts';
import { useStore } from '~/lib/use-store.ts';

/** Also in public/before-paint.js, which reads it before the first paint. */
const KEY = 'cookieConsent';

/** `asking` until the visitor has chosen; `reopened` if they change their choice later. */
type NoticeState = 'asking' | 'closed' | 'reopened';

/**
 * The visitor's choice about cookies. Code that loads analytics or marketing must check `allows`
 * first: before the visitor has chosen, only necessary cookies are allowed, although the analytics
 * switch starts on (C-73).
 */
export function createConsentStore(storage: Storage | null, now: () => Date) {
  const stored = parseConsent(storage?.getItem(KEY) ?? null, now());
  const { get, set, subscribe } = createStore<{ consent: Consent | null; notice: NoticeState }>({
    consent: stored,
    notice: stored ? 'closed' : 'asking',
  });
  return {
    current: () => get().consent,
    allows: (category: 'analytics' | 'marketing') => get().consent?.[category] ?? false,
    notice: () => get().notice,
    /** Opens the notice again, with the current choice. */
    openNotice: () => set({ ...get(), notice: 'reopened' }),
    save(choice: Pick<Consent, 'analytics' | 'marketing'>): void {
      const consent: Consent = { necessary: true, ...choice, consentedAt: now().toISOString() };
      try {
        storage?.setItem(KEY, JSON.stringify(consent));
      } catch {
        // Storage is full or blocked: the choice lasts for this page, and the next one asks again.
      }
      set({ consent, notice: 'closed' });
    },
    subscribe,
  };
}

/** The choice stored in this browser. */
export const consent = createConsentStore(openStorage('local'), () => new Date());

/** The server's HTML asks everyone. */
export function useNotice(): NoticeState {
  return useStore({ subscribe: consent.subscribe, get: consent.notice }, 'asking');
}

/** The cookie categories that a visitor has agreed to (ENT-32). */
interface Consent {
  /** Always on: the site needs them for unfinished bookings and sessions. */
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  /** When the visitor chose, in ISO 8601. */
  consentedAt: string;
}

/** The stored choice; null if there is none, or if it can't be parsed or has expired. */
export function parseConsent(stored: string | null, now: Date): Consent | null {
  const record = parse(stored);
  if (typeof record?.analytics !== 'boolean' || typeof record.marketing !== 'boolean') return null;
  const age = now.getTime() - Date.parse(String(record.consentedAt));
  if (!(age >= 0 && age <= COOKIE_CONSENT_DAYS * DAY_MS)) return null;
  return {
    necessary: true,
    analytics: record.analytics,
    marketing: record.marketing,
    consentedAt: String(record.consentedAt),
  };
}

function parse(stored: string | null): Partial<Record<keyof Consent, unknown>> | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
