import type { RequestTrace } from '../../observability/tracing.ts';
import type { Cancellation } from './cancellation.ts';
import type { Credentials } from './credentials.ts';
import type { Deadline } from './deadline.ts';
import type { CallCookies, SessionCookies, WhichCookies } from './session-cookies.ts';

/** On whose behalf, and for how long, calls are made. */
export interface Caller {
  readonly requestId: string;
  /**
   * The network that it comes from, as `clientNetwork` names it; null for this process's own work.
   */
  readonly network: string | null;
  /** The trace that the calls are part of; null when there is none. */
  readonly trace: RequestTrace | null;
  readonly credentials: Credentials | null;
  /** The host's cookies in the caller's browser; null when there is no browser. */
  readonly cookies: SessionCookies | null;
  readonly deadline: Deadline;
  /** Cancelled when the caller disconnects. */
  readonly cancellation: Cancellation;
  /**
   * Whether to wait for a new response where a stale one would do meanwhile, because the result is
   * cached in turn: two stale lifetimes would add up.
   */
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
