import { COOKIE_CONSENT_DAYS } from '#shared/terms.ts';

/** The cookie categories that a visitor has agreed to (ENT-32). */
export interface Consent {
  /** Always on: the site needs them for unfinished bookings and sessions. */
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  /** When the visitor chose, in ISO 8601. */
  consentedAt: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

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
