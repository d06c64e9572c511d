import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#shared/time.ts';
import { type CacheSize, sizeOf } from '../../observability/cache-size.ts';
import type { ParsedResponse } from './parse-response.ts';
import { MEMORY_PER_BYTE } from './public-cache.ts';
import type { RawResponse } from './raw-response.ts';

const MAX_BYTES = 2 * 1024 * 1024;
/** Overhead of an entry besides its strings. */
const ENTRY_BYTES = 100;

/** Admits a value to a cache the second time in a row: most are never requested again. */
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

/** Personal data must not stay in memory long after its last use. */
export const PERSONAL_DATA_TTL_MS = 5 * MINUTE_MS;

interface Entry {
  readonly parsed: ParsedResponse<unknown>;
  readonly bytes: number;
}

/**
 * Parsed private responses, by script and bytes: from the third time on, the same bytes aren't
 * parsed again. It saves no call: an entry is only used for a caller who has just received the same
 * bytes.
 */
export class ParsedResponses {
  readonly #entries: LRUCache<string, Entry>;
  readonly #seen = new AdmissionFilter(PERSONAL_DATA_TTL_MS);

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ bytes }) => Math.max(1, bytes * MEMORY_PER_BYTE),
      ttl: PERSONAL_DATA_TTL_MS,
    });
  }

  get size(): CacheSize {
    return sizeOf(this.#entries);
  }

  /** `parse`, memoised by the bytes of the response. A refusal isn't cached. */
  memoise<T>(script: string, parse: (raw: RawResponse) => ParsedResponse<T>): (raw: RawResponse) => ParsedResponse<T> {
    return (raw) => {
      const key = `${script} ${raw.fingerprint}`;
      // The endpoint of a script decides the type, so T is the same.
      const entry = this.#entries.get(key) as { parsed: ParsedResponse<T> } | undefined;
      if (entry) return entry.parsed;
      const parsed = parse(raw);
      if (this.#seen.isRepeated(key)) this.#entries.set(key, { parsed, bytes: raw.bytes });
      return parsed;
    };
  }
}
