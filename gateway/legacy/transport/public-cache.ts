import type { CacheOutcome } from '../../observability/metrics.ts';
import type { Freshness } from '../endpoints/endpoint.ts';
import type { Completeness } from '../wire/list.ts';
import { LegacyFault } from './fault.ts';

export interface Loaded<T> {
  readonly value: T;
  /** Size of the answer on the wire, which stands for what it takes in memory. */
  readonly bytes: number;
  readonly completeness: Completeness;
}

/** An answer, and for how many milliseconds it is still fresh; 0 when it is shown although it is not. */
export interface Kept<T> {
  readonly value: T;
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

const MAX_ENTRIES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** How long a caller who could have an older answer waits for a new one. */
const PATIENCE_MS = 1_000;

/**
 * Answers that are the same for everybody, kept by script and query. Simultaneous reads of the same
 * key share one flight; an answer past its freshness is given once more while a new one is fetched,
 * and stands in when the host is down. Faults are never kept, nor is a list that was only assumed
 * to be empty.
 */
export class PublicCache {
  readonly #entries = new Map<string, Entry>();
  readonly #flights = new Map<string, Promise<unknown>>();
  readonly #now: () => number;
  readonly #onRead: (outcome: CacheOutcome) => void;
  #bytes = 0;

  constructor(now: () => number = () => performance.now(), onRead: (outcome: CacheOutcome) => void = () => undefined) {
    this.#now = now;
    this.#onRead = onRead;
  }

  get entries(): number {
    return this.#entries.size;
  }

  /** Size of all entries on the wire. */
  get bytes(): number {
    return this.#bytes;
  }

  async read<T>(key: string, keep: Freshness, load: () => Promise<Loaded<T>>): Promise<Kept<T>> {
    // What is kept under a key was loaded by the same endpoint, whose name begins the key: hence the same T.
    const entry = this.#entries.get(key) as (Entry & { value: T }) | undefined;
    const age = entry ? this.#now() - entry.storedAt : Number.POSITIVE_INFINITY;
    const { freshMs, revalidateMs, ifDownMs } = entry ? freshnessOf(entry, keep) : keep;
    if (entry && age < freshMs) {
      this.#onRead('hit');
      return { value: this.#used(key, entry), freshForMs: freshMs - age };
    }
    this.#onRead(entry && age < ifDownMs ? 'stale' : 'miss');

    const flight = this.#join(key, load).then((loaded) => {
      return { value: loaded.value, freshForMs: freshnessOf(loaded, keep).freshMs };
    });
    if (!entry || age >= ifDownMs) return flight;
    flight.catch(() => undefined);
    if (age < revalidateMs) return { value: this.#used(key, entry), freshForMs: 0 };
    return flightOr(flight, { value: entry.value, freshForMs: 0 });
  }

  /** Drops what is kept of a script and lets nobody join a flight that set out before now: it may bring what is no longer true. */
  forget(script: string): void {
    for (const [key, entry] of this.#entries) if (isOf(script, key)) this.#drop(key, entry);
    for (const key of this.#flights.keys()) if (isOf(script, key)) this.#flights.delete(key);
  }

  #join<T>(key: string, load: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
    const underWay = this.#flights.get(key) as Promise<Loaded<T>> | undefined;
    if (underWay !== undefined) return underWay;
    const flight: Promise<Loaded<T>> = load().then(
      (loaded) => {
        if (this.#land(key, flight) && loaded.completeness !== 'assumed') this.#store(key, loaded);
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

  #store(key: string, loaded: Loaded<unknown>): void {
    const before = this.#entries.get(key);
    if (before) this.#drop(key, before);
    this.#entries.set(key, { ...loaded, storedAt: this.#now() });
    this.#bytes += loaded.bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= MAX_ENTRIES && this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest, entry);
    }
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  /** A Map keeps its order of insertion: the one used longest ago stands first. */
  #used<T>(key: string, entry: Entry & { value: T }): T {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }
}

const isOf = (script: string, key: string) => key.startsWith(`${script}?`);

/** The flight's answer, or the older one when the host is down or takes long. What the host says in words is passed on. */
function flightOr<T>(flight: Promise<T>, older: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(older), PATIENCE_MS);
    flight
      .then(resolve, (error: unknown) => {
        if (error instanceof LegacyFault && error.isOutage) resolve(older);
        else reject(error);
      })
      .finally(() => clearTimeout(timer));
  });
}
