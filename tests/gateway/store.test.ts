import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#shared/server/log/logger.ts';
import { MemoryStore } from '../../gateway/state/memory-store.ts';
import { RateLimiter } from '../../gateway/state/rate-limiter.ts';
import { createRedisStore } from '../../gateway/state/redis-store.ts';
import { until } from '../support/until.ts';
import { hasRedis, REDIS_URL } from './redis.ts';

const silent = createLogger('gateway', 'silent');
const redis = hasRedis ? createRedisStore(REDIS_URL, silent) : null;
beforeAll(() => redis?.connected());
afterAll(() => redis?.close());

describe.each([
  ['memory', new MemoryStore()],
  ['Redis', redis],
])('a store in %s', (_where, store) => {
  let key: string;
  beforeEach((context) => {
    if (!store) context.skip();
    key = `test:${randomUUID()}`;
  });

  it('counts within a window that starts with the first use', async () => {
    expect(await store?.count(key, 60_000)).toMatchObject({ count: 1 });
    const second = await store?.count(key, 1);
    expect(second?.count).toBe(2);
    expect(second?.endsInMs).toBeGreaterThan(50_000);
    await store?.uncount(key);
    expect(await store?.count(key, 60_000)).toMatchObject({ count: 2 });
  });

  it('never counts below zero', async () => {
    await store?.uncount(key);
    expect(await store?.count(key, 60_000)).toMatchObject({ count: 1 });
  });

  it('lets the first claim a key, until it is dropped', async () => {
    expect(await store?.claim(key, 'mine', 60_000)).toBeNull();
    expect(await store?.claim(key, 'yours', 60_000)).toBe('mine');
    await store?.put(key, 'changed', 60_000);
    expect(await store?.get(key)).toBe('changed');
    await store?.drop(key);
    expect(await store?.get(key)).toBeNull();
    expect(await store?.claim(key, 'yours', 60_000)).toBeNull();
  });

  it('only lets the holder extend or drop a key', async () => {
    await store?.claim(key, 'mine', 60_000);
    await store?.drop(key, 'yours');
    await store?.extend(key, 'yours', 1);
    expect(await store?.claim(key, 'yours', 60_000)).toBe('mine');
    await store?.drop(key, 'mine');
    expect(await store?.get(key)).toBeNull();
  });

  it('keeps a key while it is extended', async () => {
    await store?.claim(key, 'mine', 60_000);
    await store?.extend(key, 'mine', 1);
    await until(async () => (await store?.get(key)) === null, 'the key ended');
    await store?.extend(key, 'mine', 60_000);
    expect(await store?.get(key)).toBeNull();
  });
});

describe('the memory store', () => {
  it('expires counters and values', async () => {
    let now = 0;
    const store = new MemoryStore(() => now);
    await store.count('counter', 1_000);
    await store.claim('key', 'value', 1_000);
    now = 1_000;
    expect(await store.count('counter', 1_000)).toEqual({ count: 1, endsInMs: 1_000 });
    expect(await store.get('key')).toBeNull();
  });
});

describe('the rate limiter', () => {
  it('counts all addresses of one IPv6 network together', async () => {
    const limits = { logIn: { max: 1, windowMs: 60_000 } };
    const limiter = new RateLimiter(new MemoryStore(), limits, silent);
    expect(await limiter.hit('logIn', '2001:db8:1:2::1')).toBeNull();
    expect(await limiter.hit('logIn', '2001:db8:1:2:ffff::9')).toBe(60);
    expect(await limiter.hit('logIn', '2001:db8:1:3::1')).toBeNull();
    expect(await limiter.hit('logIn', '::ffff:192.0.2.1')).toBeNull();
    expect(await limiter.hit('logIn', '::ffff:192.0.2.2')).toBeNull();
  });
});
