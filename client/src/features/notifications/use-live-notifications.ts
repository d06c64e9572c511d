import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#shared/time.ts';
import { useNotificationsQuery } from '~/graphql/generated/operations/notifications.ts';
import { useNotificationsChangedSubscription } from '~/graphql/generated/operations/notifications-changed.ts';

/** How often to poll while no stream can be opened (C-69). */
export const POLL_MS = 60_000;

/** A stream without data after this long is blocked on the way, or the legacy host is down. */
const FIRST_DATA_TIMEOUT_MS = 15_000;

/**
 * Keeps the customer's notifications in the cache up to date while the page is visible: over a
 * subscription, which starts with the current list, or by polling. Failures are silent (DASH-24).
 */
export function useLiveNotifications(): void {
  const [connection, dispatch] = useReducer(connectionReducer, INITIAL_CONNECTION);
  // Browsers limit the connections to a site, so a hidden page doesn't hold one.
  const isVisible = usePageVisible();
  const { mode, isLive } = connection;
  const isStreaming = isVisible && mode === 'stream';

  useNotificationsChangedSubscription({
    skip: !isStreaming,
    ignoreResults: true,
    onData: () => dispatch('data'),
    onError: () => dispatch('failed'),
    onComplete: () => dispatch('completed'),
  });
  useNotificationsQuery({
    skip: !isVisible || mode !== 'polling',
    pollInterval: POLL_MS,
    fetchPolicy: 'network-only',
  });

  // Hiding the page closes the stream. The next one isn't live until it has delivered data itself.
  useEffect(() => {
    if (!isVisible && mode === 'stream') dispatch('retry');
  }, [isVisible, mode]);

  useEffect(() => {
    if (!isStreaming || isLive) return;
    const timer = setTimeout(() => dispatch('failed'), FIRST_DATA_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isStreaming, isLive]);

  useEffect(() => {
    if (connection.mode === 'stream') return;
    const retry = () => dispatch('retry');
    const timer = setTimeout(retry, reconnectDelay(connection, Math.random()));
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [connection]);
}

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
const MAX_BACKOFF_MS = 5 * MINUTE_MS;

/**
 * Milliseconds to wait before the next stream, with exponential backoff. `random` (0 to 1) adds
 * jitter, so that after a gateway restart its pages don't all reconnect at once.
 */
export function reconnectDelay({ mode, failures }: ConnectionState, random: number): number {
  const backoff = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** Math.min(failures - 1, 10));
  const delay = mode === 'reconnecting' ? RECONNECT_MS : backoff;
  return Math.round(delay * (0.5 + random / 2));
}

const isVisible = () => document.visibilityState === 'visible';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is visible; false in a background tab. */
function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => true);
}
