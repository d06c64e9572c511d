import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mergeMetrics } from '#shared/server/metrics/registry.ts';
import { clientAddress, inNetworks } from './client-network.ts';
import { exposureOf, isSecure } from './config.ts';
import type { DemoLogin } from './embedded-backend.ts';
import { createApolloServer } from './graphql/apollo-server.ts';
import { createApp } from './http/app.ts';
import { CachedResponses } from './http/cached-responses.ts';
import { limitConnections, warnOfUntrustedProxy } from './http/connection-limits.ts';
import { ResponseSender } from './http/graphql-response.ts';
import type { RenderedPages } from './http/rendered-pages.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { DEFAULT_BODY_TIMEOUT_MS, DEFAULT_NETWORK_CONNECTIONS } from './limits.ts';
import type { GatewayContext } from './modules/context.ts';
import { schema } from './modules/schema.ts';
import type { GatewayMetrics } from './observability/metrics.ts';
import { addRoutes } from './routes.ts';
import type { ServerOptions } from './server-options.ts';
import { createServices, type Services } from './services.ts';

export interface Server {
  readonly app: FastifyInstance;
  /** In the Prometheus text format, the embedded backend's included; null when they are off. */
  readonly readMetrics: (() => Promise<string>) | null;
  /** Has the pages for trying operations start with a session of the demo's customer. */
  offerDemoLogin(login: DemoLogin): void;
  /** Closes all circuit breakers; called when the embedded backend starts to listen. */
  resetBreakers(): void;
  /**
   * Prepares for shutdown: /readyz responds with 503, so that load balancers use other gateways,
   * and no connection is kept alive. All requests are still served.
   */
  drain(): void;
  /** Stops listening, waits for requests in flight, and closes everything. */
  close(): Promise<void>;
}

const DRAIN_MS = 10_000;

/** The whole gateway except for its process: main.ts and every test use this. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const services = await createServices(options);
  const { metrics } = services;
  let demo: DemoLogin | null = null;
  const sessionHeaders = async () => (demo ? demoSession(app, demo) : {});
  const { config, log } = options;
  const apollo = createApolloServer<GatewayContext>({
    ...services,
    ...exposureOf(config),
    schema,
    log,
    isProduction: config.isProduction,
    sessionHeaders,
  });
  await apollo.start();

  let isDraining = false;
  const sender = new ResponseSender({
    ...services,
    ...config,
    isSecure: isSecure(config),
    isDraining: () => isDraining,
  });
  const cachedResponses = createCachedResponses(options, services, sender);
  const app = createGuardedApp(options, cachedResponses, () => isDraining);
  const readMetrics = metrics && (async () => mergeMetrics(await readAllMetrics(metrics, options.host)));
  const routes = { apollo, readMetrics, isDraining: () => isDraining, sessionHeaders, sender, cachedResponses };
  const pages = await addRoutes(app, options, services, routes);
  watchMetrics(app, services, pages);

  const drain = () => {
    isDraining = true;
  };
  return {
    app,
    readMetrics,
    offerDemoLogin: (login) => {
      demo = login;
    },
    resetBreakers: () => services.transport.resetBreakers(),
    drain,
    close: async () => {
      drain();
      await close(app, apollo, services);
    },
  };
}

async function close(app: FastifyInstance, apollo: ApolloServer<GatewayContext>, services: Services): Promise<void> {
  // Clients subscribe again, at another gateway or after this one's restart.
  services.notificationHub.close();
  // Fastify stops listening and waits for requests in flight.
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  await Promise.allSettled(services.background);
  clearTimeout(cut);
  await apollo.stop();
  await services.close();
}

function createCachedResponses(
  { config, log }: ServerOptions,
  services: Services,
  sender: ResponseSender,
): CachedResponses {
  const { trustedProxies } = config;
  return new CachedResponses({
    ...services,
    sender,
    log,
    sessionCookies: new Set(config.phpSessionCookies),
    isTrusted: inNetworks(trustedProxies),
    addressOf: clientAddress(trustedProxies),
  });
}

/** The HTTP server with its limits and headers, before any route. */
function createGuardedApp(
  {
    config,
    log,
    bodyTimeoutMs = DEFAULT_BODY_TIMEOUT_MS,
    maxNetworkConnections = DEFAULT_NETWORK_CONNECTIONS,
  }: ServerOptions,
  cachedResponses: CachedResponses,
  isDraining: () => boolean,
): FastifyInstance {
  const { isProduction, maxConnections, trustedProxies } = config;
  const isTrusted = inNetworks(trustedProxies);
  const app = createApp(trustedProxies, cachedResponses);
  warnOfUntrustedProxy(app, log);
  limitConnections(app, { maxConnections, maxNetworkConnections, bodyTimeoutMs, isTrusted }, log);
  // An idle connection would keep the process running.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) void reply.header('connection', 'close');
    done();
  });
  addSecurityHeaders(app, isProduction);
  return app;
}

function watchMetrics(
  app: FastifyInstance,
  { metrics, transport, responses, parsedDocuments, notificationHub }: Services,
  pages: RenderedPages | null,
): void {
  metrics?.watch({
    openBreakers: () => transport.openBreakers(),
    callLoads: () => transport.callLoads(),
    caches: () => ({
      public: transport.publicCache.size,
      private: transport.parsedResponses.size,
      responses: responses.size,
      ...(pages && { pages: pages.size }),
      parsed_documents: parsedDocuments.size,
    }),
    subscriptions: () => notificationHub.streams,
    connections: () => connectionsOf(app),
  });
}

const LOG_IN = 'mutation($input: LogInInput!) { logIn(input: $input) { session { userId authToken } } }';

const answerSchema = z.object({
  data: z.object({
    logIn: z.object({ session: z.object({ userId: z.string(), authToken: z.string() }) }),
  }),
});

/** Logs the demo's customer in. Returns the headers of a session; none if that fails. */
async function demoSession(app: FastifyInstance, login: DemoLogin): Promise<Record<string, string>> {
  const payload = { query: LOG_IN, variables: { input: login } };
  const response = await app.inject({ method: 'POST', url: '/graphql', payload });
  const answer = answerSchema.safeParse(response.json()).data;
  if (!answer) return {};
  const { userId, authToken } = answer.data.logIn.session;
  return { 'X-User-ID': userId, 'X-Auth-Token': authToken };
}

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** The gateway's own metrics, and those of its embedded backend when it responds. */
async function readAllMetrics(
  metrics: GatewayMetrics,
  { readMetrics }: { readonly readMetrics?: () => Promise<string | null> },
): Promise<string[]> {
  const [gateway, backend] = await Promise.all([metrics.read(), readMetrics?.()]);
  return backend ? [gateway, backend] : [gateway];
}
