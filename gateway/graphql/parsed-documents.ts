import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type CacheSize, sizeOf } from '../observability/cache-size.ts';

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
      onInsert: (document) => this.#texts.add(textOf(document)),
      dispose: (document) => this.#texts.delete(textOf(document)),
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

const textOf = ({ loc }: DocumentNode) => loc?.source.body ?? '';

const memoryOf = (document: DocumentNode) => Math.max(1, textOf(document).length * BYTES_PER_CHARACTER);
