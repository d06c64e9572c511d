import { useSyncExternalStore } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { whenForgotten } from './customer-drafts.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** What a form has been told so far, held outside its components: it outlives the page, and a reload of the tab. */
interface KeptStore<Value> {
  get(): Value;
  change(change: Partial<Value>): void;
  /** Begins anew. */
  clear(): void;
  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** As it is before anything is said, also where there is no browser to remember. */
  readonly empty: Value;
}

/** Keeps a value under a key of the tab's storage. What has another shape there, from an older version of the app, is left unread. Never for secrets. */
export function createKeptStore<Value extends object>(
  key: string,
  schema: ZodMiniType<Value>,
  empty: Value,
): KeptStore<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;

  const get = () => {
    value ??= readStored('session', key, schema) ?? empty;
    return value;
  };
  const set = (next: Value) => {
    value = next;
    if (next === empty) removeStored('session', key);
    else writeStored('session', key, next);
    for (const listener of listeners) listener();
  };

  whenForgotten(key, () => set(empty));

  return {
    empty,
    get,
    change: (change) => set({ ...get(), ...change }),
    clear: () => set(empty),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useKept<Value>({ subscribe, get, empty }: KeptStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => empty);
}
