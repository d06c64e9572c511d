import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { HOUR_MS } from '#shared/time.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import type { Store } from '../state/store.ts';
import type { ParsedDocuments } from './parsed-documents.ts';
import {
  claimedHash,
  type OperationParams,
  type OperationsMode,
  type RegisteredOperations,
} from './registered-operations.ts';

export type DocumentCache = NonNullable<
  Exclude<ApolloServerOptions<BaseContext>['persistedQueries'], false | undefined>['cache']
>;

/** Longer documents are executed, but not stored. Our own are shorter. */
const MAX_LENGTH = 10_000;
const DOCUMENT_TTL_MS = 6 * HOUR_MS;
/** All our clients together have a few hundred operations; the limit protects the store. */
const MAX_NEW = { count: 500, perMs: HOUR_MS };

/**
 * Documents that can be requested by hash: the registered ones and, in open mode, those that
 * clients have sent before (automatic persisted queries). Apollo Server checks a hash before
 * storing it.
 */
export function knownDocuments(
  store: Store,
  mode: OperationsMode,
  registeredOperations: RegisteredOperations,
): DocumentCache {
  return {
    async get(key) {
      const registered = registeredOperations.text(key.slice(key.indexOf(':') + 1));
      if (registered !== undefined || mode === 'registered') return registered;
      return isKey(key) ? ((await store.get(key)) ?? undefined) : undefined;
    },
    async set(key, text) {
      if (mode === 'registered' || text.length > MAX_LENGTH || !isKey(key)) return;
      await storeNew(key, text);
    },
    async delete(key) {
      await store.drop(key);
    },
  };

  async function storeNew(key: string, text: string): Promise<void> {
    if ((await store.get(key)) !== null) return;
    const { count } = await store.count('apq-new', MAX_NEW.perMs);
    if (count <= MAX_NEW.count) await store.put(key, text, DOCUMENT_TTL_MS);
  }
}

/**
 * The format of Apollo Server's keys. Hashes come from clients, so others never reach the store.
 */
const isKey = (key: string): boolean => /^apq:[\da-f]{64}$/.test(key);

/** The text of a request's document; null if it is unknown. */
export async function textOf({ query, extensions }: OperationParams, documents: DocumentCache): Promise<string | null> {
  const text = query || (await documents.get(`apq:${claimedHash(extensions)}`));
  return typeof text === 'string' ? text : null;
}

interface DocumentOptions {
  readonly documents: DocumentCache;
  readonly parsedDocuments: ParsedDocuments;
  readonly schema: GraphQLSchema;
}

/**
 * Whether a request has a document that Apollo Server would execute. If not, it reports why, and
 * needs none of the request's files for that.
 */
export async function hasExecutableDocument(
  params: OperationParams,
  { documents, parsedDocuments, schema }: DocumentOptions,
): Promise<boolean> {
  const text = await textOf(params, documents);
  if (text === null) return false;
  if (parsedDocuments.hasText(text)) return true;
  try {
    return validate(schema, parse(text, { maxTokens: DOCUMENT_LIMITS.maxTokens })).length === 0;
  } catch {
    return false;
  }
}
