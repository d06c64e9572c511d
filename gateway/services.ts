import type { Logger } from '#shared/server/log/logger.ts';
import { DEFAULT_BUDGETS, NO_RESPONSE_CACHING } from './cache-budgets.ts';
import { type Clock, realClock } from './clock.ts';
import { knownDocuments } from './graphql/known-documents.ts';
import { ParsedDocuments } from './graphql/parsed-documents.ts';
import { RegisteredOperations } from './graphql/registered-operations.ts';
import { Cors } from './http/cors.ts';
import { ResponseCache } from './http/response-cache.ts';
import { HostProbe } from './legacy/transport/host-probe.ts';
import { HttpClient } from './legacy/transport/http-client.ts';
import { Transport } from './legacy/transport/transport.ts';
import { DEFAULT_STREAM_LIMITS, DEFAULT_TRANSPORT_LIMITS, NEW_DOCUMENTS_PER_CALL } from './limits.ts';
import { INVALIDATED_SCRIPTS } from './modules/mutations/invalidation.ts';
import { NotificationHub } from './modules/notification/notification-hub.ts';
import { DEFAULT_PACE } from './modules/notification/polling-pace.ts';
import { NetworkBudgets } from './network-budgets.ts';
import type { GatewayMetrics } from './observability/metrics.ts';
import type { GatewayTracing } from './observability/tracing.ts';
import { manifestFolder, type OperationSource } from './operations/operation-source.ts';
import { watchOperations } from './operations/watch-operations.ts';
import type { ServerOptions } from './server-options.ts';
import { FailoverStore } from './state/failover-store.ts';
import { type Invalidations, NO_INVALIDATIONS } from './state/invalidations.ts';
import { MemoryStore } from './state/memory-store.ts';
import type { Store } from './state/store.ts';

export type Services = Awaited<ReturnType<typeof createServices>>;

/** The services that requests share, for the lifetime of the gateway. */
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
      await Promise.all([http.close(), store.close(), invalidations.close(), watch.close(), tracing?.shutdown()]);
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

/** Where other clients' operations are registered. */
async function operationSources({ config, log }: ServerOptions): Promise<OperationSource[]> {
  const folder = manifestFolder(config.operationsDir);
  if (config.redisUrl === null) return [folder];
  const { redisOperations } = await import('./operations/redis-operations.ts');
  return [folder, await redisOperations(config.redisUrl, log)];
}

/** Passes the invalidations of this gateway on to the others, and evicts what they invalidate. */
async function connectInvalidations(transport: Transport, { config, log }: ServerOptions): Promise<Invalidations> {
  const evictions = {
    evict: (scripts: readonly string[]) => transport.evict(scripts),
    allScripts: INVALIDATED_SCRIPTS,
  };
  const invalidations = await createInvalidations(config.redisUrl, evictions, log);
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
  const { createRedisStore } = await import('./state/redis-store.ts');
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
async function createInvalidations(
  redisUrl: string | null,
  { evict, allScripts }: Evictions,
  log: Logger,
): Promise<Invalidations> {
  if (redisUrl === null) return NO_INVALIDATIONS;
  const { createRedisInvalidations } = await import('./state/redis-invalidations.ts');
  return createRedisInvalidations(redisUrl, { onInvalidation: evict, onGap: () => evict(allScripts) }, log);
}
