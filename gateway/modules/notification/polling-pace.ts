/** How often the legacy side is asked for alerts, in milliseconds. */
export interface PollingPace {
  /** After something has happened. */
  readonly fastMs: number;
  /** What it slows down to while nothing does. */
  readonly slowMs: number;
  /** What it slows down to while the legacy side is down. */
  readonly worstMs: number;
}

export const DEFAULT_PACE: PollingPace = { fastMs: 5_000, slowMs: 30_000, worstMs: 120_000 };

/** How many pages may listen. */
export interface StreamLimits {
  readonly streamsPerSession: number;
  readonly streams: number;
}

export const DEFAULT_STREAM_LIMITS: StreamLimits = { streamsPerSession: 5, streams: 2_000 };

/** What passes time; tests have one that they move themselves. */
export interface Clock {
  /** Calls back once after so many milliseconds; returns the way to stop it. */
  after(milliseconds: number, callback: () => void): () => void;
  /** From 0 up to, but not, 1. */
  random(): number;
}

export const realClock: Clock = {
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
