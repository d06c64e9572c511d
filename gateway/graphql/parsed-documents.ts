import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/**
 * Five times what all operations of our own clients come to. A parsed document takes about a hundred
 * bytes of memory for each character of its text.
 */
const MAX_CHARACTERS = 256 * 1024;

/**
 * Documents that have been parsed and validated, so that the next request with the same text saves
 * both; those used longest ago are forgotten. Apollo Server's own store counts their size as JSON,
 * a fraction of what they take, and grows by 140 MiB when no two texts are alike.
 */
export function parsedDocuments(maxCharacters = MAX_CHARACTERS): DocumentStore {
  const documents = new Map<string, DocumentNode>();
  let characters = 0;

  function forget(key: string): void {
    characters -= sizeOf(documents.get(key));
    documents.delete(key);
  }

  return {
    async get(key) {
      const document = documents.get(key);
      if (!document) return undefined;
      // A Map keeps its order of insertion: the one used longest ago stands first.
      documents.delete(key);
      documents.set(key, document);
      return document;
    },
    async set(key, document) {
      forget(key);
      documents.set(key, document);
      characters += sizeOf(document);
      for (const oldest of documents.keys()) {
        if (characters <= maxCharacters) break;
        forget(oldest);
      }
    },
    async delete(key) {
      const isKnown = documents.has(key);
      forget(key);
      return isKnown;
    },
  };
}

const sizeOf = (document: DocumentNode | undefined): number => document?.loc?.source.body.length ?? 0;
