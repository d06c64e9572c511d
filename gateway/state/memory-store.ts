import type { Store } from './store.ts';

const MAX_KEYS = 50_000;

/** A store for one process. It forgets the oldest keys when it is full. */
export function createMemoryStore(now: () => number = Date.now): Store {
  const entries = new Map<string, { value: string; endsAt: number }>();

  function live(key: string) {
    const entry = entries.get(key);
    if (entry && entry.endsAt > now()) return entry;
    entries.delete(key);
    return null;
  }

  function put(key: string, value: string, ttlMs: number) {
    const entry = { value, endsAt: now() + ttlMs };
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_KEYS) break;
      entries.delete(oldest);
    }
    return entry;
  }

  return {
    async count(key, windowMs, by = 1) {
      const counter = live(key) ?? put(key, '0', windowMs);
      counter.value = String(Number(counter.value) + by);
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
    async extend(key, value, ttlMs) {
      const entry = live(key);
      if (entry?.value === value) entry.endsAt = now() + ttlMs;
    },
    async put(key, value, ttlMs) {
      put(key, value, ttlMs);
    },
    async get(key) {
      return live(key)?.value ?? null;
    },
    async drop(key, value) {
      if (value === undefined || live(key)?.value === value) entries.delete(key);
    },
    async close() {
      entries.clear();
    },
  };
}
