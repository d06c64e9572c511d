import { join } from 'node:path';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import { RATE_LIMITS } from './graphql/rate-limits.ts';
import { DEFAULT_UPLOAD_LIMITS } from './graphql/uploads/multipart-parser.ts';
import { addClientRoutes } from './http/client-route.ts';
import { addGraphRoute } from './http/graphql-route.ts';
import { addHealthRoutes, embeddedReadiness, type Readiness } from './http/health.ts';
import { addMetricsRoute } from './http/metrics-route.ts';
import { DEFAULT_HEARTBEAT_MS } from './http/multipart-stream.ts';
import { inNetworks } from './http/networks.ts';
import { addMediaRoute, addOutboxRoute } from './http/pass-through.ts';
import { publicOrigin } from './http/public-origin.ts';
import { pagePolicy } from './http/security-headers.ts';
import { NextDateLookups } from './modules/availability/next-date-lookups.ts';
import { type GatewayContext, resolverContext } from './modules/context.ts';
import { mediaHostsOf, type PhotoSources } from './modules/files/photo-url.ts';
import { CLIENT_FOLDER } from './root.ts';
import type { ServerOptions } from './server-options.ts';
import type { Services } from './services.ts';
import { Idempotency } from './state/idempotency.ts';
import { RateLimiter } from './state/rate-limiter.ts';

const MAX_JSON_BYTES = 256 * 1024;

interface RouteOptions {
  readonly apollo: ApolloServer<GatewayContext>;
  readonly readMetrics: (() => Promise<string>) | null;
  readonly isDraining: () => boolean;
}

/** Adds every route, the client's pages last. */
export async function addRoutes(
  app: FastifyInstance,
  options: ServerOptions,
  services: Services,
  { apollo, readMetrics, isDraining }: RouteOptions,
): Promise<void> {
  const { config, host, log } = options;
  const { http } = services;
  const mediaHosts = mediaHostsOf([config.publicUrl, config.phpUrl]);
  const readiness = (): Readiness | Promise<Readiness> => {
    if (isDraining()) return 'draining';
    if (host.origin() === null) return 'starting';
    return host.isEmbedded ? embeddedReadiness(http) : 'ready';
  };
  addHealthRoutes(app, readiness);
  if (readMetrics && config.metrics?.token) addMetricsRoute(app, config.metrics.token, readMetrics);
  const photoSources = { hosts: mediaHosts, origin: () => publicOrigin(app, config.publicUrl) };
  addGraphRoute(app, graphRoute(options, services, apollo, photoSources));
  addMediaRoute(app, { http, log });
  if (host.isEmbedded && !config.isProduction) addOutboxRoute(app, { http, log });
  await addClientRoutes(app, {
    directory: options.clientDirectory ?? CLIENT_FOLDER,
    policy: pagePolicy(mediaHosts),
    publicUrl: config.publicUrl,
  });
}

function graphRoute(
  { config, log, limits, uploadLimits, nextDateLimits, heartbeatMs = DEFAULT_HEARTBEAT_MS }: ServerOptions,
  { responses, metrics, tracing, transport, store, notificationHub, background }: Services,
  apollo: ApolloServer<GatewayContext>,
  photoSources: PhotoSources,
) {
  return {
    apollo,
    responses,
    log,
    metrics,
    tracing,
    isTrusted: inNetworks(config.trustedProxies),
    uploadDirectory: join(config.dataDir, 'incoming'),
    uploadLimits: { ...DEFAULT_UPLOAD_LIMITS, ...uploadLimits },
    maxJsonBytes: MAX_JSON_BYTES,
    heartbeatMs,
    operations: config.operations,
    sessionCookies: new Set(config.phpSessionCookies),
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
    contexts: {
      transport,
      limiter: new RateLimiter(store, { ...RATE_LIMITS, ...limits }, log, metrics),
      resolverContext: resolverContext({
        transport,
        photoSources,
        nextDateLookups: new NextDateLookups(nextDateLimits),
        notificationHub,
        idempotency: new Idempotency(store, metrics),
        runInBackground: (work) => {
          background.add(work);
          void work.finally(() => background.delete(work));
        },
      }),
    },
  };
}
