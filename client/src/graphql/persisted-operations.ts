import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { metaOf } from './operation-meta.ts';

/**
 * Sends an operation's hash instead of its text, because a gateway may only accept registered
 * operations. Public queries use GET, so that shared caches can store the responses. If a gateway
 * doesn't know the hash, because it is older than this page, the text is sent.
 */
export function persistedOperationsLink(): ApolloLink {
  return ApolloLink.split(
    ({ query }) => metaOf(query).session !== undefined,
    persistedQueryLink('POST'),
    persistedQueryLink('GET'),
  );
}

function persistedQueryLink(method: 'GET' | 'POST'): ApolloLink {
  return new PersistedQueryLink({
    generateHash: (document) => metaOf(document).hash,
    useGETForHashedQueries: method === 'GET',
    // The text that Apollo Client prints differs from the one that was hashed, so the two must not
    // be sent together.
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
}
