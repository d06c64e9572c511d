import type { Logger } from '#shared/server/log/logger.ts';
import type { Clock } from '../clock.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import { FailoverStore } from './failover-store.ts';
import { type Invalidations, NO_INVALIDATIONS } from './invalidations.ts';
import { MemoryStore } from './memory-store.ts';
import type { Store } from './store.ts';

/** The store of this gateway: shared through Redis, or in memory when there is only one. */
export async function createStore(
  redisUrl: string | null,
  clock: Clock,
  log: Logger,
  metrics: GatewayMetrics | null,
): Promise<Store> {
  if (redisUrl === null) return new MemoryStore();
  // Loaded only when used: it takes ten megabytes of memory.
  const { createRedisStore } = await import('./redis-store.ts');
  const store = new FailoverStore(createRedisStore(redisUrl, log), clock, log, metrics);
  await store.connect();
  return store;
}

interface Evictions {
  readonly evict: (scripts: readonly string[]) => void;
  /** Evicted after messages may have been lost. */
  readonly allScripts: readonly string[];
}

/** How gateways tell each other which cached responses are outdated. */
export async function createInvalidations(
  redisUrl: string | null,
  { evict, allScripts }: Evictions,
  log: Logger,
): Promise<Invalidations> {
  if (redisUrl === null) return NO_INVALIDATIONS;
  const { createRedisInvalidations } = await import('./redis-invalidations.ts');
  return createRedisInvalidations(redisUrl, { onInvalidation: evict, onGap: () => evict(allScripts) }, log);
}
