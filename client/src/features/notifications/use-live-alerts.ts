import { useEffect, useReducer } from 'react';
import { useAlertsChangedSubscription, useAlertsQuery } from '~/graphql/generated/operations/alerts.ts';
import { usePageVisible } from '~/lib/use-page-visible.ts';
import { FIRST_LINE, nextLine, pauseBefore } from './line-state.ts';

/** How often the alerts are asked for where no stream can be had (C-69). */
export const POLL_MS = 60_000;

/**
 * A stream that has brought nothing by then is kept back by something on the way, or the legacy
 * side is down.
 */
const FIRST_WORD_MS = 15_000;

/**
 * Keeps the customer's alerts in the cache up to date for as long as the page can be seen: over a
 * stream of the graph, which says at its start how they stand, and by asking each minute while
 * there is none. Says nothing of failures (DASH-24).
 */
export function useLiveAlerts(): void {
  const [line, tell] = useReducer(nextLine, FIRST_LINE);
  // Browsers have few connections to a site to give away; a page that nobody sees needs none of
  // them.
  const isVisible = usePageVisible();
  const { mode, isLive } = line;
  const isStreaming = isVisible && mode === 'stream';

  useAlertsChangedSubscription({
    skip: !isStreaming,
    ignoreResults: true,
    onData: () => tell('told'),
    onError: () => tell('broken'),
    onComplete: () => tell('ended'),
  });
  useAlertsQuery({
    skip: !isVisible || mode !== 'polling',
    pollInterval: POLL_MS,
    fetchPolicy: 'network-only',
  });

  // What the stream before has brought says nothing of the one that is opened when the page is seen
  // again.
  useEffect(() => {
    if (!isVisible && mode === 'stream') tell('try');
  }, [isVisible, mode]);

  useEffect(() => {
    if (!isStreaming || isLive) return;
    const timer = setTimeout(() => tell('broken'), FIRST_WORD_MS);
    return () => clearTimeout(timer);
  }, [isStreaming, isLive]);

  useEffect(() => {
    if (line.mode === 'stream') return;
    const again = () => tell('try');
    const timer = setTimeout(again, pauseBefore(line, Math.random()));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [line]);
}
