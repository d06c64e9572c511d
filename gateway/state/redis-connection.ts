import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '#shared/server/log/logger.ts';

/** A connection whose commands fail immediately while it is down, and are never retried. */
export function connectRedis(url: string, log: Logger, options: RedisOptions = {}): Redis {
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
