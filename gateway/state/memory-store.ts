import type { Store } from './store.ts';

const MAX_KEYS = 50_000;

/** A store for one process. It forgets the oldest when it is full, and everything when the process ends. */
export function createMemoryStore(now: () => number = Date.now): Store {
  const entries = new Map<string, { value: string; endsAt: number }>();

  function live(key: string) {
    const entry = entries.get(key);
    if (entry && entry.endsAt > now()) return entry;
    entries.delete(key);
    return null;
  }

  function put(key: string, value: string, ttlMs: number): void {
    entries.delete(key);
    entries.set(key, { value, endsAt: now() + ttlMs });
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_KEYS) break;
      entries.delete(oldest);
    }
  }

  return {
    async count(key, windowMs) {
      const entry = live(key);
      if (!entry) put(key, '0', windowMs);
      const counter = entries.get(key) ?? { value: '0', endsAt: now() + windowMs };
      counter.value = String(Number(counter.value) + 1);
      return { count: Number(counter.value), endsInMs: counter.endsAt - now() };
    },
    async uncount(key) {
      const counter = live(key);
      if (counter) counter.value = String(Math.max(0, Number(counter.value) - 1));
    },
    async claim(key, value, ttlMs) {
      const entry = live(key);
      if (entry) return entry.value;
      put(key, value, ttlMs);
      return null;
    },
    async put(key, value, ttlMs) {
      put(key, value, ttlMs);
    },
    async get(key) {
      return live(key)?.value ?? null;
    },
    async drop(key) {
      entries.delete(key);
    },
    async close() {
      entries.clear();
    },
  };
}
