import { describe, expect, it } from 'vitest';
import { createLogger } from '#shared/server/log/logger.ts';
import { RateLimiter } from '../../gateway/state/rate-limiter.ts';
import { MemoryStore } from '../../gateway/state/store.ts';
import { testStore } from './store-suite.ts';

const silent = createLogger('gateway', 'silent');

testStore('memory', () => new MemoryStore());

describe('the memory store', () => {
  it('expires counters and values', async () => {
    let now = 0;
    const store = new MemoryStore(() => now);
    await store.count('counter', 1_000);
    await store.lease('key', 'value', 1_000);
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
