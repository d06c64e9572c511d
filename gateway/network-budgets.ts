import { LRUCache } from 'lru-cache';
import { WIDER_FACTOR, widerNetwork } from './client-network.ts';

export interface NetworkBudget {
  /** Tokens that a network gets a second; a /48 gets ten times as many for all its networks. */
  readonly perSecond: number;
  /** For how many seconds it may save them up, for a burst. */
  readonly burstSeconds: number;
}

interface Bucket {
  readonly perSecond: number;
  /** What it holds at most. */
  readonly size: number;
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

  /** Takes tokens: null, or the seconds until there are as many. */
  take(network: string, tokens = 1): number | null {
    const buckets = this.#bucketsOf(network);
    const wait = waitFor(buckets, tokens);
    if (wait === null) for (const bucket of buckets) bucket.tokens -= tokens;
    return wait;
  }

  /** The seconds until there are this many tokens, or a full bucket; null when there are. */
  wait(network: string, tokens: number): number | null {
    return waitFor(this.#bucketsOf(network), tokens);
  }

  #bucketsOf(network: string): Bucket[] {
    const wider = widerNetwork(network);
    const own = this.#bucketOf(network, 1);
    return wider === null ? [own] : [own, this.#bucketOf(wider, WIDER_FACTOR)];
  }

  /** The bucket, counted now. */
  #bucketOf(network: string, factor: number): Bucket {
    const now = performance.now();
    const known = this.#buckets.get(network);
    if (known) {
      const { perSecond, size, tokens, countedAt } = known;
      known.tokens = Math.min(size, tokens + ((now - countedAt) / 1_000) * perSecond);
      known.countedAt = now;
      return known;
    }
    const perSecond = this.#budget.perSecond * factor;
    const size = perSecond * this.#budget.burstSeconds;
    const bucket = { perSecond, size, tokens: size, countedAt: now };
    this.#buckets.set(network, bucket);
    return bucket;
  }
}

function waitFor(buckets: readonly Bucket[], tokens: number): number | null {
  const seconds = buckets.map(({ perSecond, size, tokens: left }) => (Math.min(tokens, size) - left) / perSecond);
  const longest = Math.max(...seconds);
  return longest > 0 ? Math.ceil(longest) : null;
}
