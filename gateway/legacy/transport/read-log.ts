import type { Cached } from './public-cache.ts';
import { type Period, RecordedClock } from './recorded-clock.ts';

/** As far as caching is concerned. Both times are 0 for a customer's own data. */
export type ReadResult = Pick<Cached<unknown>, 'fingerprint' | 'ageMs' | 'freshForMs'>;

export type Freshness = Omit<ReadResult, 'fingerprint'>;

/** The freshness of a response before its first read. */
const ALWAYS_FRESH: Freshness = { freshForMs: Number.POSITIVE_INFINITY, ageMs: 0 };

/** The freshness of something made of two results. */
export const leastFresh = (a: Freshness, b: Freshness): Freshness => ({
  freshForMs: Math.min(a.freshForMs, b.freshForMs),
  ageMs: Math.max(a.ageMs, b.ageMs),
});

/** The freshness of what only depends on the time: until its period ends; null outside of it. */
export function freshnessIn({ from, until }: Period): Freshness | null {
  if (from === Number.NEGATIVE_INFINITY && until === Number.POSITIVE_INFINITY) return ALWAYS_FRESH;
  const now = Date.now();
  return from <= now && now < until ? { freshForMs: until - now, ageMs: 0 } : null;
}

export interface RepeatableRead {
  /** The same for the same script and parameters. */
  readonly key: string;
  readonly isLive: boolean;
  /** The cached result if it is fresh; null when it would take a call. */
  peek(): ReadResult | null;
}

export interface RecordedRead<Read extends RepeatableRead> {
  readonly read: Read;
  readonly fingerprint: string;
}

/** What a response was made from. */
export interface Sources<Read extends RepeatableRead> {
  /** Reads that ran in parallel form a group; each group began after results of the one before. */
  readonly groups: readonly (readonly RecordedRead<Read>[])[];
  /** When the rules that depend on the time have the same results. */
  readonly period: Period;
}

/** The reads of one operation and its clock, and whether its response depends on them alone. */
export class ReadLog<Read extends RepeatableRead> {
  readonly clock = new RecordedClock();
  readonly #groups: RecordedRead<Read>[][] = [];
  #group = 0;
  #running = 0;
  #isCacheable = true;
  #isLive = false;
  #freshness = ALWAYS_FRESH;

  record<T extends ReadResult>(read: Read, result: Promise<T>): void {
    const group = this.#group;
    this.#running++;
    this.#isLive ||= read.isLive;
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

  /** When it also depends on a rate limit, an error or a mutation. */
  markUncacheable(): void {
    this.#isCacheable = false;
  }

  /** The clock and the finished reads, also of a response that can't be cached. */
  get sources(): Sources<Read> {
    return { groups: this.#groups, period: this.clock.period };
  }

  /** Whether the response depends on the sources alone. */
  get isCacheable(): boolean {
    return this.#isCacheable && this.#running === 0 && this.#groups.length > 0;
  }

  /** Whether it shows something that changes with every booking. */
  get isLive(): boolean {
    return this.#isLive;
  }

  /** Of its oldest data; fresh forever when it depends on nothing. */
  get freshness(): Freshness {
    const inPeriod = this.#isCacheable ? freshnessIn(this.clock.period) : null;
    return inPeriod ? leastFresh(this.#freshness, inPeriod) : { ...this.#freshness, freshForMs: 0 };
  }
}
