import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createCache } from './cache.ts';
import type { Credentials } from './credentials.ts';
import { doneActsLink } from './done-acts-link.ts';
import { hashedOperationsLink } from './hashed-operations.ts';
import { liveFetch } from './live-fetch.ts';
import { type ActEnded, ownActsLink } from './own-acts-link.ts';
import { credentialsLink, lostSessionLink } from './session-links.ts';
import { uploadLink } from './upload.ts';

export interface ClientOptions {
  /** The session at this moment; null when nobody is logged in. */
  credentials: () => Credentials | null;
  /** Called when the server has refused those credentials. */
  onSessionLost: () => void;
  /** Called when an act of a logged-in customer was done. */
  onActDone: () => void;
  /** Called when any act begins; what it returns is called when that ends. */
  onActBegun?: () => ActEnded;
}

/** The first tells our requests from forms that other sites make a browser send, the second our clients apart in metrics. */
const HEADERS = { 'apollo-require-preflight': 'true', 'apollographql-client-name': 'web' };

/** The one way the app talks to the gateway. */
export function createApolloClient({ credentials, onSessionLost, onActDone, onActBegun }: ClientOptions): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      lostSessionLink(credentials, onSessionLost),
      doneActsLink(onActDone),
      ...(onActBegun ? [ownActsLink(onActBegun)] : []),
      credentialsLink(credentials),
      uploadLink(),
      hashedOperationsLink(),
      // Without the library's own name in each request: it would only make public addresses longer and caches poorer.
      new BaseHttpLink({ uri: '/graphql', fetch: liveFetch, headers: HEADERS }),
    ]),
    dataMasking: true,
    defaultOptions: {
      // What could be answered is shown, with the error beside it.
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
    },
  });
}
