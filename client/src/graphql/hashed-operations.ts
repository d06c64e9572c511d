import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';
import { isPersonal } from './personal-operation.ts';

/**
 * Sends an operation's hash instead of its text: short, answered also where only registered
 * operations are, and by GET where the answer is the same for everybody, so that caches on the way
 * may keep it. A gateway that is older than this page does not know the hash; it gets the whole.
 */
export function hashedOperationsLink(): ApolloLink {
  return ApolloLink.split(({ query }) => isPersonal(query), hashed('POST'), hashed('GET'));
}

function hashed(method: 'GET' | 'POST'): ApolloLink {
  return new PersistedQueryLink({
    generateHash: hashOf,
    useGETForHashedQueries: method === 'GET',
    // What the gateway knows is the text that was hashed; Apollo Client prints another, which must
    // not be sent under that hash.
    disable: ({ meta }) => meta.persistedQueryNotFound || meta.persistedQueryNotSupported,
  });
}

/** Written beside each document when the client's code is generated. */
function hashOf(document: DocumentNode & { __meta__?: { hash?: string } }): string {
  const hash = document.__meta__?.hash;
  if (!hash) throw new Error('An operation must be written in a .graphql file, where its hash is generated.');
  return hash;
}
