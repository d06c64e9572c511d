import type { Cached } from './public-cache.ts';

/** As far as caching is concerned. Both times are 0 for a customer's own data. */
export type ReadResult = Pick<Cached<unknown>, 'fingerprint' | 'ageMs' | 'freshForMs'>;

export type Freshness = Omit<ReadResult, 'fingerprint'>;

/** The freshness of a response before its first read. */
export const ALWAYS_FRESH: Freshness = { freshForMs: Number.POSITIVE_INFINITY, ageMs: 0 };

/** The freshness of something made of two results. */
export const leastFresh = (a: Freshness, b: Freshness): Freshness => ({
  freshForMs: Math.min(a.freshForMs, b.freshForMs),
  ageMs: Math.max(a.ageMs, b.ageMs),
});

export interface RepeatableRead {
  /** The same for the same script and parameters. */
  readonly key: string;
  /** The cached result if it is fresh; null when it would take a call. */
  peek(): ReadResult | null;
}

export interface RecordedRead<Read extends RepeatableRead> {
  readonly read: Read;
  readonly fingerprint: string;
}

/**
 * The reads of one operation, and whether its response depends on them alone. Reads that ran in
 * parallel form a group; each group began after results of the one before.
 */
export class ReadLog<Read extends RepeatableRead> {
  readonly #groups: RecordedRead<Read>[][] = [];
  #group = 0;
  #running = 0;
  #isCacheable = true;
  #freshness = ALWAYS_FRESH;

  record<T extends ReadResult>(read: Read, result: Promise<T>): void {
    const group = this.#group;
    this.#running++;
    result.then(
      ({ fingerprint, freshForMs, ageMs }) => {
        this.#running--;
        // Later reads may depend on this result.
        this.#group = Math.max(this.#group, group + 1);
        this.#groups[group] ??= [];
        this.#groups[group].push({ read, fingerprint });
        this.#freshness = leastFresh(this.#freshness, { freshForMs, ageMs });
      },
      () => {
        this.#running--;
        this.markUncacheable();
      },
    );
  }

  /** When it also depends on the time, a rate limit, an error or a mutation. */
  markUncacheable(): void {
    this.#isCacheable = false;
    this.#freshness = { ...this.#freshness, freshForMs: 0 };
  }

  /** The finished reads, also of a response that can't be cached. */
  get recorded(): readonly (readonly RecordedRead<Read>[])[] {
    return this.#groups;
  }

  /**
   * The groups in order; null when the response can't be cached: it has no reads, or depends on
   * more than finished reads.
   */
  get groups(): readonly (readonly RecordedRead<Read>[])[] | null {
    return this.#isCacheable && this.#running === 0 && this.#groups.length > 0 ? this.#groups : null;
  }

  /** Of its oldest data; fresh forever when nothing was read. */
  get freshness(): Freshness {
    return this.#freshness;
  }
}
