import { ApolloClient, ApolloLink } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';
import { createCache } from './cache.ts';
import type { Credentials } from './credentials.ts';
import { credentialsLink, lostSessionLink } from './session-links.ts';
import { uploadFetch, uploadLink } from './upload.ts';

export interface ClientOptions {
  /** The session at this moment; null when nobody is logged in. */
  credentials: () => Credentials | null;
  /** Called when the server has refused those credentials. */
  onSessionLost: () => void;
}

/** The one way the app talks to the gateway. */
export function createApolloClient({ credentials, onSessionLost }: ClientOptions): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      lostSessionLink(credentials, onSessionLost),
      credentialsLink(credentials),
      // A mutation goes with its text at once: being asked for it afterwards would mean sending it, and its photos, twice.
      ApolloLink.split(({ operationType }) => operationType === 'query', persistedLink(), uploadLink()),
      // The header lets the gateway tell our requests from forms that other sites make a browser send.
      new HttpLink({ uri: '/graphql', fetch: uploadFetch, headers: { 'apollo-require-preflight': 'true' } }),
    ]),
    dataMasking: true,
    defaultOptions: {
      // What could be answered is shown, with the error beside it.
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
    },
  });
}

/**
 * Sends a query as the hash that codegen wrote into its document; the gateway has the text in its manifest. One that does not know it (this
 * page is older or newer than the gateway) gets the text, and all others from then on: its manifest is not ours.
 */
function persistedLink(): ApolloLink {
  return new PersistedQueryLink({
    generateHash: hashOf,
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
}

function hashOf(document: DocumentNode & { __meta__?: { hash?: string } }): string {
  const hash = document.__meta__?.hash;
  if (!hash) throw new Error('An operation was not made by codegen, so it has no hash.');
  return hash;
}
