import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';
import { isPersonal } from './personal-operation.ts';

/**
 * Sends an operation's hash instead of its text, because a gateway may only accept registered
 * operations. Public queries use GET, so that shared caches can store the responses. If a gateway
 * doesn't know the hash, because it is older than this page, the text is sent.
 */
export function persistedOperationsLink(): ApolloLink {
  return ApolloLink.split(({ query }) => isPersonal(query), persistedQueryLink('POST'), persistedQueryLink('GET'));
}

function persistedQueryLink(method: 'GET' | 'POST'): ApolloLink {
  return new PersistedQueryLink({
    generateHash: hashOf,
    useGETForHashedQueries: method === 'GET',
    // The text that Apollo Client prints differs from the one that was hashed, so the two must not
    // be sent together.
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
}

/** The hash that codegen adds to each document. */
export function hashOf(document: DocumentNode & { __meta__?: { hash?: string } }): string {
  const hash = document.__meta__?.hash;
  if (!hash) throw new Error('An operation must be in a .graphql file, so that codegen can add its hash.');
  return hash;
}
