import { Redis } from 'ioredis';
import type { Logger } from '../observability/logger.ts';
import type { Store } from './store.ts';

const PREFIX = 'gateway:';

// One step, so that a counter can never be left without its end.
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

const UNCOUNT = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
return 1`;

/** A store that all gateways share. When Redis cannot be reached, its calls fail within a second; the users say what that means. */
export function createRedisStore(url: string, log: Logger): Store {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 1_000 });
  redis.on('error', (err) => log.warn({ event: 'redis', code: 'code' in err ? err.code : err.name }, 'Redis trouble'));
  return {
    async count(key, windowMs) {
      const [count, endsInMs] = (await redis.eval(COUNT, 1, PREFIX + key, windowMs)) as [number, number];
      return { count, endsInMs };
    },
    async uncount(key) {
      await redis.eval(UNCOUNT, 1, PREFIX + key);
    },
    claim: (key, value, ttlMs) => redis.set(PREFIX + key, value, 'PX', ttlMs, 'NX', 'GET'),
    async put(key, value, ttlMs) {
      await redis.set(PREFIX + key, value, 'PX', ttlMs);
    },
    get: (key) => redis.get(PREFIX + key),
    async drop(key) {
      await redis.del(PREFIX + key);
    },
    async close() {
      redis.disconnect();
    },
  };
}
