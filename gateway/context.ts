import type { Logger } from '../shared/log/logger.ts';
import type { OpenSubscription } from './graphql/open-subscription.ts';
import type { RateLimitName } from './graphql/rate-limits.ts';
import type { Cancellation } from './legacy/transport/cancellation.ts';
import type { LegacyClient } from './legacy/transport/client.ts';
import type { Credentials } from './legacy/transport/credentials.ts';
import type { Deadline } from './legacy/transport/deadline.ts';
import type { SessionCookies } from './legacy/transport/session-cookies.ts';
import type { Transport } from './legacy/transport/transport.ts';
import type { Loaders } from './modules/loaders.ts';
import type { MediaHosts } from './modules/media.ts';
import type { AlertHub } from './modules/notification/alert-hub.ts';
import type { RequestTrace } from './observability/tracing.ts';
import type { Idempotency } from './state/idempotency.ts';
import type { RateLimiter } from './state/rate-limiter.ts';

/** What all operations share. */
export interface SharedServices {
  readonly transport: Transport;
  readonly limiter: RateLimiter<RateLimitName>;
  readonly idempotency: Idempotency;
  readonly mediaHosts: MediaHosts;
  /** Who listens to alerts; `nudge` it after an act that alerts its customer. */
  readonly alerts: AlertHub;
  /** Keeps track of work that goes on after its operation has been answered, so that a shutdown waits for it. */
  readonly runBehind: (work: Promise<unknown>) => void;
}

/** What the Apollo plugins learn about an operation and its response. */
interface ResponseFacts {
  /** Null when the document has no such operation. */
  kind: 'query' | 'mutation' | 'subscription' | null;
  name: string | null;
  hasErrors: boolean;
  /** How long the SDL lets shared caches keep it, in seconds; 0 unless all of it is public. */
  publicSeconds: number;
}

/** What one operation has. Apollo Server copies it: whatever changes lives in an object that it refers to. */
export interface GatewayContext extends SharedServices {
  readonly requestId: string;
  /** Null when traces are off. */
  readonly trace: RequestTrace | null;
  /** The session that the request carries, not yet proved; null when there is none. */
  readonly viewer: Credentials | null;
  /** The host's session cookies in the caller's browser. */
  readonly cookies: SessionCookies;
  readonly clientAddress: string;
  readonly deadline: Deadline;
  /** Cancelled when the caller disconnects before its response is sent. */
  readonly left: Cancellation;
  readonly legacy: LegacyClient;
  readonly loaders: Loaders;
  readonly log: Logger;
  /** The same caller's for another answer: with a deadline of its own, and nothing loaded yet. */
  readonly again: () => GatewayContext;
  /** What is known about the operation's response. */
  readonly facts: ResponseFacts;
  /** Gives a subscription that has begun to the transport. */
  readonly handOver: (subscription: OpenSubscription) => void;
}
