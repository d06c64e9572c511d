import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import type { NoSessionReason } from '#shared/error-codes.ts';
import { createCache } from './cache.ts';
import { causedNotificationsLink } from './caused-notifications.ts';
import type { Credentials } from './credentials.ts';
import { fetchWithHeartbeat } from './fetch-with-heartbeat.ts';
import { freshnessLink } from './freshness.ts';
import { persistedOperationsLink } from './persisted-operations.ts';
import { unreachedQueriesLink } from './query-retry.ts';
import { credentialsLink, noSessionLink } from './session-links.ts';
import { successfulMutationsLink } from './successful-mutations-link.ts';
import { uploadLink } from './upload.ts';

export interface ClientOptions {
  /** The current session; null if no one is logged in. */
  credentials: () => Credentials | null;
  /** Called when the server no longer accepts the credentials. */
  onNoSession: (reason: NoSessionReason) => void;
  /** Called after each successful mutation of a logged-in customer. */
  onMutationSuccess: () => void;
  /** Called after each query that didn't reach the gateway. */
  onQueryUnreached: () => void;
  /** The data that the page was rendered with. */
  pageState?: NormalizedCacheObject;
}

/** For how long after the start no query asks again for what the page was rendered with. */
const TAKE_OVER_MS = 2_000;

/** The first prevents cross-site request forgery, the second identifies the client in metrics. */
const HEADERS = { 'apollo-require-preflight': 'true', 'apollographql-client-name': 'web' };

/** All requests to the gateway go through this client. */
export function createApolloClient({
  credentials,
  onNoSession,
  onMutationSuccess,
  onQueryUnreached,
  pageState = {},
}: ClientOptions): ApolloClient {
  return new ApolloClient({
    cache: createCache().restore(pageState),
    ...(Object.keys(pageState).length > 0 && { ssrForceFetchDelay: TAKE_OVER_MS }),
    link: ApolloLink.from([
      noSessionLink(credentials, onNoSession),
      successfulMutationsLink(onMutationSuccess),
      unreachedQueriesLink(onQueryUnreached),
      causedNotificationsLink,
      freshnessLink,
      credentialsLink(credentials),
      uploadLink(),
      persistedOperationsLink(),
      // Unlike `HttpLink`, it sends no library name, which would lengthen and vary cacheable URLs.
      new BaseHttpLink({ uri: '/graphql', fetch: fetchWithHeartbeat, headers: HEADERS }),
    ]),
    dataMasking: true,
    defaultOptions: {
      // Partial data is shown, with the error beside it.
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
    },
  });
}
