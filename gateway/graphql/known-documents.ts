import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '#shared/time.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';
import { type CacheSize, sizeOf } from '../observability/cache-size.ts';
import type { Store } from '../state/store.ts';
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

/** Apollo Server's keys. Hashes come from clients, so others never reach the store. */
const isKey = (key: string): boolean => /^apq:[\da-f]{64}$/.test(key);

export async function textOf({ query, extensions }: OperationParams, documents: DocumentCache): Promise<string | null> {
  const text = query || (await documents.get(`apq:${claimedHash(extensions)}`));
  return typeof text === 'string' ? text : null;
}

interface DocumentOptions {
  readonly documents: DocumentCache;
  readonly parsedDocuments: ParsedDocuments;
  readonly schema: GraphQLSchema;
}

/** Whether Apollo Server would execute the document. If not, it needs no files to say why. */
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

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/** Memory of a parsed document for each character of its text, as measured. */
const BYTES_PER_CHARACTER = 100;

/**
 * An LRU cache of parsed and validated documents. Apollo Server's own store counts their size as
 * JSON, a fraction of their memory, and grows by 140 MiB when every document is different.
 */
export class ParsedDocuments implements DocumentStore {
  readonly #documents: LRUCache<string, DocumentNode>;
  /** The texts of the documents, which keep them in memory anyway. */
  readonly #texts = new Set<string>();

  constructor(maxBytes: number) {
    this.#documents = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: memoryOf,
      onInsert: (document) => this.#texts.add(sourceOf(document)),
      dispose: (document) => this.#texts.delete(sourceOf(document)),
    });
  }

  /** Whether a text needs no parsing and no validation any more. */
  hasText(text: string): boolean {
    return this.#texts.has(text);
  }

  get size(): CacheSize {
    return sizeOf(this.#documents);
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#documents.get(key);
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    this.#documents.set(key, document);
  }

  async delete(key: string): Promise<boolean> {
    return this.#documents.delete(key);
  }
}

const sourceOf = ({ loc }: DocumentNode) => loc?.source.body ?? '';

const memoryOf = (document: DocumentNode) => Math.max(1, sourceOf(document).length * BYTES_PER_CHARACTER);
