import type { Logger } from '#shared/server/log/logger.ts';
import { connectRedis } from '../state/redis-connection.ts';
import type { OperationStore } from './operation-source.ts';

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
