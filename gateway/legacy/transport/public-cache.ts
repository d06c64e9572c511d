import { LRUCache } from 'lru-cache';
import { type CacheSize, sizeOf } from '../../observability/cache-size.ts';
import type { CacheOutcome } from '../../observability/metrics.ts';
import type { CacheLifetime } from '../endpoints/endpoint.ts';
import type { Completeness } from '../wire/list.ts';
import { LegacyError } from './legacy-error.ts';

export interface Loaded<T> {
  readonly value: T;
  readonly bytes: number;
  readonly completeness: Completeness;
  readonly fingerprint: string;
}

/** A response, its age, and for how many milliseconds it is still fresh; 0 for a stale one. */
export interface Cached<T> {
  readonly value: T;
  readonly fingerprint: string;
  readonly ageMs: number;
  readonly freshForMs: number;
}

interface Entry extends Loaded<unknown> {
  readonly storedAt: number;
}

/** How long a response without some of its records is fresh: the host may be in mid-change. */
const PARTIAL_FRESH_MS = 30_000;

/** Shortened for incomplete responses, except while the host is down. */
function lifetimeOf({ completeness }: Loaded<unknown>, lifetime: CacheLifetime): CacheLifetime {
  if (completeness === 'complete') return lifetime;
  const freshMs = completeness === 'partial' ? Math.min(lifetime.freshMs, PARTIAL_FRESH_MS) : 0;
  return { freshMs, revalidateMs: freshMs, ifDownMs: lifetime.ifDownMs };
}

/** Memory of a parsed response per byte on the wire, as measured with large directory pages. */
export const MEMORY_PER_BYTE = 4;

/** How long a caller who could have a stale response waits for a new one. */
const STALE_AFTER_MS = 1_000;

/**
 * Public responses, by script and query. Simultaneous reads of a key share one call. A stale
 * response is used while revalidating and when the host is down. Errors are never cached, nor is a
 * list that was only assumed to be empty.
 */
export class PublicCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #inFlight = new InFlight();
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

  fresh(key: string, lifetime: CacheLifetime): Cached<unknown> | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const cached = this.#cachedFrom(entry, lifetime);
    if (cached.freshForMs <= 0) return null;
    this.#onRead('hit');
    return cached;
  }

  /** By a call, or a stale one while revalidating or when the host is down. */
  async read<T>(key: string, lifetime: CacheLifetime, load: () => Promise<Loaded<T>>): Promise<Cached<T>> {
    // The key begins with the script of its endpoint, so T is the same.
    const entry = this.#entries.get(key) as (Entry & { value: T }) | undefined;
    const stale = entry && this.#cachedFrom(entry, lifetime);
    const { revalidateMs, ifDownMs } = entry ? lifetimeOf(entry, lifetime) : lifetime;
    const isUsable = stale !== undefined && stale.ageMs < ifDownMs;
    this.#onRead(isUsable ? 'stale' : 'miss');

    const call = this.#inFlight
      .share(key, load, (loaded) => this.#store(key, loaded))
      .then((loaded): Cached<T> => ({ ...loaded, ageMs: 0, freshForMs: lifetimeOf(loaded, lifetime).freshMs }));
    if (!isUsable) return call;
    call.catch(() => undefined);
    return stale.ageMs < revalidateMs ? stale : staleIfDown(call, stale);
  }

  /** Evicts the responses of a script, and detaches its calls in flight. */
  evict(script: string): void {
    const isOfScript = (key: string) => key.startsWith(`${script}?`);
    for (const key of [...this.#entries.keys()]) if (isOfScript(key)) this.#entries.delete(key);
    this.#inFlight.detach(isOfScript);
  }

  #store(key: string, loaded: Loaded<unknown>): void {
    if (loaded.completeness !== 'assumed') this.#entries.set(key, { ...loaded, storedAt: this.#now() });
  }

  #cachedFrom<T>(entry: Entry & { value: T }, lifetime: CacheLifetime): Cached<T> {
    const ageMs = this.#now() - entry.storedAt;
    const freshForMs = Math.max(0, lifetimeOf(entry, lifetime).freshMs - ageMs);
    return { value: entry.value, fingerprint: entry.fingerprint, ageMs, freshForMs };
  }
}

const memoryOf = ({ bytes }: Entry) => Math.max(1, bytes * MEMORY_PER_BYTE);

/** The call's response, or the stale one when the host is down or slow. A refusal is passed on. */
function staleIfDown<T>(call: Promise<T>, stale: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(stale), STALE_AFTER_MS);
    call
      .then(resolve, (error: unknown) => {
        if (error instanceof LegacyError && error.isOutage) resolve(stale);
        else reject(error);
      })
      .finally(() => clearTimeout(timer));
  });
}

/** Shares one call between simultaneous reads of the same key. */
class InFlight {
  readonly #calls = new Map<string, Promise<unknown>>();

  /**
   * Joins the call in flight for the key, or starts one. `onLoaded` receives the result, unless the
   * call was detached. The type of a key's results must always be the same.
   */
  share<T>(key: string, load: () => Promise<T>, onLoaded: (result: T) => void): Promise<T> {
    const running = this.#calls.get(key) as Promise<T> | undefined;
    if (running !== undefined) return running;
    const call: Promise<T> = load().then(
      (result) => {
        if (this.#remove(key, call)) onLoaded(result);
        return result;
      },
      (error: unknown) => {
        this.#remove(key, call);
        throw error;
      },
    );
    this.#calls.set(key, call);
    return call;
  }

  /** Detaches calls, because their results may be outdated: the next read starts another. */
  detach(matches: (key: string) => boolean): void {
    for (const key of this.#calls.keys()) if (matches(key)) this.#calls.delete(key);
  }

  #remove(key: string, call: Promise<unknown>): boolean {
    return this.#calls.get(key) === call && this.#calls.delete(key);
  }
}
