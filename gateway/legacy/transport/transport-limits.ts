export interface TransportLimits {
  /** Consecutive failures of a script that open its circuit breaker. */
  readonly failuresToOpen: number;
  /** How long it stays open, in milliseconds. */
  readonly openMs: number;
  /** Calls of one script in flight. */
  readonly maxRunning: number;
  /** Calls of one script that may wait to be sent. */
  readonly maxWaiting: number;
}

export const DEFAULT_TRANSPORT_LIMITS: TransportLimits = {
  failuresToOpen: 8,
  openMs: 10_000,
  maxRunning: 48,
  maxWaiting: 200,
};
