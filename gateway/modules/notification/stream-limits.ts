/** How many streams of notifications may be open. */
export interface StreamLimits {
  readonly streamsPerSession: number;
  /** On this gateway. */
  readonly streams: number;
}

export const DEFAULT_STREAM_LIMITS: StreamLimits = { streamsPerSession: 5, streams: 2_000 };
