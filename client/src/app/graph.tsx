import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { Outlet } from 'react-router-dom';
import { notifyOtherTabs, onOtherTabChange } from '~/features/customer/tab-sync.ts';
import { session } from '~/features/session/session.ts';
import { createApolloClient } from '~/graphql/client.ts';
import { expireAll } from '~/graphql/freshness.ts';
import { GraphProvider } from '~/graphql/graph-provider.tsx';
import { retryUnreachedQueries } from '~/graphql/query-retry.ts';
import { PAGE_STATE_ID } from '~/site/page-document.ts';

/** The layout of pages that begin with a query. */
export function Component() {
  return (
    <GraphProvider>
      <Outlet />
    </GraphProvider>
  );
}

/** Beside the layout, so that the two are one file, which is loaded with the page's own. */
export const createClient = createAppClient;

/**
 * The Apollo client of the browser; call it once. It clears its cache when the customer changes or
 * logs out, in whichever tab that happens (ACCT-16, ACCT-17), and refetches what failed during an
 * outage.
 */
export function createAppClient(): ApolloClient {
  const client = createApolloClient({
    credentials: session.current,
    onNoSession: (reason) => session.end(reason),
    onMutationSuccess() {
      expireAll();
      notifyOtherTabs();
    },
    onQueryUnreached: () => scheduleRetry(),
    pageState: readPageState(),
  });
  const scheduleRetry = retryUnreachedQueries(client);
  // Also while no page of the dashboard is open to refetch.
  onOtherTabChange(expireAll);

  let userId = session.current()?.userId;
  session.subscribe(() => {
    const currentId = session.current()?.userId;
    if (currentId === userId) return;
    userId = currentId;
    // Queries in flight then fail, but their pages are unmounting anyway.
    client.clearStore().catch(() => undefined);
  });
  return client;
}

/** The data of the page's queries; empty for a page that was rendered without data. */
function readPageState(): NormalizedCacheObject {
  return JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent || '{}');
}
