export interface TransportLimits {
  /** Reads of the host that one network may cause a second, in the long run. */
  readonly callsPerSecond: number;
  /** For how many seconds it may save them up, for a burst. */
  readonly burstSeconds: number;
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
  // A carrier's shared address has hundreds of customers, most of whose reads are cached.
  callsPerSecond: 100,
  burstSeconds: 20,
};

/** An honest network reads far more than it writes, which mutations limit besides. */
export const WRITES_PER_CALL = 0.2;

/** An honest network causes many times as many calls as it sends documents that are new here. */
export const NEW_DOCUMENTS_PER_CALL = 0.1;
