import type { Logger } from '#shared/server/log/logger.ts';
import { connectRedis } from './redis-connection.ts';
import type { Store } from './store.ts';

const PREFIX = 'gateway:';

// Atomic, so that a counter never stays without an expiry.
const COUNT = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

const UNCOUNT = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
return 1`;

const EXTEND = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 1`;

const DROP = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

const RECONNECT = { firstMs: 50, mostMs: 500 };

/**
 * A store that all gateways share. Its calls fail immediately without a connection, and may never
 * settle with one.
 */
export interface RedisStore extends Store {
  /** Resolves with the first connection. */
  connected(): Promise<void>;
  /** Rejects when Redis doesn't respond. */
  ping(): Promise<void>;
  /** Replaces the connection, which may be half-open. */
  reconnect(): void;
}

export function createRedisStore(url: string, log: Logger): RedisStore {
  const redis = connectRedis(url, log, {
    // After a reconnection no caller waits for them any more.
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(attempt * RECONNECT.firstMs, RECONNECT.mostMs),
  });
  const connected = new Promise<void>((resolve) => redis.once('ready', () => resolve()));
  return {
    connected: () => connected,
    async count(key, windowMs, by = 1) {
      const [count, endsInMs] = (await redis.eval(COUNT, 1, PREFIX + key, windowMs, by)) as [number, number];
      return { count, endsInMs };
    },
    async uncount(key) {
      await redis.eval(UNCOUNT, 1, PREFIX + key);
    },
    claim: (key, value, ttlMs) => redis.set(PREFIX + key, value, 'PX', ttlMs, 'NX', 'GET'),
    async extend(key, value, ttlMs) {
      await redis.eval(EXTEND, 1, PREFIX + key, value, ttlMs);
    },
    async put(key, value, ttlMs) {
      await redis.set(PREFIX + key, value, 'PX', ttlMs);
    },
    get: (key) => redis.get(PREFIX + key),
    async drop(key, value) {
      if (value === undefined) await redis.del(PREFIX + key);
      else await redis.eval(DROP, 1, PREFIX + key, value);
    },
    async ping() {
      await redis.ping();
    },
    reconnect: () => redis.disconnect(true),
    async close() {
      redis.disconnect();
    },
  };
}
