import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { Store } from '../state/store.ts';
import { type OperationsMode, registeredText } from './registered-operations.ts';

export type DocumentCache = NonNullable<
  Exclude<ApolloServerOptions<BaseContext>['persistedQueries'], false | undefined>['cache']
>;

/** No screen's operation is longer; what is longer is answered, and not kept. */
const MAX_LENGTH = 10_000;
const KEPT_MS = 6 * 60 * 60_000;
/**
 * All clients together have a few hundred operations. Who sends more gets answers, but fills no
 * memory.
 */
const MAX_NEW = { count: 500, perMs: 60 * 60_000 };

/**
 * The documents that can be asked for by their hash: the registered ones, and while the mode is
 * open those that clients have sent before (automatic persisted queries). Apollo Server compares
 * hash and document before it keeps one.
 */
export function knownDocuments(store: Store, mode: OperationsMode): DocumentCache {
  return {
    async get(key) {
      const registered = registeredText(key.slice(key.indexOf(':') + 1));
      if (registered !== undefined || mode === 'registered') return registered;
      return isKey(key) ? ((await store.get(key)) ?? undefined) : undefined;
    },
    async set(key, text) {
      if (mode === 'registered' || text.length > MAX_LENGTH || !isKey(key)) return;
      await keepNew(key, text);
    },
    async delete(key) {
      await store.drop(key);
    },
  };

  async function keepNew(key: string, text: string): Promise<void> {
    if ((await store.get(key)) !== null) return;
    const { count } = await store.count('apq-new', MAX_NEW.perMs);
    if (count <= MAX_NEW.count) await store.put(key, text, KEPT_MS);
  }
}

/**
 * As Apollo Server writes it. A hash comes from outside: whatever else it is, it reaches no store.
 */
const isKey = (key: string): boolean => /^apq:[\da-f]{64}$/.test(key);
