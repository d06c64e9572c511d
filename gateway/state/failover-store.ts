import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#shared/server/log/logger.ts';
import { withTimeout } from '#shared/server/timeout.ts';
import type { Clock } from '../clock.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { RedisStore } from './redis.ts';
import { MemoryStore, type Store } from './store.ts';

/** A request needs up to four responses of Redis, and waits 300 ms for all of them at most. */
const COMMAND_TIMEOUT_MS = 75;
const CONNECT_TIMEOUT_MS = 1_000;
const PROBE_EVERY_MS = 250;
const PROBES_PER_CONNECTION = 4;

/**
 * Redis while it responds promptly, otherwise the memory of this process. Memory knows the last
 * counters, so that rate limits carry over, and its changes are replayed when Redis is back.
 * Its calls never fail.
 */
export class FailoverStore implements Store {
  readonly #redis: RedisStore;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #metrics: GatewayMetrics | null;
  readonly #memory: Store = new MemoryStore();
  readonly #pending = new PendingChanges();
  #isRedisDown = false;
  #isClosed = false;

  constructor(redis: RedisStore, clock: Clock, log: Logger, metrics: GatewayMetrics | null = null) {
    this.#redis = redis;
    this.#clock = clock;
    this.#log = log;
    this.#metrics = metrics;
    metrics?.redisIsUp();
  }

  /** Waits up to a second for the connection, and starts in memory without it. */
  async connect(): Promise<void> {
    await this.#within(CONNECT_TIMEOUT_MS, this.#redis.connected()).catch((err: unknown) => this.#failOver(err));
  }

  count(key: string, windowMs: number, by = 1) {
    return this.#run(
      async () => {
        const counter = await this.#redis.count(key, windowMs, by);
        await this.#memory.put(key, String(counter.count), counter.endsInMs);
        return counter;
      },
      () => {
        this.#pending.counted(key, by);
        return this.#memory.count(key, windowMs, by);
      },
    );
  }

  uncount(key: string) {
    return this.#run(
      () => this.#redis.uncount(key),
      () => {
        this.#pending.counted(key, -1);
        return this.#memory.uncount(key);
      },
    );
  }

  lease(key: string, value: string, ttlMs: number) {
    return this.#runOn((store) => store.lease(key, value, ttlMs));
  }

  extend(key: string, value: string, ttlMs: number) {
    return this.#runOn((store) => store.extend(key, value, ttlMs));
  }

  put(key: string, value: string, ttlMs: number) {
    return this.#run(
      () => this.#redis.put(key, value, ttlMs),
      () => {
        this.#pending.stored(key, ttlMs);
        return this.#memory.put(key, value, ttlMs);
      },
    );
  }

  get(key: string) {
    return this.#runOn((store) => store.get(key));
  }

  drop(key: string, value?: string) {
    return this.#runOn((store) => store.drop(key, value));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#redis.close();
  }

  #runOn<T>(command: (store: Store) => Promise<T>): Promise<T> {
    return this.#run(
      () => command(this.#redis),
      () => command(this.#memory),
    );
  }

  async #run<T>(onRedis: () => Promise<T>, onMemory: () => Promise<T>): Promise<T> {
    if (this.#isRedisDown) return onMemory();
    try {
      return await this.#within(COMMAND_TIMEOUT_MS, onRedis());
    } catch (err) {
      this.#failOver(err);
      return onMemory();
    }
  }

  #within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
    return withTimeout(milliseconds, work, this.#clock);
  }

  #failOver(err: unknown): void {
    if (this.#isRedisDown || this.#isClosed) return;
    this.#isRedisDown = true;
    this.#metrics?.redisIsDown();
    this.#log.error({ event: 'redis unavailable', err }, 'Redis does not respond: this gateway uses its own memory');
    void this.#recover();
  }

  async #recover(): Promise<void> {
    for (let probe = 1; !this.#isClosed; probe += 1) {
      await pause(PROBE_EVERY_MS, undefined, { ref: false });
      try {
        await this.#within(COMMAND_TIMEOUT_MS, this.#redis.ping());
        await this.#pending.replay(this.#memory, {
          count: (key, windowMs, by) => this.#within(CONNECT_TIMEOUT_MS, this.#redis.count(key, windowMs, by)),
          put: (key, value, ttlMs) => this.#within(CONNECT_TIMEOUT_MS, this.#redis.put(key, value, ttlMs)),
        });
        this.#isRedisDown = false;
        this.#metrics?.redisIsUp();
        this.#log.info({ event: 'redis available' }, 'Redis responds again');
        return;
      } catch {
        if (probe % PROBES_PER_CONNECTION === 0) this.#redis.reconnect();
      }
    }
  }
}

const MAX_KEYS = 50_000;

/** A change that Redis doesn't have: the growth of a counter, or a new value. */
type Change = { readonly kind: 'count'; readonly by: number } | { readonly kind: 'value'; readonly endsAt: number };

/** The keys that changed while Redis was unavailable; when full, the oldest are dropped. */
class PendingChanges {
  readonly #changes = new Map<string, Change>();

  counted(key: string, by: number): void {
    const before = this.#changes.get(key);
    this.#set(key, { kind: 'count', by: (before?.kind === 'count' ? before.by : 0) + by });
  }

  stored(key: string, ttlMs: number): void {
    this.#set(key, { kind: 'value', endsAt: Date.now() + ttlMs });
  }

  /** Applies the changes to the store, with the current values of `memory`. */
  async replay(memory: Store, store: Pick<Store, 'count' | 'put'>): Promise<void> {
    for (const [key, change] of this.#changes) {
      if (change.kind === 'count') {
        const { endsInMs } = await memory.count(key, 1, 0);
        await store.count(key, Math.ceil(endsInMs), change.by);
      } else {
        const value = await memory.get(key);
        const ttlMs = change.endsAt - Date.now();
        if (value !== null && ttlMs > 0) await store.put(key, value, ttlMs);
      }
      // If the key has changed meanwhile, this loop reaches it again.
      if (this.#changes.get(key) === change) this.#changes.delete(key);
      else if (change.kind === 'count') this.counted(key, -change.by);
    }
  }

  #set(key: string, change: Change): void {
    // Moved to the end, so that a running `replay` reaches it again.
    this.#changes.delete(key);
    this.#changes.set(key, change);
    for (const oldest of this.#changes.keys()) {
      if (this.#changes.size <= MAX_KEYS) break;
      this.#changes.delete(oldest);
    }
  }
}
