import type { ApolloServer, HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyBodyParser, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import type { OperationContext } from '../graphql/operation-context.ts';
import { checkOperation, type OperationsMode } from '../graphql/registered-operations.ts';
import type { SubscriptionStream } from '../graphql/subscription-stream.ts';
import type { UploadLimits } from '../graphql/uploads/multipart-parser.ts';
import type { MultipartRequest } from '../graphql/uploads/multipart-request.ts';
import { RequestError } from '../graphql/uploads/request-error.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { readCredentials } from '../legacy/transport/credentials.ts';
import { SessionCookies } from '../legacy/transport/session-cookies.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { GatewayTracing, RequestTrace } from '../observability/tracing.ts';
import { bodyParams, headerMap, paramsOf, readJson, readUpload, searchOf } from './graphql-request.ts';
import { sendError } from './graphql-request-error.ts';
import { sendCached, sendResponse } from './graphql-response.ts';
import { isMultipart } from './is-multipart.ts';
import { sendStream } from './multipart-stream.ts';
import { type ContextSource, createContext } from './request-context.ts';
import { type ResponseCache, requestKey } from './response-cache.ts';
import { sendCookies } from './session-cookies.ts';

interface GraphRoute<Context extends OperationContext = OperationContext> {
  readonly apollo: ApolloServer<Context>;
  readonly contexts: ContextSource<Context>;
  readonly responses: ResponseCache;
  readonly log: Logger;
  readonly metrics: GatewayMetrics | null;
  readonly tracing: GatewayTracing | null;
  /** Whether an address is a trusted proxy. */
  readonly isTrusted: (address: string | undefined) => boolean;
  readonly uploadDirectory: string;
  readonly uploadLimits: UploadLimits;
  readonly maxJsonBytes: number;
  /** How long a subscription's connection may be silent, in milliseconds. */
  readonly heartbeatMs: number;
  /** Which operations are allowed. */
  readonly operations: OperationsMode;
  /** Names of the host's session cookies. */
  readonly sessionCookies: ReadonlySet<string>;
  /** Whether browsers use https. */
  readonly isSecure: boolean;
}

interface OpenRoute<Context extends OperationContext = OperationContext> extends GraphRoute<Context> {
  readonly parseJson: FastifyBodyParser<string>;
}

/** Adds `/graphql`: POST and GET, multipart requests with files, and subscriptions as streams. */
export function addGraphRoute<Context extends OperationContext>(
  app: FastifyInstance,
  route: GraphRoute<Context>,
): void {
  // Read in the handler, after the CSRF check.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  // Only the bytes: most requests hit the cache, and need no parsing.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  const opened = { ...route, parseJson: app.getDefaultJsonParser('error', 'error') };
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: route.maxJsonBytes,
    handler: (request, reply) => handle(request, reply, opened),
    errorHandler: (error, request, reply) => sendError(error, request, reply, route),
  });
}

/** Handles the request in its span. Trace headers are only trusted from a trusted proxy. */
async function handle<Context extends OperationContext>(
  request: FastifyRequest,
  reply: FastifyReply,
  route: OpenRoute<Context>,
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
  route: OpenRoute<Context>,
  trace: RequestTrace | null,
): Promise<FastifyReply> {
  const started = performance.now();
  const viewer = readCredentials(request.headers['x-user-id'], request.headers['x-auth-token']);
  const key = requestKey(request, viewer);
  const cached = key === null ? undefined : route.responses.get(key);
  const upload = isMultipart(request) ? await readUpload(request, route, trace) : null;
  const cookies = new SessionCookies(route.sessionCookies, request.headers.cookie);
  let subscription: SubscriptionStream | undefined;
  const startStream = (stream: SubscriptionStream) => {
    subscription = stream;
  };
  const operation = { log: route.log, viewer, trace, cookies, hasFiles: upload !== null, startStream };
  const context = createContext(request, reply, route.contexts, operation);
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
    const response = await execute(request, route, context, upload);
    sendCookies(reply, cookies, route.isSecure);
    if (subscription) return sendStream(subscription, reply, route.heartbeatMs);
    return await sendResponse(response, context, request, reply, route.responses, key);
  } finally {
    await upload?.release();
  }
}

async function execute<Context extends OperationContext>(
  request: FastifyRequest,
  { apollo, operations, parseJson }: OpenRoute<Context>,
  context: Context,
  upload: MultipartRequest | null,
): Promise<HTTPGraphQLResponse> {
  const { method } = request;
  const search = searchOf(request.url);
  const body = upload ? upload.operations : readJson(request, parseJson);
  checkOperation(method === 'GET' ? paramsOf(search) : bodyParams(body), operations);
  return apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers: headerMap(request), search, body },
    context: async () => context,
  });
}
