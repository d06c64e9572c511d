import { LRUCache } from 'lru-cache';
import { type CacheSize, sizeOf } from '../../observability/cache-size.ts';
import type { CacheOutcome } from '../../observability/metrics.ts';
import type { Freshness } from '../endpoints/endpoint.ts';
import type { Completeness } from '../wire/list.ts';
import { LegacyError } from './legacy-error.ts';

export interface Loaded<T> {
  readonly value: T;
  /** Size of the answer on the wire. */
  readonly bytes: number;
  readonly completeness: Completeness;
  /** Identifies the bytes of the answer. */
  readonly fingerprint: string;
}

/** An answer, its age, and for how many milliseconds it is still fresh; 0 for a stale one. */
export interface Cached<T> {
  readonly value: T;
  readonly fingerprint: string;
  readonly ageMs: number;
  readonly freshForMs: number;
}

interface Entry extends Loaded<unknown> {
  readonly storedAt: number;
}

/**
 * For how long an answer without some of its records is taken for fresh: the host may be in the
 * middle of a change.
 */
const PARTIAL_FRESH_MS = 30_000;

/** By how much of it was readable; it stands in for a host that is down as long as any other. */
function freshnessOf({ completeness }: Loaded<unknown>, keep: Freshness): Freshness {
  if (completeness === 'complete') return keep;
  const freshMs = completeness === 'partial' ? Math.min(keep.freshMs, PARTIAL_FRESH_MS) : 0;
  return { freshMs, revalidateMs: freshMs, ifDownMs: keep.ifDownMs };
}

/**
 * What a parsed answer takes in memory for each byte on the wire, as measured with large directory
 * pages.
 */
export const MEMORY_PER_BYTE = 4;

/** How long a caller who could have an older answer waits for a new one. */
const PATIENCE_MS = 1_000;

/**
 * Answers that are the same for everybody, kept by script and query. Simultaneous reads of the same
 * key share one flight; an answer past its freshness is given once more while a new one is fetched,
 * and stands in when the host is down. Faults are never kept, nor is a list that was only assumed
 * to be empty.
 */
export class PublicCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #flights = new Map<string, Promise<unknown>>();
  readonly #now: () => number;
  readonly #onRead: (outcome: CacheOutcome) => void;

  /** With a `maxBytes` of 0 nothing is cached; simultaneous reads still share a call. */
  constructor(
    maxBytes: number,
    now: () => number = () => performance.now(),
    onRead: (outcome: CacheOutcome) => void = () => undefined,
  ) {
    this.#entries = new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: memoryOf });
    this.#now = now;
    this.#onRead = onRead;
  }

  get size(): CacheSize {
    return sizeOf(this.#entries);
  }

  /** A fresh answer from the cache; null when there is none. */
  fresh(key: string, keep: Freshness): Cached<unknown> | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const cached = this.#cachedFrom(entry, keep);
    if (cached.freshForMs <= 0) return null;
    this.#onRead('hit');
    return cached;
  }

  /**
   * Reads an answer that isn't fresh in the cache: by a call, or a stale one while revalidating or
   * when the host is down.
   */
  async read<T>(key: string, keep: Freshness, load: () => Promise<Loaded<T>>): Promise<Cached<T>> {
    // The key begins with the script of its endpoint: hence the same T.
    const entry = this.#entries.get(key) as (Entry & { value: T }) | undefined;
    const older = entry && this.#cachedFrom(entry, keep);
    const { revalidateMs, ifDownMs } = entry ? freshnessOf(entry, keep) : keep;
    const isUsable = older !== undefined && older.ageMs < ifDownMs;
    this.#onRead(isUsable ? 'stale' : 'miss');

    const flight = this.#join(key, load).then(
      (loaded): Cached<T> => ({ ...loaded, ageMs: 0, freshForMs: freshnessOf(loaded, keep).freshMs }),
    );
    if (!isUsable) return flight;
    flight.catch(() => undefined);
    return older.ageMs < revalidateMs ? older : flightOr(flight, older);
  }

  /**
   * Evicts the answers of a script, and detaches calls in flight: their answers may be outdated.
   */
  evict(script: string): void {
    for (const key of [...this.#entries.keys()]) if (isOf(script, key)) this.#entries.delete(key);
    for (const key of this.#flights.keys()) if (isOf(script, key)) this.#flights.delete(key);
  }

  #join<T>(key: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    const underWay = this.#flights.get(key) as Promise<Loaded<T>> | undefined;
    if (underWay !== undefined) return underWay;
    const flight: Promise<Loaded<T>> = load().then(
      (loaded) => {
        if (this.#land(key, flight) && loaded.completeness !== 'assumed') {
          this.#entries.set(key, { ...loaded, storedAt: this.#now() });
        }
        return loaded;
      },
      (error: unknown) => {
        this.#land(key, flight);
        throw error;
      },
    );
    this.#flights.set(key, flight);
    return flight;
  }

  /** Takes the flight off the board; false when it was forgotten on the way. */
  #land(key: string, flight: Promise<unknown>): boolean {
    return this.#flights.get(key) === flight && this.#flights.delete(key);
  }

  #cachedFrom<T>(entry: Entry & { value: T }, keep: Freshness): Cached<T> {
    const ageMs = this.#now() - entry.storedAt;
    const freshForMs = Math.max(0, freshnessOf(entry, keep).freshMs - ageMs);
    return { value: entry.value, fingerprint: entry.fingerprint, ageMs, freshForMs };
  }
}

const memoryOf = ({ bytes }: Entry) => Math.max(1, bytes * MEMORY_PER_BYTE);

const isOf = (script: string, key: string) => key.startsWith(`${script}?`);

/**
 * The flight's answer, or the older one when the host is down or takes long. What the host says in
 * words is passed on.
 */
function flightOr<T>(flight: Promise<T>, older: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(older), PATIENCE_MS);
    flight
      .then(resolve, (error: unknown) => {
        if (error instanceof LegacyError && error.isOutage) resolve(older);
        else reject(error);
      })
      .finally(() => clearTimeout(timer));
  });
}
