import type { Logger } from '#shared/server/log/logger.ts';
import { NetworkBudgets } from './client-network.ts';
import { type Clock, realClock } from './clock.ts';
import { knownDocuments, ParsedDocuments } from './graphql/known-documents.ts';
import { watchOperations } from './graphql/operation-manifest.ts';
import { RegisteredOperations } from './graphql/registered-operations.ts';
import { Cors } from './http/cors.ts';
import { ResponseCache } from './http/response-cache.ts';
import { HostProbe } from './legacy/transport/host-probe.ts';
import { HttpClient } from './legacy/transport/http-client.ts';
import { Transport } from './legacy/transport/transport.ts';
import {
  DEFAULT_BUDGETS,
  DEFAULT_PACE,
  DEFAULT_STREAM_LIMITS,
  DEFAULT_TRANSPORT_LIMITS,
  NEW_DOCUMENTS_PER_CALL,
  NO_RESPONSE_CACHING,
} from './limits.ts';
import { INVALIDATED_SCRIPTS } from './modules/mutations/invalidation.ts';
import { NotificationHub } from './modules/notification/notification-hub.ts';
import type { GatewayMetrics } from './observability/metrics.ts';
import type { GatewayTracing } from './observability/tracing.ts';
import type { ServerOptions } from './server-options.ts';
import { FailoverStore } from './state/failover-store.ts';
import { manifestFolder, type OperationSource } from './state/manifests.ts';
import type { Invalidations } from './state/redis.ts';
import { MemoryStore, type Store } from './state/store.ts';

export type Services = Awaited<ReturnType<typeof createServices>>;

export async function createServices(options: ServerOptions) {
  const { config, host, log } = options;
  const { metrics, tracing } = await createObservers(options);
  const http = new HttpClient(host.origin);
  const budgets = config.reuse ? DEFAULT_BUDGETS : NO_RESPONSE_CACHING;
  const limits = {
    ...DEFAULT_TRANSPORT_LIMITS,
    callsPerSecond: config.callsPerSecond,
    ...options.transportLimits,
  };
  const { now, callClock: clock = realClock } = options;
  const transport = new Transport(http, log, limits, { now, clock, metrics, budgets });
  const probe = new HostProbe(http, () => transport.probeOpenBreakers());
  // The embedded backend reports when it is listening again.
  if (!host.isEmbedded) transport.onBreakerOpen = () => probe.start();
  const store = await createStore(config.redisUrl, clock, log, metrics);
  const invalidations = await connectInvalidations(transport, options);
  const responses = new ResponseCache(budgets.responses);
  const { registered, watch } = await registerOperations(responses, options);
  return {
    budgets,
    metrics,
    tracing,
    http,
    transport,
    store,
    registered,
    documents: knownDocuments(store, config.operations, registered),
    cors: new Cors(config.allowedOrigins),
    notificationHub: createNotificationHub(transport, options),
    responses,
    parsedDocuments: new ParsedDocuments(budgets.parsedDocuments),
    newDocuments: new NetworkBudgets({
      perSecond: config.callsPerSecond * NEW_DOCUMENTS_PER_CALL,
      burstSeconds: DEFAULT_TRANSPORT_LIMITS.burstSeconds,
    }),
    /** Work that continues after its response has been sent. */
    background: new Set<Promise<unknown>>(),
    close: async () => {
      probe.stop();
      await Promise.all([http.close(), store.close(), invalidations?.close(), watch.close(), tracing?.shutdown()]);
    },
  };
}

/** Follows the operations of other clients. Those that are removed also leave the cache. */
async function registerOperations(responses: ResponseCache, options: ServerOptions) {
  const registered = new RegisteredOperations();
  registered.onRemoved = () => responses.clear();
  const sources = await operationSources(options);
  return { registered, watch: await watchOperations(sources, registered, options.log, options.operationsPollMs) };
}

async function operationSources({ config, log }: ServerOptions): Promise<OperationSource[]> {
  const folder = manifestFolder(config.operationsDir);
  if (config.redisUrl === null) return [folder];
  const { redisOperations } = await import('./state/redis.ts');
  return [folder, await redisOperations(config.redisUrl, log)];
}

/** Passes the invalidations of this gateway on to the others, and evicts what they invalidate. */
async function connectInvalidations(
  transport: Transport,
  { config: { redisUrl }, log }: ServerOptions,
): Promise<Invalidations | null> {
  if (redisUrl === null) return null;
  const { createRedisInvalidations } = await import('./state/redis.ts');
  const onInvalidation = (scripts: readonly string[]) => transport.evict(scripts);
  const invalidations = createRedisInvalidations(
    redisUrl,
    { onInvalidation, onGap: () => onInvalidation(INVALIDATED_SCRIPTS) },
    log,
  );
  transport.onInvalidated = (scripts) => invalidations.publish(scripts);
  return invalidations;
}

function createNotificationHub(transport: Transport, { log, notifications }: ServerOptions): NotificationHub {
  return new NotificationHub({
    transport,
    log,
    clock: notifications?.clock ?? realClock,
    pace: { ...DEFAULT_PACE, ...notifications?.pace },
    limits: { ...DEFAULT_STREAM_LIMITS, ...notifications?.limits },
  });
}

interface Observers {
  readonly metrics: GatewayMetrics | null;
  readonly tracing: GatewayTracing | null;
}

/** Loads each only when it is on. */
async function createObservers({ config, log }: ServerOptions): Promise<Observers> {
  return {
    metrics: config.metrics ? (await import('./observability/metrics.ts')).createGatewayMetrics() : null,
    tracing: config.isTracing ? (await import('./observability/tracing.ts')).createGatewayTracing(log) : null,
  };
}

/** The store of this gateway: shared through Redis, or in memory when there is only one. */
async function createStore(
  redisUrl: string | null,
  clock: Clock,
  log: Logger,
  metrics: GatewayMetrics | null,
): Promise<Store> {
  if (redisUrl === null) return new MemoryStore();
  // Loaded only when used: it takes ten megabytes of memory.
  const { createRedisStore } = await import('./state/redis.ts');
  const store = new FailoverStore(createRedisStore(redisUrl, log), clock, log, metrics);
  await store.connect();
  return store;
}
