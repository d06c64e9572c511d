import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { createApolloServer } from './graphql/apollo-server.ts';
import { knownDocuments } from './graphql/known-documents.ts';
import { DEFAULT_UPLOAD_LIMITS, type UploadLimits } from './graphql/uploads/multipart-parser.ts';
import { createApp } from './http/app.ts';
import { addClientRoutes } from './http/client-route.ts';
import { DEFAULT_BODY_TIMEOUT_MS, limitConnections } from './http/connection-limits.ts';
import { addGraphRoute } from './http/graphql-route.ts';
import { addHealthRoutes, embeddedReadiness, type Readiness } from './http/health.ts';
import { addMediaRoute, addOutboxRoute } from './http/pass-through.ts';
import { addSecurityHeaders, pagePolicy } from './http/security-headers.ts';
import { DEFAULT_HEARTBEAT_MS } from './http/subscription-stream.ts';
import { Exchange } from './legacy/transport/exchange.ts';
import { DEFAULT_TRANSPORT_LIMITS, Transport, type TransportLimits } from './legacy/transport/transport.ts';
import { AlertHub } from './modules/notification/alert-hub.ts';
import {
  type AlertBounds,
  type AlertPace,
  type Clock,
  DEFAULT_BOUNDS,
  DEFAULT_PACE,
  realClock,
} from './modules/notification/alert-pace.ts';
import type { Logger } from './observability/logger.ts';
import { PROJECT_ROOT } from './root.ts';
import { Idempotency } from './state/idempotency.ts';
import { createMemoryStore } from './state/memory-store.ts';
import { DEFAULT_LIMITS, type Limits, RateLimiter } from './state/rate-limiter.ts';
import { createRedisStore } from './state/redis-store.ts';
import { SharedStore } from './state/shared-store.ts';
import type { Store } from './state/store.ts';

/** Where /php is. */
export interface Host {
  /** Its address without a slash at the end; null while it is not there. */
  readonly origin: () => string | null;
  /** Whether it is the embedded backend, which has an outbox to read. */
  readonly isEmbedded: boolean;
}

export interface ServerDeps {
  readonly config: Config;
  readonly host: Host;
  readonly log: Logger;
  /** Limits other than the defaults. */
  readonly limits?: Partial<Limits>;
  readonly transportLimits?: Partial<TransportLimits>;
  readonly uploadLimits?: Partial<UploadLimits>;
  /** Clock of what is kept of public answers, in milliseconds. */
  readonly now?: () => number;
  /** What asks for alerts, where it is to be other than usual. */
  readonly alerts?: {
    readonly clock?: Clock;
    readonly pace?: Partial<AlertPace>;
    readonly bounds?: Partial<AlertBounds>;
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
  /** The embedded backend has just said that it is there. */
  hostIsThere(): void;
  /** Refuses new work, lets what is under way end, and closes everything. */
  close(): Promise<void>;
}

const MAX_JSON_BYTES = 256 * 1024;
const DRAIN_MS = 10_000;

/** The whole gateway but for its process: main.ts and every test use this. */
export async function createServer(deps: ServerDeps): Promise<Server> {
  const { config, host, log } = deps;
  const exchange = new Exchange(host.origin);
  const transport = new Transport(exchange, log, { ...DEFAULT_TRANSPORT_LIMITS, ...deps.transportLimits }, deps.now);
  const store = await createStore(config, log);
  const mediaHosts = new Set([config.publicUrl, config.phpUrl].flatMap((url) => (url ? [new URL(url).host] : [])));
  const alerts = new AlertHub({
    transport,
    log,
    clock: deps.alerts?.clock ?? realClock,
    pace: { ...DEFAULT_PACE, ...deps.alerts?.pace },
    bounds: { ...DEFAULT_BOUNDS, ...deps.alerts?.bounds },
  });
  const behind = new Set<Promise<unknown>>();
  const apollo = createApolloServer({
    log,
    isProduction: config.isProduction,
    introspection: config.introspection,
    documents: knownDocuments(store, config.operations),
  });
  await apollo.start();

  const app = createApp(config.trustedProxies);
  const { maxConnections } = config;
  limitConnections(app, { maxConnections, bodyTimeoutMs: deps.bodyTimeoutMs ?? DEFAULT_BODY_TIMEOUT_MS }, log);
  let isDraining = false;
  const readiness = (): Readiness | Promise<Readiness> => {
    if (isDraining) return 'draining';
    if (host.origin() === null) return 'starting';
    return host.isEmbedded ? embeddedReadiness(exchange) : 'ready';
  };

  // A connection that is kept after the last answer would hold the process up.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close');
  });
  addSecurityHeaders(app, config.isProduction);
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1_024 });
  addHealthRoutes(app, readiness);
  addGraphRoute(app, {
    apollo,
    log,
    uploadDirectory: join(config.dataDir, 'incoming'),
    uploadLimits: { ...DEFAULT_UPLOAD_LIMITS, ...deps.uploadLimits },
    maxJsonBytes: MAX_JSON_BYTES,
    heartbeatMs: deps.heartbeatMs ?? DEFAULT_HEARTBEAT_MS,
    operations: config.operations,
    sessionCookies: new Set(config.phpSessionCookies),
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
    shared: {
      transport,
      mediaHosts,
      alerts,
      limiter: new RateLimiter(store, { ...DEFAULT_LIMITS, ...deps.limits }, log),
      idempotency: new Idempotency(store),
      runBehind: (work) => {
        behind.add(work);
        void work.finally(() => behind.delete(work));
      },
    },
  });
  addMediaRoute(app, { exchange, log });
  if (host.isEmbedded && !config.isProduction) addOutboxRoute(app, { exchange, log });
  const clientDirectory = deps.clientDirectory ?? join(PROJECT_ROOT, 'build', 'client');
  const policy = pagePolicy(mediaHosts);
  await addClientRoutes(app, { directory: clientDirectory, policy, publicUrl: config.publicUrl });

  return {
    app,
    hostIsThere: () => transport.hostIsThere(),
    close: async () => {
      isDraining = true;
      // Their pages come back, to another gateway or to this one's successor.
      alerts.close();
      // Fastify stops listening, answers 503 to what still arrives, and waits for what is under way.
      const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await app.close();
      await Promise.allSettled(behind);
      clearTimeout(cut);
      await apollo.stop();
      await Promise.all([exchange.close(), store.close()]);
    },
  };
}

/** What this gateway remembers, beside others or alone. */
async function createStore({ redisUrl }: Config, log: Logger): Promise<Store> {
  if (redisUrl === null) return createMemoryStore();
  const store = new SharedStore(createRedisStore(redisUrl, log), log);
  await store.connect();
  return store;
}
