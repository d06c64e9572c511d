import type { Kept } from './public-cache.ts';

/** What a read brought, as far as reuse is concerned. `ageMs` and `freshForMs` are 0 for one customer's own data. */
export type Brought = Pick<Kept<unknown>, 'fingerprint' | 'ageMs' | 'freshForMs'>;

export type Freshness = Omit<Brought, 'fingerprint'>;

/** Of what was made of nothing yet. */
export const ALWAYS_FRESH: Freshness = { freshForMs: Number.POSITIVE_INFINITY, ageMs: 0 };

/** The freshness of what is made of both. */
export const oldest = (a: Freshness, b: Freshness): Freshness => ({
  freshForMs: Math.min(a.freshForMs, b.freshForMs),
  ageMs: Math.max(a.ageMs, b.ageMs),
});

/** A read that can be made again. */
export interface RepeatableRead {
  /** The same for the same question. */
  readonly key: string;
  /** What is fresh in memory already; null when the host would have to be asked. */
  peek(): Brought | null;
}

export interface RecordedRead<Read extends RepeatableRead> {
  readonly read: Read;
  readonly fingerprint: string;
}

/**
 * The reads that one operation makes, and whether its response is a function of them alone. Reads
 * are grouped: those of a group were made without waiting for one another, after those of the group
 * before had answered.
 */
export class ReadLog<Read extends RepeatableRead> {
  readonly #groups: RecordedRead<Read>[][] = [];
  #group = 0;
  #running = 0;
  #isRepeatable = true;
  #freshness = ALWAYS_FRESH;

  /** Follows a read to its end. */
  follow<T extends Brought>(read: Read, made: Promise<T>): void {
    const group = this.#group;
    this.#running++;
    made.then(
      (brought) => {
        this.#running--;
        // What is read from now on may depend on this.
        this.#group = Math.max(this.#group, group + 1);
        this.#groups[group] ??= [];
        this.#groups[group].push({ read, fingerprint: brought.fingerprint });
        this.#freshness = oldest(this.#freshness, brought);
      },
      () => {
        this.#running--;
        this.dependsOnMore();
      },
    );
  }

  /** The response depends on more than its reads: the clock, a counter, a fault, what an act did. */
  dependsOnMore(): void {
    this.#isRepeatable = false;
    this.#freshness = { ...this.#freshness, freshForMs: 0 };
  }

  /** The groups in their order; null when the response is not made of finished reads alone, or of none. */
  get groups(): readonly (readonly RecordedRead<Read>[])[] | null {
    return this.#isRepeatable && this.#running === 0 && this.#groups.length > 0 ? this.#groups : null;
  }

  /** For how long the response is fresh, and how old the oldest data in it is; infinitely fresh when nothing was read. */
  get freshness(): Freshness {
    return this.#freshness;
  }
}
