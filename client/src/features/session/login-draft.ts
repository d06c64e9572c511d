import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '~/lib/storage.ts';

const KEY = 'login-email';
const schema = z.object({ email: z.string(), visit: z.string() });

/**
 * The e-mail address to begin the log-in with. What was typed on this very visit (the history entry's key, which a reload and Back keep) comes
 * first, then what another page has handed over, then what was typed last in this tab. Never a password.
 */
export function firstEmail(visit: string, handed: string): string {
  const kept = readStored('session', KEY, schema);
  if (kept?.visit === visit) return kept.email;
  return handed || (kept?.email ?? '');
}

export function keepLoginEmail(visit: string, email: string): void {
  writeStored('session', KEY, { email, visit });
}

/** Once somebody is logged in there is nothing to go back to. */
export function forgetLoginEmail(): void {
  removeStored('session', KEY);
}
