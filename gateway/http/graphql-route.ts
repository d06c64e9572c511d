import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { RequestError } from '../graphql/errors.ts';
import type { OperationContext } from '../graphql/operation-context.ts';
import { acceptsOnlyEvents, type SubscriptionStream, subscriptionProtocol } from '../graphql/subscription-protocols.ts';
import type { MultipartRequest } from '../graphql/uploads/multipart-request.ts';
import { MAX_JSON_BYTES } from '../limits.ts';
import type { CachedResponses, MissedRequest } from './cached-responses.ts';
import { Variants } from './compression.ts';
import type { Cors } from './cors.ts';
import { checkProtocol, executeOperation } from './execute-operation.ts';
import { isMultipart, readUpload, type UploadOptions } from './graphql-request.ts';
import { sendError } from './graphql-request-error.ts';
import type { ResponseSender } from './graphql-response.ts';
import { Page } from './page.ts';
import { type ContextSource, createContext } from './request-context.ts';
import { cacheHeaders, type ResponseCache } from './response-cache.ts';
import { sendAsEvents, sendStream } from './subscription-response.ts';

interface GraphRoutes<Context extends OperationContext> extends GraphRoute<Context> {
  /** The SDL for `/graphql/schema.graphql`; null when the schema isn't public. */
  readonly sdl: string | null;
}

const METHODS = ['GET', 'POST'];

/** Adds `/graphql` and everything below it. Errors have the form that GraphQL clients expect. */
export async function addGraphRoutes<Context extends OperationContext>(
  app: FastifyInstance,
  options: GraphRoutes<Context>,
): Promise<void> {
  await app.register((routes, _options, done) => {
    routes.setErrorHandler((error, request, reply) => sendError(error, request, reply, options));
    options.cors.addTo(routes);
    addOperationRoute(routes, options);
    if (options.sdl !== null) addSchemaRoute(routes, options.sdl);
    // Before a body is read, which may be of any type.
    routes.route({
      method: routes.supportedMethods.filter((method) => !METHODS.includes(method)),
      url: '/graphql',
      onRequest: async (_request, reply) => {
        void reply.header('allow', 'GET, POST');
        throw new RequestError(405, 'Use GET or POST.');
      },
      handler: () => undefined,
    });
    routes.all('/graphql/*', {
      onRequest: async () => {
        throw new RequestError(404, 'There is nothing here: operations go to /graphql.');
      },
      handler: () => undefined,
    });
    done();
  });
}

function addSchemaRoute(routes: FastifyInstance, sdl: string): void {
  // SDL has no registered type, and browsers show plain text.
  const page = new Page(() => sdl, 'text/plain; charset=utf-8');
  routes.get('/graphql/schema.graphql', (request, reply) => page.send(request, reply, 200));
}

interface GraphRoute<Context extends OperationContext = OperationContext> extends UploadOptions {
  readonly apollo: ApolloServer<Context>;
  readonly contexts: ContextSource<Context>;
  readonly cors: Cors;
  readonly cachedResponses: CachedResponses;
  readonly responses: ResponseCache;
  readonly sender: ResponseSender;
  readonly log: Logger;
  /** How long a subscription's connection may be silent, in milliseconds. */
  readonly heartbeatMs: number;
  readonly hasConsoles: boolean;
}

function addOperationRoute<Context extends OperationContext>(app: FastifyInstance, route: GraphRoute<Context>): void {
  // Read in the handler, after the CSRF check.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  // Only the bytes: most requests hit the cache, and need no parsing.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  app.route({
    method: ['GET', 'POST'],
    exposeHeadRoute: false,
    url: '/graphql',
    bodyLimit: MAX_JSON_BYTES,
    onRequest: async (request) => checkProtocol(request),
    handler: (request, reply) => handle(request, reply, route),
  });
}

async function handle<Context extends OperationContext>(
  request: FastifyRequest,
  reply: FastifyReply,
  route: GraphRoute<Context>,
): Promise<FastifyReply> {
  const missed = await route.cachedResponses.miss(request.raw, reply.raw, request.body, request.id);
  if (!missed) return reply.hijack();
  const { trace } = missed.arrival;
  try {
    const upload = request.method === 'POST' && isMultipart(request) ? await readUpload(request, route, trace) : null;
    try {
      return await respond(request, reply, route, missed, upload);
    } finally {
      await upload?.release();
    }
  } catch (error) {
    trace?.refused(error instanceof RequestError ? error.code : 'INTERNAL_SERVER_ERROR');
    throw error;
  } finally {
    trace?.end();
  }
}

async function respond<Context extends OperationContext>(
  request: FastifyRequest,
  reply: FastifyReply,
  route: GraphRoute<Context>,
  { arrival, key }: MissedRequest,
  upload: MultipartRequest | null,
): Promise<FastifyReply> {
  let subscription: SubscriptionStream | undefined;
  const startStream = (stream: SubscriptionStream) => {
    subscription = stream;
  };
  const context = createContext(arrival, route.contexts, { hasFiles: upload !== null, startStream });
  const response = await executeOperation(request, route, context, upload);
  const setCookies = route.sender.cookiesToSet(arrival.cookies);
  const { accept } = request.headers;
  const protocol = subscriptionProtocol(accept);
  if (subscription && protocol)
    return sendStream(subscription, protocol, reply.header('set-cookie', setCookies), route.heartbeatMs);
  if (acceptsOnlyEvents(accept)) return sendAsEvents(response, reply.header('set-cookie', setCookies));
  const { status = 200, headers, body } = response;
  if (body.kind !== 'complete') throw new Error('incremental delivery is not offered');
  const contentType = headers.get('content-type') ?? 'text/plain';
  if (contentType === 'text/html') return sendConsole(body.string, reply);
  const { kind, name, hasErrors } = context.facts;
  const { isCacheable, isLive, sources, freshness } = context.legacy.reads;
  const publicSeconds = hasErrors || isLive ? 0 : context.facts.publicSeconds;
  const isKept = isCacheable && kind === 'query' && !hasErrors && status === 200;
  const bytes = new Variants(Buffer.from(body.string), isKept && publicSeconds > 0 ? 'once' : 'each');
  if (isKept && key !== null) route.responses.set(key, { bytes, contentType, name, publicSeconds, sources });
  const allowed = headers.get('allow');
  const others = [...(allowed ? ['allow', allowed] : []), ...cacheHeaders(request, publicSeconds, freshness)];
  const sent = { status, requestId: request.id, contentType, bytes, setCookies, headers: others };
  await route.sender.send(request.raw, reply.raw, sent);
  return reply.hijack();
}

/** The Sandbox page has its own policy; ours would block it. */
const sendConsole = (html: string, reply: FastifyReply) =>
  reply
    .removeHeader('content-security-policy')
    .headers({ 'content-type': 'text/html', 'cache-control': 'no-store' })
    .send(html);
