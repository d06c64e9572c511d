import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#shared/server/log/logger.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import { createMemoryStore } from './memory-store.ts';
import type { RedisStore } from './redis-store.ts';
import type { Store } from './store.ts';

/** A request needs up to four answers of Redis, and is to wait 300 ms for all of them at most. */
const ANSWER_MS = 75;
const CONNECT_MS = 1_000;
const PROBE_EVERY_MS = 250;
const PROBES_PER_CONNECTION = 4;
const MAX_CHANGES = 50_000;

/**
 * What Redis has not been told of a key: by how much its counter has grown, or that it has another
 * value.
 */
type Change = { readonly grownBy: number } | { readonly endsAt: number };

/**
 * Redis as long as it answers promptly, else the memory of this process. The memory knows the
 * counters as they last were, so that limits go on from there, and Redis is told what has changed
 * when it is back. Its calls never fail.
 */
export class SharedStore implements Store {
  readonly #redis: RedisStore;
  readonly #log: Logger;
  readonly #metrics: GatewayMetrics | null;
  readonly #memory: Store = createMemoryStore();
  readonly #changes = new Map<string, Change>();
  #isAway = false;
  #isClosed = false;

  constructor(redis: RedisStore, log: Logger, metrics: GatewayMetrics | null = null) {
    this.#redis = redis;
    this.#log = log;
    this.#metrics = metrics;
    metrics?.redisIsUp();
  }

  /** Waits a second for the connection; without it everything begins in memory. */
  async connect(): Promise<void> {
    await within(CONNECT_MS, this.#redis.connected()).catch((err: unknown) => this.#leave(err));
  }

  count(key: string, windowMs: number, by = 1) {
    return this.#ask(
      async () => {
        const counted = await this.#redis.count(key, windowMs, by);
        await this.#memory.put(key, String(counted.count), counted.endsInMs);
        return counted;
      },
      () => {
        this.#grow(key, by);
        return this.#memory.count(key, windowMs, by);
      },
    );
  }

  uncount(key: string) {
    return this.#ask(
      () => this.#redis.uncount(key),
      () => {
        this.#grow(key, -1);
        return this.#memory.uncount(key);
      },
    );
  }

  claim(key: string, value: string, ttlMs: number) {
    return this.#ask(
      () => this.#redis.claim(key, value, ttlMs),
      () => this.#memory.claim(key, value, ttlMs),
    );
  }

  extend(key: string, value: string, ttlMs: number) {
    return this.#ask(
      () => this.#redis.extend(key, value, ttlMs),
      () => this.#memory.extend(key, value, ttlMs),
    );
  }

  put(key: string, value: string, ttlMs: number) {
    return this.#ask(
      () => this.#redis.put(key, value, ttlMs),
      () => {
        this.#change(key, { endsAt: Date.now() + ttlMs });
        return this.#memory.put(key, value, ttlMs);
      },
    );
  }

  get(key: string) {
    return this.#ask(
      () => this.#redis.get(key),
      () => this.#memory.get(key),
    );
  }

  drop(key: string, value?: string) {
    return this.#ask(
      () => this.#redis.drop(key, value),
      () => this.#memory.drop(key, value),
    );
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#redis.close();
  }

  async #ask<T>(redis: () => Promise<T>, memory: () => Promise<T>): Promise<T> {
    if (this.#isAway) return memory();
    try {
      return await within(ANSWER_MS, redis());
    } catch (err) {
      this.#leave(err);
      return memory();
    }
  }

  #leave(err: unknown): void {
    if (this.#isAway || this.#isClosed) return;
    this.#isAway = true;
    this.#metrics?.redisIsAway();
    this.#log.error({ event: 'redis away', err }, 'Redis does not answer: this gateway counts for itself');
    void this.#awaitReturn();
  }

  async #awaitReturn(): Promise<void> {
    for (let probe = 1; !this.#isClosed; probe += 1) {
      await pause(PROBE_EVERY_MS, undefined, { ref: false });
      try {
        await within(ANSWER_MS, this.#redis.ping());
        await this.#tellChanges();
        this.#isAway = false;
        this.#metrics?.redisIsUp();
        this.#log.info({ event: 'redis back' }, 'Redis answers again');
        return;
      } catch {
        if (probe % PROBES_PER_CONNECTION === 0) this.#redis.reconnect();
      }
    }
  }

  async #tellChanges(): Promise<void> {
    for (const [key, change] of this.#changes) {
      if ('grownBy' in change) {
        const { endsInMs } = await this.#memory.count(key, 1, 0);
        await within(CONNECT_MS, this.#redis.count(key, Math.ceil(endsInMs), change.grownBy));
      } else {
        const value = await this.#memory.get(key);
        const ttlMs = change.endsAt - Date.now();
        if (value !== null && ttlMs > 0) await within(CONNECT_MS, this.#redis.put(key, value, ttlMs));
      }
      // What has changed while Redis was told of it comes up again.
      if (this.#changes.get(key) === change) this.#changes.delete(key);
      else if ('grownBy' in change) this.#grow(key, -change.grownBy);
    }
  }

  #grow(key: string, by: number): void {
    const before = this.#changes.get(key);
    this.#change(key, { grownBy: (before && 'grownBy' in before ? before.grownBy : 0) + by });
  }

  #change(key: string, change: Change): void {
    // At the end, so that a Map that is being gone through comes to it again.
    this.#changes.delete(key);
    this.#changes.set(key, change);
    for (const oldest of this.#changes.keys()) {
      if (this.#changes.size <= MAX_CHANGES) break;
      this.#changes.delete(oldest);
    }
  }
}

/**
 * Rejects when the work takes longer. What arrived while this process itself was busy was in time.
 */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer within ${milliseconds} ms`));
    const timer = setTimeout(() => setImmediate(late), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
