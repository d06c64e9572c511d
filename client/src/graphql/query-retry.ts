import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { failureOf } from './failure.ts';

/** How long to wait before asking whether the gateway answers again; doubled each time. */
const MIN_DELAY_MS = 3_000;
const MAX_DELAY_MS = 60_000;

/** What the gateway itself has answered is left to the customer's "Try again". */
export const isUnreached = (error: unknown) => failureOf(error).kind !== 'graph';

/**
 * Refetches the page's queries that didn't reach the gateway, once the browser is online or the
 * gateway answers again. Call the returned function after such a failure. Mutations are never sent
 * again.
 */
export function retryUnreachedQueries(client: ApolloClient): () => void {
  let isScheduled = false;
  let delay = MIN_DELAY_MS;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    // Jitter, so that after a gateway restart its pages don't all ask at once.
    setTimeout(() => void probe(), delay * (1 + Math.random() / 2));
  }

  async function probe(): Promise<void> {
    isScheduled = false;
    delay = Math.min(MAX_DELAY_MS, delay * 2);
    if (unreachedQueries(client).length === 0) delay = MIN_DELAY_MS;
    else if (await isGatewayReady()) await refetchAll();
    else schedule();
  }

  async function refetchAll(): Promise<void> {
    const results = await Promise.allSettled(unreachedQueries(client).map((query) => query.refetch()));
    if (results.every(({ status }) => status === 'fulfilled')) delay = MIN_DELAY_MS;
  }

  window.addEventListener('online', () => void refetchAll());
  return schedule;
}

function unreachedQueries(client: ApolloClient): ObservableQuery[] {
  return [...client.getObservableQueries('active')].filter((query) => {
    const { error, loading } = query.getCurrentResult();
    return error !== undefined && !loading && isUnreached(error);
  });
}

/** Asked instead of the queries themselves, so that the page doesn't flicker while it is down. */
async function isGatewayReady(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
