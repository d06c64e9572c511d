import { LRUCache } from 'lru-cache';

export interface CallBudgetOptions {
  /** Reads of the host that one network may cause a second, in the long run. */
  readonly callsPerSecond: number;
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

/** A token bucket for each network that callers come from: the reads of the host that it causes. */
export class CallBudgets {
  readonly #options: CallBudgetOptions;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_NETWORKS });

  constructor(options: CallBudgetOptions) {
    this.#options = options;
  }

  /** Takes a token: null, or the seconds until there is one. */
  take(network: string): number | null {
    const { callsPerSecond, burstSeconds } = this.#options;
    const callBurst = callsPerSecond * burstSeconds;
    const now = performance.now();
    const bucket = this.#buckets.get(network) ?? { tokens: callBurst, countedAt: now };
    bucket.tokens = Math.min(callBurst, bucket.tokens + ((now - bucket.countedAt) / 1_000) * callsPerSecond);
    bucket.countedAt = now;
    this.#buckets.set(network, bucket);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / callsPerSecond) || 1;
    bucket.tokens--;
    return null;
  }
}
