import type { Logger } from '#shared/server/log/logger.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { NextDateLimits, PollingPace, RateLimits, StreamLimits, TransportLimits, UploadLimits } from './limits.ts';

export interface Host {
  /** Its address without a trailing slash; null while it isn't listening. */
  readonly origin: () => string | null;
  /** Whether it is the embedded backend, which has an outbox. */
  readonly isEmbedded: boolean;
  /** The metrics of the embedded backend; null when it doesn't respond. */
  readonly readMetrics?: () => Promise<string | null>;
}

/** The options of a server. The optional ones have defaults, and are set by tests. */
export interface ServerOptions {
  readonly config: Config;
  readonly host: Host;
  readonly log: Logger;
  readonly limits?: Partial<RateLimits>;
  readonly transportLimits?: Partial<TransportLimits>;
  readonly uploadLimits?: Partial<UploadLimits>;
  readonly nextDateLimits?: Partial<NextDateLimits>;
  /** Clock of the public cache, in milliseconds. */
  readonly now?: () => number;
  /** Timers of the time limits of calls, of the host and of Redis. */
  readonly callClock?: Clock;
  readonly notifications?: {
    readonly clock?: Clock;
    readonly pace?: Partial<PollingPace>;
    readonly limits?: Partial<StreamLimits>;
  };
  /** How long a body other than an upload may take, in milliseconds. */
  readonly bodyTimeoutMs?: number;
  /** Concurrent connections of one address or IPv6 /64 that isn't a trusted proxy's. */
  readonly maxNetworkConnections?: number;
  /** How long a subscription's connection may be silent, in milliseconds. */
  readonly heartbeatMs?: number;
  /** How often the manifests of other clients are read, in milliseconds. */
  readonly operationsPollMs?: number;
  /** Folder of the built client. */
  readonly clientDirectory?: string;
  /** Folder of the built GraphiQL page. */
  readonly graphiqlDirectory?: string;
}
