/** A value outside of React that components can subscribe to (`useCell`). */
export interface Cell<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Whether anything subscribes to it. */
  isWatched(): boolean;
}

export function createCell<Value>(initial: Value): Cell<Value> {
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
    isWatched: () => listeners.size > 0,
  };
}
