import { LRUCache } from 'lru-cache';

export interface NetworkBudget {
  /** Tokens that a network gets a second. */
  readonly perSecond: number;
  /** For how many seconds it may save them up, for a burst. */
  readonly burstSeconds: number;
}

interface Bucket {
  tokens: number;
  /** When they were counted (`performance.now()`). */
  countedAt: number;
}

/** Networks that are remembered. A forgotten one has a full bucket again. */
const MAX_NETWORKS = 10_000;

/** A token bucket for each network that callers come from, as `clientNetwork` names it. */
export class NetworkBudgets {
  readonly #budget: NetworkBudget;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_NETWORKS });

  constructor(budget: NetworkBudget) {
    this.#budget = budget;
  }

  /** Takes a token: null, or the seconds until there is one. */
  take(network: string): number | null {
    const wait = this.wait(network, 1);
    if (wait === null) this.#bucketOf(network).tokens--;
    return wait;
  }

  /** The seconds until there are this many tokens, or a full bucket; null when there are. */
  wait(network: string, tokens: number): number | null {
    const { perSecond, burstSeconds } = this.#budget;
    const missing = Math.min(tokens, perSecond * burstSeconds) - this.#bucketOf(network).tokens;
    return missing > 0 ? Math.ceil(missing / perSecond) : null;
  }

  #bucketOf(network: string): Bucket {
    const { perSecond, burstSeconds } = this.#budget;
    const most = perSecond * burstSeconds;
    const now = performance.now();
    const bucket = this.#buckets.get(network) ?? { tokens: most, countedAt: now };
    bucket.tokens = Math.min(most, bucket.tokens + ((now - bucket.countedAt) / 1_000) * perSecond);
    bucket.countedAt = now;
    this.#buckets.set(network, bucket);
    return bucket;
  }
}
