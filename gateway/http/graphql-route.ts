import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { RequestError } from '../graphql/errors.ts';
import type { OperationContext } from '../graphql/operation-context.ts';
import { acceptsOnlyEvents, type SubscriptionStream, subscriptionProtocol } from '../graphql/subscription-protocols.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { readCredentials } from '../legacy/transport/caller.ts';
import { SessionCookies, type SetCookie } from '../legacy/transport/session-cookies.ts';
import { MAX_JSON_BYTES } from '../limits.ts';
import type { GatewayTracing, RequestTrace } from '../observability/tracing.ts';
import type { Cors } from './cors.ts';
import { checkProtocol, executeOperation } from './execute-operation.ts';
import { isMultipart, readUpload, type UploadOptions } from './graphql-request.ts';
import { sendError } from './graphql-request-error.ts';
import { sendCached, sendResponse } from './graphql-response.ts';
import { Page } from './page.ts';
import { type ContextSource, createContext } from './request-context.ts';
import { type ResponseCache, requestKey } from './response-cache.ts';
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
  readonly responses: ResponseCache;
  readonly log: Logger;
  readonly tracing: GatewayTracing | null;
  readonly isTrusted: (address: string | undefined) => boolean;
  /** How long a subscription's connection may be silent, in milliseconds. */
  readonly heartbeatMs: number;
  readonly hasConsoles: boolean;
  readonly sessionCookies: ReadonlySet<string>;
  readonly isSecure: boolean;
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

/** Handles the request in its span. Trace headers are only trusted from a trusted proxy. */
async function handle<Context extends OperationContext>(
  request: FastifyRequest,
  reply: FastifyReply,
  route: GraphRoute<Context>,
): Promise<FastifyReply> {
  if (!route.tracing) return respond(request, reply, route, null);
  const isTrusted = route.isTrusted(request.socket.remoteAddress);
  const trace = route.tracing.request(request.id, isTrusted ? request.headers : null);
  try {
    return await respond(request, reply, route, trace);
  } catch (error) {
    trace.refused(error instanceof RequestError ? error.code : 'INTERNAL_SERVER_ERROR');
    throw error;
  } finally {
    trace.end();
  }
}

async function respond<Context extends OperationContext>(
  request: FastifyRequest,
  reply: FastifyReply,
  route: GraphRoute<Context>,
  trace: RequestTrace | null,
): Promise<FastifyReply> {
  const started = performance.now();
  const viewer = readCredentials(request.headers['x-user-id'], request.headers['x-auth-token']);
  const key = requestKey(request, viewer, route.cors);
  const cached = key === null ? undefined : route.responses.get(key);
  const upload = request.method === 'POST' && isMultipart(request) ? await readUpload(request, route, trace) : null;
  const cookies = new SessionCookies(route.sessionCookies, request.headers.cookie);
  let subscription: SubscriptionStream | undefined;
  const startStream = (stream: SubscriptionStream) => {
    subscription = stream;
  };
  const operation = { log: route.log, viewer, trace, cookies, hasFiles: upload !== null, startStream };
  const context = createContext(request, reply, route.contexts, operation);
  const { accept } = request.headers;
  try {
    if (cached && key !== null) {
      context.deadline.tighten(READ_TIMEOUT_MS);
      const freshness = await context.legacy.revalidate(cached.groups);
      if (freshness) {
        sendCookies(reply, cookies, route.isSecure);
        return await sendCached(cached, freshness, request, reply, route, { trace, started });
      }
      route.responses.delete(key);
    }
    const response = await executeOperation(request, route, context, upload);
    sendCookies(reply, cookies, route.isSecure);
    const protocol = subscriptionProtocol(accept);
    if (subscription && protocol) return sendStream(subscription, protocol, reply, route.heartbeatMs);
    if (acceptsOnlyEvents(accept)) return sendAsEvents(response, reply);
    return await sendResponse(response, context, request, reply, route.responses, key);
  } finally {
    await upload?.release();
  }
}

/** Passes the host's cookies on to the browser, for this route only and HttpOnly. */
function sendCookies(reply: FastifyReply, { changed }: SessionCookies, isSecure: boolean): void {
  if (changed.length > 0)
    void reply.header(
      'set-cookie',
      changed.map((cookie) => serialised(cookie, isSecure)),
    );
}

function serialised({ name, value, maxAgeSeconds }: SetCookie, isSecure: boolean): string {
  const lifetime = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; Path=/graphql; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${lifetime}`;
}
