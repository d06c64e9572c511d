import { useEffect, useReducer } from 'react';
import { useNotificationsQuery } from '~/graphql/generated/operations/notifications.ts';
import { useNotificationsChangedSubscription } from '~/graphql/generated/operations/notifications-changed.ts';
import { usePageVisible } from '~/lib/use-page-visible.ts';
import { connectionReducer, INITIAL_CONNECTION, reconnectDelay } from './connection-state.ts';

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
