import { LRUCache } from 'lru-cache';

const MAX_BYTES = 2 * 1024 * 1024;
/** Overhead of an entry besides its strings. */
const ENTRY_BYTES = 100;

/**
 * Admits a value to a cache the second time in a row. One that is never requested again would only
 * take up memory.
 */
export class AdmissionFilter {
  readonly #last: LRUCache<string, string>;

  constructor(ttlMs: number) {
    const sizeCalculation = (value: string, key: string) => ENTRY_BYTES + 2 * (key.length + value.length);
    this.#last = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation, ttl: ttlMs });
  }

  /** Whether the last value under the key was the same; remembers this one. */
  isRepeated(key: string, value = ''): boolean {
    if (this.#last.get(key) === value) return true;
    this.#last.set(key, value);
    return false;
  }
}
