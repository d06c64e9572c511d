/** A value outside React that components can subscribe to with `useStore`. */
export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls back after every change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  hasSubscribers(): boolean;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasSubscribers: () => listeners.size > 0,
  };
}
