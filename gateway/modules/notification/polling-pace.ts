/** How often notifications are polled, as intervals in milliseconds. */
export interface PollingPace {
  /** After a change. */
  readonly fastMs: number;
  /** The longest interval while nothing changes. */
  readonly slowMs: number;
  /** The longest interval while the host is down. */
  readonly backoffMs: number;
}

export const DEFAULT_PACE: PollingPace = { fastMs: 5_000, slowMs: 30_000, backoffMs: 120_000 };
