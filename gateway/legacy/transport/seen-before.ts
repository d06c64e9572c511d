import { LRUCache } from 'lru-cache';

const MAX_BYTES = 2 * 1024 * 1024;
/** What an entry takes beside its texts. */
const ENTRY_BYTES = 100;

/**
 * Tells whether something comes for the second time in a row: what never comes again would only
 * fill a cache.
 */
export class SeenBefore {
  readonly #last: LRUCache<string, string>;

  constructor(ttlMs: number) {
    const sizeCalculation = (value: string, key: string) => ENTRY_BYTES + 2 * (key.length + value.length);
    this.#last = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation, ttl: ttlMs });
  }

  /** Whether the last value under the key was the same; from now on it is. */
  isRepeated(key: string, value = ''): boolean {
    if (this.#last.get(key) === value) return true;
    this.#last.set(key, value);
    return false;
  }
}
