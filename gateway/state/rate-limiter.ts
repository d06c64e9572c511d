import type { Logger } from '#shared/server/log/logger.ts';
import { clientNetwork, WIDER_FACTOR } from '../client-network.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import { MemoryStore, type Store } from './store.ts';

interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** How much more may be tried than done: what turns out to be invalid doesn't count as done. */
const ATTEMPT_FACTOR = 10;

/** By network. Each call in an operation counts, so that aliases don't get around the limit. */
export class RateLimiter<Name extends string> {
  readonly #store: Store;
  readonly #limits: Readonly<Record<Name, Limit>>;
  readonly #log: Logger;
  readonly #metrics: GatewayMetrics | null;
  /** Attempts cost this process its time, and nothing else, so each process counts its own. */
  readonly #attempts = new MemoryStore();

  constructor(store: Store, limits: Readonly<Record<Name, Limit>>, log: Logger, metrics: GatewayMetrics | null = null) {
    this.#store = store;
    this.#limits = limits;
    this.#log = log;
    this.#metrics = metrics;
  }

  /** Counts a call; null when it is allowed, else the seconds to wait. */
  hit(name: Name, address: string): Promise<number | null> {
    return this.#count(this.#store, name, address, 1);
  }

  /** Like `hit`, for a call that hasn't been checked yet, under a much wider limit of its own. */
  attempt(name: Name, address: string): Promise<number | null> {
    return this.#count(this.#attempts, name, address, ATTEMPT_FACTOR);
  }

  async #count(store: Store, name: Name, address: string, factor: number): Promise<number | null> {
    const { max, windowMs } = this.#limits[name];
    const counts = await Promise.all(
      keysOf(name, address).map(async ({ key, times }) => {
        const { count, endsInMs } = await store.count(key, windowMs);
        return count > max * times * factor ? endsInMs : null;
      }),
    );
    const endsInMs = counts.find((end) => end !== null);
    if (endsInMs == null) return null;
    this.#log.warn({ event: 'rate limited', limit: name }, 'rate limited');
    this.#metrics?.rateLimited(name);
    return Math.max(1, Math.ceil(endsInMs / 1000));
  }

  /** Removes a call from the count. */
  async uncount(name: Name, address: string): Promise<void> {
    await Promise.all(keysOf(name, address).map(({ key }) => this.#store.uncount(key)));
  }
}

function keysOf(name: string, address: string): { key: string; times: number }[] {
  const { network, wider } = clientNetwork(address);
  const own = { key: `limit:${name}:${network}`, times: 1 };
  return wider === null ? [own] : [own, { key: `limit:${name}:${wider}`, times: WIDER_FACTOR }];
}
