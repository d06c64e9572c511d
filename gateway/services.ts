import { DEFAULT_BUDGETS, NO_REUSE } from './cache-budgets.ts';
import { CompiledQueries } from './graphql/compiled-queries.ts';
import { ParsedDocuments } from './graphql/parsed-documents.ts';
import { ResponseCache } from './http/response-cache.ts';
import { HostProbe } from './legacy/transport/host-probe.ts';
import { HttpClient } from './legacy/transport/http-client.ts';
import { Transport } from './legacy/transport/transport.ts';
import { DEFAULT_TRANSPORT_LIMITS } from './legacy/transport/transport-limits.ts';
import { INVALIDATED_SCRIPTS } from './modules/mutations/invalidation.ts';
import { realClock } from './modules/notification/clock.ts';
import { NotificationHub } from './modules/notification/notification-hub.ts';
import { DEFAULT_PACE } from './modules/notification/polling-pace.ts';
import { DEFAULT_STREAM_LIMITS } from './modules/notification/stream-limits.ts';
import type { GatewayMetrics } from './observability/metrics.ts';
import type { GatewayTracing } from './observability/tracing.ts';
import type { ServerOptions } from './server-options.ts';
import { createInvalidations, createStore } from './state/shared-state.ts';

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Everything that lives as long as the gateway and is shared by its requests. */
export async function createServices(options: ServerOptions) {
  const { config, host, log } = options;
  const { metrics, tracing } = await createObservers(options);
  const http = new HttpClient(host.origin);
  const budgets = config.reuse ? DEFAULT_BUDGETS : NO_REUSE;
  const limits = { ...DEFAULT_TRANSPORT_LIMITS, ...options.transportLimits };
  const transport = new Transport(http, log, limits, { now: options.now, metrics, budgets });
  const probe = new HostProbe(http, () => transport.probeOpenBreakers());
  // The embedded backend reports by itself when it is listening again.
  if (!host.isEmbedded) transport.onBreakerOpen = () => probe.start();
  const store = await createStore(config.redisUrl, log, metrics);
  const evictions = {
    evict: (scripts: readonly string[]) => transport.evict(scripts),
    allScripts: INVALIDATED_SCRIPTS,
  };
  const invalidations = await createInvalidations(config.redisUrl, evictions, log);
  transport.onInvalidated = (scripts) => invalidations.publish(scripts);
  const notificationHub = new NotificationHub({
    transport,
    log,
    clock: options.notifications?.clock ?? realClock,
    pace: { ...DEFAULT_PACE, ...options.notifications?.pace },
    limits: { ...DEFAULT_STREAM_LIMITS, ...options.notifications?.limits },
  });
  return {
    metrics,
    tracing,
    http,
    transport,
    store,
    notificationHub,
    responses: new ResponseCache(budgets.responses),
    parsed: new ParsedDocuments(budgets.parsedDocuments),
    compiled: new CompiledQueries(budgets.compiledQueries, log),
    /** Work that goes on after its response has been sent. */
    background: new Set<Promise<unknown>>(),
    close: async () => {
      probe.stop();
      await Promise.all([http.close(), store.close(), invalidations.close(), tracing?.shutdown()]);
    },
  };
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
