import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createCache } from './cache.ts';
import { causedNotificationsLink } from './caused-notifications.ts';
import type { Credentials } from './credentials.ts';
import { hashedOperationsLink } from './hashed-operations.ts';
import { liveFetch } from './live-fetch.ts';
import { credentialsLink, sessionExpiredLink } from './session-links.ts';
import { successfulMutationsLink } from './successful-mutations-link.ts';
import { uploadLink } from './upload.ts';

export interface ClientOptions {
  /** The current session; null when nobody is logged in. */
  credentials: () => Credentials | null;
  /** Called when the server has refused those credentials. */
  onSessionLost: () => void;
  /** Called after each mutation of a logged-in customer that changed something. */
  onMutationSuccess: () => void;
}

/** The first prevents cross-site request forgery, the second tells clients apart in metrics. */
const HEADERS = { 'apollo-require-preflight': 'true', 'apollographql-client-name': 'web' };

/** The app's only way to the gateway. */
export function createApolloClient({ credentials, onSessionLost, onMutationSuccess }: ClientOptions): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      sessionExpiredLink(credentials, onSessionLost),
      successfulMutationsLink(onMutationSuccess),
      causedNotificationsLink,
      credentialsLink(credentials),
      uploadLink(),
      hashedOperationsLink(),
      // `BaseHttpLink` sends no library name, which would lengthen cacheable addresses and split
      // caches.
      new BaseHttpLink({ uri: '/graphql', fetch: liveFetch, headers: HEADERS }),
    ]),
    dataMasking: true,
    defaultOptions: {
      // Partial data is shown, with the error beside it.
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
    },
  });
}
