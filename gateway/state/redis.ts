import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import { z } from 'zod';
import type { Logger } from '#shared/server/log/logger.ts';
import type { OperationStore } from './manifests.ts';
import type { Store } from './store.ts';

/** A connection whose commands fail immediately while it is down, and are never retried. */
function connectRedis(url: string, log: Logger, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    ...options,
  });
  redis.on('error', (err) =>
    log.debug({ event: 'redis', code: 'code' in err ? err.code : err.name }, 'Redis connection error'),
  );
  return redis;
}

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
    lease: (key, value, ttlMs) => redis.set(PREFIX + key, value, 'PX', ttlMs, 'NX', 'GET'),
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

interface Listener {
  /** Another gateway has invalidated the responses of these scripts. */
  readonly onInvalidation: (scripts: readonly string[]) => void;
  /** Messages may have been missed. */
  readonly onGap: () => void;
}

const CHANNEL = 'gateway:invalidations';

const messageSchema = z.object({ from: z.string(), scripts: z.array(z.string()) });

/**
 * Invalidations over Redis. A gateway that lost its connection may have missed some: that is a gap.
 * While Redis is down, cached responses just expire.
 */
export function createRedisInvalidations(url: string, { onInvalidation, onGap }: Listener, log: Logger): Invalidations {
  const gatewayId = randomUUID();
  const sender = connectRedis(url, log);
  const receiver = connectRedis(url, log, { autoResubscribe: false });
  receiver.on('ready', () => {
    // Nothing is missed from here on; anything cached earlier may be outdated.
    receiver.subscribe(CHANNEL).then(onGap, () => undefined);
  });
  receiver.on('message', (_channel, text) => {
    const message = readMessage(text);
    if (message && message.from !== gatewayId) onInvalidation(message.scripts);
  });
  return {
    publish(scripts) {
      sender.publish(CHANNEL, JSON.stringify({ from: gatewayId, scripts })).catch(() => undefined);
    },
    async close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}

function readMessage(text: string): z.output<typeof messageSchema> | null {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A hash from clients to manifests, and a counter of its changes. */
const MANIFESTS = 'gateway:operations';
const VERSION = 'gateway:operations:version';

const CONNECT_TIMEOUT_MS = 1_000;

/** The manifests in Redis, for all gateways. Fails while Redis doesn't respond. */
export async function redisOperations(url: string, log: Logger): Promise<OperationStore> {
  const redis = connectRedis(url, log, { commandTimeout: CONNECT_TIMEOUT_MS, lazyConnect: true });
  await redis.connect().catch(() => undefined);
  return {
    name: 'Redis',
    version: async () => (await redis.get(VERSION)) ?? '',
    read: async () => new Map(Object.entries(await redis.hgetall(MANIFESTS))),
    async put(client, manifest) {
      await redis.multi().hset(MANIFESTS, client, manifest).incr(VERSION).exec();
    },
    async remove(client) {
      const removed = await redis.hdel(MANIFESTS, client);
      await redis.incr(VERSION);
      return removed > 0;
    },
    close: async () => redis.disconnect(),
  };
}

/** Tells the other gateways which scripts' cached responses are outdated. */
export interface Invalidations {
  /** Sends without waiting; never fails. */
  publish(scripts: readonly string[]): void;
  close(): Promise<void>;
}
