/** How notifications arrive: over a stream, or by polling until the stream is retried. */
export interface ConnectionState {
  /** `reconnecting`: the gateway closed the stream normally, and a new one is about to open. */
  readonly mode: 'stream' | 'reconnecting' | 'polling';
  /** Failed attempts since a stream last delivered data. */
  readonly failures: number;
  /** Whether the current stream has delivered data. */
  readonly isLive: boolean;
}

export type ConnectionEvent =
  | 'data'
  /** The gateway closed the stream normally, for example because it is being replaced. */
  | 'completed'
  /** The stream couldn't be opened, or it broke. */
  | 'failed'
  | 'retry';

export const INITIAL_CONNECTION: ConnectionState = { mode: 'stream', failures: 0, isLive: false };

export function connectionReducer(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  if (event === 'retry') return { mode: 'stream', failures: state.failures, isLive: false };
  // When a stream breaks, Apollo Client reports completion as well.
  if (state.mode !== 'stream') return state;
  switch (event) {
    case 'data':
      return state.isLive ? state : { mode: 'stream', failures: 0, isLive: true };
    case 'completed':
      return state.isLive ? { mode: 'reconnecting', failures: 0, isLive: false } : connectionReducer(state, 'failed');
    case 'failed':
      return { mode: 'polling', failures: state.failures + 1, isLive: false };
  }
}

const RECONNECT_MS = 2_000;
const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 5 * 60_000;

/**
 * Milliseconds to wait before the next stream, with exponential backoff. `random` (0 to 1) adds
 * jitter, so that after a gateway restart its pages don't all reconnect at once.
 */
export function reconnectDelay({ mode, failures }: ConnectionState, random: number): number {
  const backoff = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** Math.min(failures - 1, 10));
  const delay = mode === 'reconnecting' ? RECONNECT_MS : backoff;
  return Math.round(delay * (0.5 + random / 2));
}
