import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { mergeMetrics } from '#shared/server/metrics/merge.ts';
import { DEFAULT_BUDGETS, NO_REUSE } from './cache-budgets.ts';
import type { Config } from './config.ts';
import { createApolloServer } from './graphql/apollo-server.ts';
import { CompiledQueries } from './graphql/compiled-queries.ts';
import { knownDocuments } from './graphql/known-documents.ts';
import { ParsedDocuments } from './graphql/parsed-documents.ts';
import { RATE_LIMITS, type RateLimits } from './graphql/rate-limits.ts';
import { DEFAULT_UPLOAD_LIMITS, type UploadLimits } from './graphql/uploads/multipart-parser.ts';
import { createApp } from './http/app.ts';
import { addClientRoutes } from './http/client-route.ts';
import { DEFAULT_BODY_TIMEOUT_MS, limitConnections } from './http/connection-limits.ts';
import { earlyResponses } from './http/early-responses.ts';
import { addGraphRoute } from './http/graphql-route.ts';
import { addHealthRoutes, embeddedReadiness, type Readiness } from './http/health.ts';
import { addMetricsRoute } from './http/metrics-route.ts';
import { DEFAULT_HEARTBEAT_MS } from './http/multipart-stream.ts';
import { inNetworks } from './http/networks.ts';
import { addMediaRoute, addOutboxRoute } from './http/pass-through.ts';
import { ResponseCache } from './http/response-cache.ts';
import { addSecurityHeaders, pagePolicy } from './http/security-headers.ts';
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts';
import { HostProbe } from './legacy/transport/host-probe.ts';
import { HttpClient } from './legacy/transport/http-client.ts';
import { DEFAULT_TRANSPORT_LIMITS, Transport, type TransportLimits } from './legacy/transport/transport.ts';
import { resolverContext } from './modules/context.ts';
import { mediaHostsOf } from './modules/files/image-url.ts';
import { INVALIDATED_SCRIPTS } from './modules/mutations/invalidation.ts';
import { NotificationHub } from './modules/notification/notification-hub.ts';
import {
  type Clock,
  DEFAULT_PACE,
  DEFAULT_STREAM_LIMITS,
  type PollingPace,
  realClock,
  type StreamLimits,
} from './modules/notification/polling-pace.ts';
import { resolvers } from './modules/resolvers.ts';
import { connectionsOf, readAllMetrics } from './observability/server-metrics.ts';
import { CLIENT_FOLDER } from './root.ts';
import { Idempotency } from './state/idempotency.ts';
import { RateLimiter } from './state/rate-limiter.ts';
import { createInvalidations, createStore } from './state/shared-state.ts';

/** Where /php is. */
export interface Host {
  /** Its address without a slash at the end; null while it is not there. */
  readonly origin: () => string | null;
  /** Whether it is the embedded backend, which has an outbox to read. */
  readonly isEmbedded: boolean;
  /** The metrics of the embedded backend; null when it doesn't answer. */
  readonly readMetrics?: () => Promise<string | null>;
}

export interface ServerDeps {
  readonly config: Config;
  readonly host: Host;
  readonly log: Logger;
  /** Limits other than the defaults. */
  readonly limits?: Partial<RateLimits>;
  readonly transportLimits?: Partial<TransportLimits>;
  readonly uploadLimits?: Partial<UploadLimits>;
  /** Clock of what is kept of public answers, in milliseconds. */
  readonly now?: () => number;
  /** What asks for alerts, where it is to be other than usual. */
  readonly notifications?: {
    readonly clock?: Clock;
    readonly pace?: Partial<PollingPace>;
    readonly bounds?: Partial<StreamLimits>;
  };
  /** How long a body other than an upload may take, in milliseconds. */
  readonly bodyTimeoutMs?: number;
  /** How long a subscription's line may be silent, in milliseconds. */
  readonly heartbeatMs?: number;
  /** Folder of the built client, if it is another. */
  readonly clientDirectory?: string;
}

export interface Server {
  readonly app: FastifyInstance;
  /**
   * The metrics in the Prometheus text format, the embedded backend's included; null when they are
   * off.
   */
  readonly readMetrics: (() => Promise<string>) | null;
  /** The embedded backend has just said that it is there. */
  hostIsThere(): void;
  /**
   * Has load balancers send customers elsewhere: /readyz turns to 503, and no connection is kept.
   * All else is served as before.
   */
  drain(): void;
  /** Stops listening, lets what is under way end, and closes everything. */
  close(): Promise<void>;
}

const MAX_JSON_BYTES = 256 * 1024;
const DRAIN_MS = 10_000;

/** The whole gateway but for its process: main.ts and every test use this. */
export async function createServer(deps: ServerDeps): Promise<Server> {
  const { config, host, log } = deps;
  // Loaded only when it is on.
  const metrics = config.metrics ? (await import('./observability/metrics.ts')).createGatewayMetrics() : null;
  const tracing = config.isTracing ? (await import('./observability/tracing.ts')).createGatewayTracing(log) : null;
  const exchange = new HttpClient(host.origin);
  const transportLimits = { ...DEFAULT_TRANSPORT_LIMITS, ...deps.transportLimits };
  const budgets = config.reuse ? DEFAULT_BUDGETS : NO_REUSE;
  const transport = new Transport(exchange, log, transportLimits, { now: deps.now, metrics, budgets });
  const responses = new ResponseCache(budgets.responses);
  const watch = new HostProbe(exchange, () => transport.hostMayBeBack());
  // The embedded backend says by itself when it is back.
  if (!host.isEmbedded) transport.onBreakerOpen = () => watch.start();
  const store = await createStore(config.redisUrl, log, metrics);
  const invalidations = await createInvalidations(
    config.redisUrl,
    { evict: (scripts) => transport.evict(scripts), allScripts: INVALIDATED_SCRIPTS },
    log,
  );
  transport.onInvalidated = (scripts) => invalidations.publish(scripts);
  const mediaHosts = mediaHostsOf([config.publicUrl, config.phpUrl]);
  const notificationHub = new NotificationHub({
    transport,
    log,
    clock: deps.notifications?.clock ?? realClock,
    pace: { ...DEFAULT_PACE, ...deps.notifications?.pace },
    bounds: { ...DEFAULT_STREAM_LIMITS, ...deps.notifications?.bounds },
  });
  const background = new Set<Promise<unknown>>();
  const parsed = new ParsedDocuments(budgets.parsedDocuments);
  const compiled = new CompiledQueries(budgets.compiledQueries, log);
  const apollo = createApolloServer({
    parsed,
    compiled,
    log,
    metrics,
    isProduction: config.isProduction,
    introspection: config.introspection,
    resolvers,
    documents: knownDocuments(store, config.operations),
  });
  await apollo.start();

  let isDraining = false;
  const isTrusted = inNetworks(config.trustedProxies);
  const { isProduction } = config;
  const app = createApp(
    config.trustedProxies,
    earlyResponses({ responses, log, metrics, tracing, isTrusted, isProduction, isDraining: () => isDraining }),
  );
  warnOfUntrustedProxy(app, log);
  const { maxConnections } = config;
  limitConnections(app, { maxConnections, bodyTimeoutMs: deps.bodyTimeoutMs ?? DEFAULT_BODY_TIMEOUT_MS }, log);
  const drain = () => {
    isDraining = true;
  };
  const readiness = (): Readiness | Promise<Readiness> => {
    if (isDraining) return 'draining';
    if (host.origin() === null) return 'starting';
    return host.isEmbedded ? embeddedReadiness(exchange) : 'ready';
  };

  // A connection that is kept after the last answer would hold the process up.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) void reply.header('connection', 'close');
    done();
  });
  addSecurityHeaders(app, config.isProduction);
  addHealthRoutes(app, readiness);
  metrics?.watch({
    openBreakers: () => transport.openBreakers(),
    callLoads: () => transport.callLoads(),
    caches: () => ({
      public: transport.publicCache.size,
      private: transport.parsedResponses.size,
      responses: responses.size,
      parsed_documents: parsed.size,
      compiled_queries: compiled.size,
    }),
    subscriptions: () => notificationHub.streams,
    connections: () => connectionsOf(app),
  });
  const readMetrics = metrics && (async () => mergeMetrics(await readAllMetrics(metrics, host)));
  if (readMetrics && config.metrics?.token) addMetricsRoute(app, config.metrics.token, readMetrics);
  addGraphRoute(app, {
    apollo,
    responses,
    log,
    metrics,
    tracing,
    isTrusted,
    uploadDirectory: join(config.dataDir, 'incoming'),
    uploadLimits: { ...DEFAULT_UPLOAD_LIMITS, ...deps.uploadLimits },
    maxJsonBytes: MAX_JSON_BYTES,
    heartbeatMs: deps.heartbeatMs ?? DEFAULT_HEARTBEAT_MS,
    operations: config.operations,
    sessionCookies: new Set(config.phpSessionCookies),
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
    contexts: {
      transport,
      limiter: new RateLimiter(store, { ...RATE_LIMITS, ...deps.limits }, log, metrics),
      resolverContext: resolverContext({
        transport,
        mediaHosts,
        notificationHub,
        idempotency: new Idempotency(store, metrics),
        runInBackground: (work) => {
          background.add(work);
          void work.finally(() => background.delete(work));
        },
      }),
    },
  });
  addMediaRoute(app, { exchange, log });
  if (host.isEmbedded && !config.isProduction) addOutboxRoute(app, { exchange, log });
  const clientDirectory = deps.clientDirectory ?? CLIENT_FOLDER;
  const policy = pagePolicy(mediaHosts);
  await addClientRoutes(app, { directory: clientDirectory, policy, publicUrl: config.publicUrl });

  return {
    app,
    readMetrics,
    hostIsThere: () => transport.hostIsThere(),
    drain,
    close: async () => {
      drain();
      // Their pages come back, to another gateway or to this one's successor.
      notificationHub.close();
      // Fastify stops listening and waits for what is under way.
      const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await app.close();
      await Promise.allSettled(background);
      clearTimeout(cut);
      await apollo.stop();
      watch.stop();
      await Promise.all([exchange.close(), store.close(), invalidations.close(), tracing?.shutdown()]);
    },
  };
}
