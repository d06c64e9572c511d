import type { Logger } from '#shared/server/log/logger.ts';
import type { Credentials } from '../legacy/transport/caller.ts';
import type { Cancellation, Deadline } from '../legacy/transport/deadline.ts';
import type { LegacyClient } from '../legacy/transport/legacy-client.ts';
import type { SessionCookies } from '../legacy/transport/session-cookies.ts';
import type { RateLimitName } from '../limits.ts';
import type { RequestTrace } from '../observability/tracing.ts';
import type { RateLimiter } from '../state/rate-limiter.ts';
import type { SubscriptionStream } from './subscription-protocols.ts';

/** Facts about an operation and its response, which Apollo plugins fill in. */
interface ResponseFacts {
  kind: 'query' | 'mutation' | 'subscription' | null;
  name: string | null;
  hasErrors: boolean;
  /** How long the SDL lets shared caches keep it, in seconds; 0 unless all of it is public. */
  publicSeconds: number;
}

/** What an operation knows. Apollo Server copies it, so mutable state is in nested objects. */
export interface OperationContext {
  readonly requestId: string;
  readonly trace: RequestTrace | null;
  /** The session that the request carries, not yet verified; null without one. */
  readonly viewer: Credentials | null;
  /** The host's session cookies in the caller's browser. */
  readonly cookies: SessionCookies;
  readonly clientAddress: string;
  /** Whether the request is a GET, which must not change anything. */
  readonly isReadOnly: boolean;
  readonly deadline: Deadline;
  /** Cancelled when the caller disconnects before its response is sent. */
  readonly cancellation: Cancellation;
  readonly legacy: LegacyClient;
  readonly limiter: RateLimiter<RateLimitName>;
  readonly log: Logger;
  readonly facts: ResponseFacts;
  /** Creates a context for another event of a subscription, with a new deadline and new loaders. */
  readonly fork: () => OperationContext;
  readonly startStream: (stream: SubscriptionStream) => void;
}
