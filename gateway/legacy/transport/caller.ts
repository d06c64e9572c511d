import type { RequestTrace } from '../../observability/tracing.ts';
import type { Cancellation, Deadline } from './deadline.ts';
import type { CallCookies, SessionCookies, WhichCookies } from './session-cookies.ts';

export interface Credentials {
  readonly userId: string;
  readonly authToken: string;
}

const USER_ID = /^[\w-]{1,64}$/;
/** Hosts choose the length of tokens, and some are short. */
const AUTH_TOKEN = /^[\x21-\x7e]{6,512}$/;

/** Credentials from two headers; null unless both are present once and valid. */
export function readCredentials(userId: unknown, authToken: unknown): Credentials | null {
  if (typeof userId !== 'string' || typeof authToken !== 'string') return null;
  return USER_ID.test(userId) && AUTH_TOKEN.test(authToken) ? { userId, authToken } : null;
}

/** SESS-02: both headers. The same pair goes into the query, which is never logged. */
export function credentialHeaders({ userId, authToken }: Credentials): Record<string, string> {
  return { 'x-user-id': userId, 'x-auth-token': authToken };
}

export function credentialQuery({ userId, authToken }: Credentials): Record<string, string> {
  return { userId, token: authToken };
}

/** On whose behalf, and for how long, calls are made. */
export interface Caller {
  readonly requestId: string;
  /** As `clientNetwork` names it; null for this process's own work. */
  readonly network: string | null;
  readonly trace: RequestTrace | null;
  readonly credentials: Credentials | null;
  /** The host's cookies in the caller's browser; null when there is no browser. */
  readonly cookies: SessionCookies | null;
  readonly deadline: Deadline;
  readonly cancellation: Cancellation;
  /** No stale response will do: the result is cached too, and lifetimes would add up. */
  readonly needsFresh?: true;
}

/** The cookies of a call to an endpoint: only those that it is marked for (SESS-06). */
export function cookiesFor(
  { cookies }: Caller,
  { withCookies: which }: { readonly withCookies?: WhichCookies },
): CallCookies | null {
  if (!cookies || !which) return null;
  return { headers: cookies.headersFor(which), apply: (setCookies) => cookies.apply(setCookies, which) };
}
