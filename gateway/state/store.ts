/** The state that gateways keep between requests: in memory for one, in Redis for several. */
export interface Store {
  /** Adds `by`, or one, to a counter that expires `windowMs` after its first use. */
  count(key: string, windowMs: number, by?: number): Promise<Count>;
  /** Subtracts one from a counter. */
  uncount(key: string): Promise<void>;
  /** Leases the key with this value, unless it has one: returns that, or null when it is leased. */
  lease(key: string, value: string, ttlMs: number): Promise<string | null>;
  extend(key: string, value: string, ttlMs: number): Promise<void>;
  put(key: string, value: string, ttlMs: number): Promise<void>;
  get(key: string): Promise<string | null>;
  /** Deletes the key; with `value` only if it has this value. */
  drop(key: string, value?: string): Promise<void>;
  close(): Promise<void>;
}

interface Count {
  readonly count: number;
  readonly endsInMs: number;
}

const MAX_KEYS = 50_000;

interface Entry {
  value: string;
  endsAt: number;
}

/** A store for one process. When it is full, the oldest keys are evicted. */
export class MemoryStore implements Store {
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async count(key: string, windowMs: number, by = 1) {
    const counter = this.#find(key) ?? this.#set(key, '0', windowMs);
    counter.value = String(Number(counter.value) + by);
    return { count: Number(counter.value), endsInMs: counter.endsAt - this.#now() };
  }

  async uncount(key: string) {
    const counter = this.#find(key);
    if (counter) counter.value = String(Math.max(0, Number(counter.value) - 1));
  }

  async lease(key: string, value: string, ttlMs: number) {
    const entry = this.#find(key);
    if (entry) return entry.value;
    this.#set(key, value, ttlMs);
    return null;
  }

  async extend(key: string, value: string, ttlMs: number) {
    const entry = this.#find(key);
    if (entry?.value === value) entry.endsAt = this.#now() + ttlMs;
  }

  async put(key: string, value: string, ttlMs: number) {
    this.#set(key, value, ttlMs);
  }

  async get(key: string) {
    return this.#find(key)?.value ?? null;
  }

  async drop(key: string, value?: string) {
    if (value === undefined || this.#find(key)?.value === value) this.#entries.delete(key);
  }

  async close() {
    this.#entries.clear();
  }

  /** The entry of a key; null if there is none, or it has expired. */
  #find(key: string): Entry | null {
    const entry = this.#entries.get(key);
    if (entry && entry.endsAt > this.#now()) return entry;
    this.#entries.delete(key);
    return null;
  }

  #set(key: string, value: string, ttlMs: number): Entry {
    const entry = { value, endsAt: this.#now() + ttlMs };
    // Deleted first, so that it is the newest key.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MAX_KEYS) break;
      this.#entries.delete(oldest);
    }
    return entry;
  }
}
