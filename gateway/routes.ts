import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import { METRICS_TYPE } from '#shared/server/metrics/listener.ts';
import { BUILD_FOLDER, PROJECT_ROOT } from '#shared/server/project-root.ts';
import { isSecret } from '#shared/server/secret.ts';
import { specialistPath } from '#shared/specialist-slug.ts';
import { exposureOf } from './config.ts';
import type { SessionHeaders } from './graphql/sandbox.ts';
import { UploadBudget } from './graphql/uploads/upload-budget.ts';
import { publicOrigin } from './http/app.ts';
import type { CachedResponses } from './http/cached-responses.ts';
import { addClientRoutes } from './http/client-route.ts';
import { addGraphiqlRoutes } from './http/graphiql-route.ts';
import type { ResponseSender } from './http/graphql-response.ts';
import { addGraphRoutes } from './http/graphql-route.ts';
import { PageQueries } from './http/page-queries.ts';
import { addMediaRoute, addOutboxRoute } from './http/pass-through.ts';
import { RenderedPages } from './http/rendered-pages.ts';
import { addPolicyReportRoute, pagePolicy } from './http/security-headers.ts';
import { DEFAULT_HEARTBEAT_MS } from './http/subscription-response.ts';
import type { HttpClient } from './legacy/transport/http-client.ts';
import { DEFAULT_UPLOAD_LIMITS, RATE_LIMITS, UPLOAD_RATE_LIMITS } from './limits.ts';
import { BookableDaysLookups } from './modules/availability/bookable-days.ts';
import { type GatewayContext, resolverContext } from './modules/context.ts';
import { mediaHostsOf, type PhotoSources } from './modules/files/photo-url.ts';
import { schema } from './modules/schema.ts';
import type { ServerOptions } from './server-options.ts';
import type { Services } from './services.ts';
import { Idempotency } from './state/idempotency.ts';
import { RateLimiter } from './state/rate-limiter.ts';

/** The whole schema with its directives, as codegen has written it. */
const SDL_FILE = join(PROJECT_ROOT, 'docs', 'schema.graphql');

const CLIENT_FOLDER = join(BUILD_FOLDER, 'client');

const GRAPHIQL_FOLDER = join(BUILD_FOLDER, 'graphiql');

interface RouteOptions {
  readonly apollo: ApolloServer<GatewayContext>;
  readonly readMetrics: (() => Promise<string>) | null;
  readonly isDraining: () => boolean;
  readonly sessionHeaders: SessionHeaders;
  readonly sender: ResponseSender;
  readonly cachedResponses: CachedResponses;
}

/** Adds every route, the client's pages last. Returns these, if a client has been built. */
export async function addRoutes(
  app: FastifyInstance,
  options: ServerOptions,
  services: Services,
  { apollo, readMetrics, isDraining, sessionHeaders, sender, cachedResponses }: RouteOptions,
): Promise<RenderedPages | null> {
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
  const { hasSchema, hasConsoles } = exposureOf(config);
  const sdl = hasSchema ? await readFile(SDL_FILE, 'utf8') : null;
  const graph = graphRoute(options, services, apollo, photoSources);
  await addGraphRoutes(app, { ...graph, sender, cachedResponses, cors: services.cors, sdl });
  if (hasConsoles) await addGraphiqlRoutes(app, options.graphiqlDirectory ?? GRAPHIQL_FOLDER, sessionHeaders);
  addPolicyReportRoute(app, log, options.now);
  addMediaRoute(app, { http, log });
  if (host.isEmbedded && !config.isProduction) addOutboxRoute(app, { http, log });
  const queries = new PageQueries(graph);
  let pages: RenderedPages | null = null;
  await addClientRoutes(app, {
    directory: options.clientDirectory ?? CLIENT_FOLDER,
    policy: (scriptHashes, styleHashes) => pagePolicy(mediaHosts, scriptHashes, styleHashes),
    publicUrl: config.publicUrl,
    listMore: () => listSpecialistPaths(queries),
    render: (renderer, finish) => {
      const limits = { maxBytes: services.budgets.pages, timeoutMs: config.pageTimeout * 1_000 };
      pages = new RenderedPages({ renderer, queries, finish, log, now: options.now, ...limits });
      services.transport.onEvicted = (scripts) => pages?.invalidate(scripts);
      return pages;
    },
  });
  return pages;
}

function graphRoute(
  { config, log, limits, uploadLimits, nextDateLimits, heartbeatMs = DEFAULT_HEARTBEAT_MS }: ServerOptions,
  services: Services,
  apollo: ApolloServer<GatewayContext>,
  photoSources: PhotoSources,
) {
  const { metrics, transport, store, notificationHub, background } = services;
  const { responses, registered, documents, parsedDocuments, newDocuments } = services;
  const limiter = new RateLimiter(store, { ...RATE_LIMITS, ...UPLOAD_RATE_LIMITS, ...limits }, log, metrics);
  const allUploadLimits = { ...DEFAULT_UPLOAD_LIMITS, ...uploadLimits };
  return {
    apollo,
    schema,
    documents,
    parsedDocuments,
    newDocuments,
    responses,
    log,
    metrics,
    uploadDirectory: join(config.dataDir, 'incoming'),
    uploadLimits: allUploadLimits,
    uploadBudget: new UploadBudget(allUploadLimits),
    uploadLimiter: limiter,
    heartbeatMs,
    hasConsoles: exposureOf(config).hasConsoles,
    operations: config.operations,
    registered,
    contexts: {
      transport,
      limiter,
      resolverContext: resolverContext({
        transport,
        photoSources,
        bookableDaysLookups: new BookableDaysLookups(nextDateLimits),
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

type Readiness = 'ready' | 'starting' | 'draining' | 'unavailable';

/** `/healthz`: the process is alive. `/readyz`: it can serve customers. */
function addHealthRoutes(app: FastifyInstance, readiness: () => Readiness | Promise<Readiness>): void {
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const status = await readiness();
    void reply.header('cache-control', 'no-store').code(status === 'ready' ? 200 : 503);
    return { status };
  });
}

const BACKEND_TIMEOUT_MS = 3_000;

async function embeddedReadiness(http: HttpClient): Promise<Readiness> {
  try {
    const { status, body } = await http.stream('/readyz', AbortSignal.timeout(BACKEND_TIMEOUT_MS));
    body.on('error', () => undefined).destroy();
    return status === 200 ? 'ready' : 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** `/metrics` for requests with the token; 404 for all others. */
function addMetricsRoute(app: FastifyInstance, token: string, read: () => Promise<string>): void {
  app.get('/metrics', async (request, reply) => {
    if (!isSecret(request.headers.authorization, `Bearer ${token}`)) return reply.callNotFound();
    return reply.headers({ 'content-type': METRICS_TYPE, 'cache-control': 'no-store' }).send(await read());
  });
}

const QUERY = `query SitemapSpecialists($page: Int!) {
  specialists(page: $page, perPage: 50) {
    items {
      id
      name
    }
    hasNextPage
  }
}`;

/** A sitemap may have 50,000 addresses. */
const MAX_PAGES = 900;

interface SitemapSpecialists {
  readonly specialists: {
    readonly items: readonly { readonly id: string; readonly name: string | null }[];
    readonly hasNextPage: boolean;
  } | null;
}

/** The paths of all specialists' pages. Rejects when the directory can't be read. */
async function listSpecialistPaths(queries: Pick<PageQueries, 'query'>): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, errors } = await queries.query(QUERY, { page });
    const specialists = (data as SitemapSpecialists | null | undefined)?.specialists;
    if (errors || !specialists) throw new Error('The directory could not be read.');
    paths.push(...specialists.items.map(({ id, name }) => specialistPath(id, name)));
    if (!specialists.hasNextPage) break;
  }
  return paths;
}
