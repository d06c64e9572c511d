import { LRUCache } from 'lru-cache';
import { type CacheSize, sizeOf } from '../../observability/cache-size.ts';
import type { Accepted } from './accept.ts';
import { MEMORY_PER_BYTE } from './public-cache.ts';
import type { RawAnswer } from './raw-answer.ts';
import { SeenBefore } from './seen-before.ts';

/** Personal data must not stay in memory for long after its customer has left. */
export const PERSONAL_DATA_TTL_MS = 5 * 60_000;

interface Entry {
  readonly accepted: Accepted<unknown>;
  readonly bytes: number;
}

/**
 * What customers' answers were read as, by script and bytes: from the third time on, the same bytes
 * are not parsed, validated and mapped again. It saves no call, and whoever can be given an entry
 * has just received its bytes.
 */
export class ParsedAnswers {
  readonly #entries: LRUCache<string, Entry>;
  readonly #seen = new SeenBefore(PERSONAL_DATA_TTL_MS);

  /** `maxBytes` is its share of the memory; with 0 nothing is kept. */
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

  /** The same way to accept an answer, taken once for the same bytes. What is refused is refused anew. */
  once<T>(script: string, accept: (raw: RawAnswer) => Accepted<T>): (raw: RawAnswer) => Accepted<T> {
    return (raw) => {
      const key = `${script} ${raw.fingerprint}`;
      // What is kept of a script was accepted by the same endpoint: hence the same T.
      const entry = this.#entries.get(key) as { accepted: Accepted<T> } | undefined;
      if (entry) return entry.accepted;
      const accepted = accept(raw);
      if (this.#seen.isRepeated(key)) this.#entries.set(key, { accepted, bytes: raw.bytes });
      return accepted;
    };
  }
}
