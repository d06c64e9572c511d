/** What a visitor has agreed to (ENT-32). */
export interface Consent {
  /** Always: without these the site cannot keep a booking in progress or a session. */
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  /** The moment of the choice, ISO 8601. */
  consentedAt: string;
}

/** How long a choice holds before the visitor is asked again (SHELL-24). */
const VALID_DAYS = 180;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The choice that a stored text holds; null when there is none, it cannot be read, or it has run
 * out.
 */
export function parseConsent(stored: string | null, now: Date): Consent | null {
  const record = parse(stored);
  if (typeof record?.analytics !== 'boolean' || typeof record.marketing !== 'boolean') return null;
  const age = now.getTime() - Date.parse(String(record.consentedAt));
  if (!(age >= 0 && age <= VALID_DAYS * DAY)) return null;
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
