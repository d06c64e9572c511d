import type { Logger } from '#shared/server/log/logger.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { Store } from './store.ts';

interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Counts calls by client address. Each call in an operation counts, so that aliases don't get
 * around the limit.
 */
export class RateLimiter<Name extends string> {
  readonly #store: Store;
  readonly #limits: Readonly<Record<Name, Limit>>;
  readonly #log: Logger;
  readonly #metrics: GatewayMetrics | null;

  constructor(store: Store, limits: Readonly<Record<Name, Limit>>, log: Logger, metrics: GatewayMetrics | null = null) {
    this.#store = store;
    this.#limits = limits;
    this.#log = log;
    this.#metrics = metrics;
  }

  /** Counts a call; null when it is allowed, else the seconds to wait. */
  async hit(name: Name, address: string): Promise<number | null> {
    const { max, windowMs } = this.#limits[name];
    const { count, endsInMs } = await this.#store.count(keyOf(name, address), windowMs);
    if (count <= max) return null;
    this.#log.warn({ event: 'rate limited', limit: name }, 'rate limited');
    this.#metrics?.rateLimited(name);
    return Math.max(1, Math.ceil(endsInMs / 1000));
  }

  /** Removes a call from the count. */
  async uncount(name: Name, address: string): Promise<void> {
    await this.#store.uncount(keyOf(name, address));
  }
}

function keyOf(name: string, address: string): string {
  // With IPv6 one customer has a whole /64 network.
  const network = address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
  return `limit:${name}:${network}`;
}
