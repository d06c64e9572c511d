import type { Store } from './store.ts';

const MAX_KEYS = 50_000;

/** A change that Redis doesn't have: the growth of a counter, or a new value. */
type Change = { readonly kind: 'count'; readonly by: number } | { readonly kind: 'value'; readonly endsAt: number };

/**
 * The keys that changed in memory while Redis was unavailable. When it is full, the oldest are
 * dropped.
 */
export class PendingChanges {
  readonly #changes = new Map<string, Change>();

  counted(key: string, by: number): void {
    const before = this.#changes.get(key);
    this.#set(key, { kind: 'count', by: (before?.kind === 'count' ? before.by : 0) + by });
  }

  stored(key: string, ttlMs: number): void {
    this.#set(key, { kind: 'value', endsAt: Date.now() + ttlMs });
  }

  /** Applies the changes to the store, with the current values of `memory`. */
  async replay(memory: Store, store: Pick<Store, 'count' | 'put'>): Promise<void> {
    for (const [key, change] of this.#changes) {
      if (change.kind === 'count') {
        const { endsInMs } = await memory.count(key, 1, 0);
        await store.count(key, Math.ceil(endsInMs), change.by);
      } else {
        const value = await memory.get(key);
        const ttlMs = change.endsAt - Date.now();
        if (value !== null && ttlMs > 0) await store.put(key, value, ttlMs);
      }
      // If the key has changed meanwhile, this loop reaches it again.
      if (this.#changes.get(key) === change) this.#changes.delete(key);
      else if (change.kind === 'count') this.counted(key, -change.by);
    }
  }

  #set(key: string, change: Change): void {
    // Moved to the end, so that a running `replay` reaches it again.
    this.#changes.delete(key);
    this.#changes.set(key, change);
    for (const oldest of this.#changes.keys()) {
      if (this.#changes.size <= MAX_KEYS) break;
      this.#changes.delete(oldest);
    }
  }
}
