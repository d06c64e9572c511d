import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyBodyParser, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../../shared/log/logger.ts';
import type { GatewayContext, SharedServices } from '../context.ts';
import type { OpenSubscription } from '../graphql/open-subscription.ts';
import { reportCachedResponse } from '../graphql/operation-log.ts';
import { admitOperation, type OperationParams, type OperationsMode } from '../graphql/registered-operations.ts';
import { filesTooLarge, type UploadLimits } from '../graphql/uploads/multipart-parser.ts';
import { type MultipartRequest, readMultipart } from '../graphql/uploads/multipart-request.ts';
import { RequestError } from '../graphql/uploads/request-error.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { readCredentials } from '../legacy/transport/credentials.ts';
import type { Freshness } from '../legacy/transport/read-log.ts';
import { SessionCookies } from '../legacy/transport/session-cookies.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { GatewayTracing, RequestTrace } from '../observability/tracing.ts';
import { Variants } from './compression.ts';
import { sendError } from './graphql-request-error.ts';
import { isMultipart } from './is-multipart.ts';
import { cacheHeaders } from './public-caching.ts';
import { createContext } from './request-context.ts';
import { RequestLogger } from './request-logger.ts';
import { type CachedResponse, type ResponseCache, requestKey } from './response-cache.ts';
import { sendCookies } from './session-cookies.ts';
import { sendStream } from './subscription-stream.ts';

interface GraphRoute {
  readonly apollo: ApolloServer<GatewayContext>;
  readonly shared: SharedServices;
  readonly responses: ResponseCache;
  readonly log: Logger;
  readonly metrics: GatewayMetrics | null;
  readonly tracing: GatewayTracing | null;
  /** Whether an address is a proxy whose headers are believed. */
  readonly isTrusted: (address: string | undefined) => boolean;
  readonly uploadDirectory: string;
  readonly uploadLimits: UploadLimits;
  readonly maxJsonBytes: number;
  /** How long a subscription's line may be silent. */
  readonly heartbeatMs: number;
  /** Which operations are answered. */
  readonly operations: OperationsMode;
  /** Names of the host's session cookies. */
  readonly sessionCookies: ReadonlySet<string>;
  /** Whether browsers reach the route by https. */
  readonly isSecure: boolean;
}

interface OpenRoute extends GraphRoute {
  readonly parseJson: FastifyBodyParser<string>;
}

/** `/graphql`: JSON, queries by GET, files by the GraphQL multipart request specification, and subscriptions as multipart answers. */
export function addGraphRoute(app: FastifyInstance, route: GraphRoute): void {
  // Read in the handler, since files must not be taken in before the request has shown that it may be sent.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  // Only the bytes: most requests are answered from the cache without parsing them.
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

/** Handles the request in its span. A trace that a caller claims to be part of is only believed of a trusted proxy. */
async function handle(request: FastifyRequest, reply: FastifyReply, route: OpenRoute): Promise<FastifyReply> {
  if (!route.tracing) return answer(request, reply, route, null);
  const isBelieved = route.isTrusted(request.socket.remoteAddress);
  const trace = route.tracing.request(request.id, isBelieved ? request.headers : null);
  try {
    return await answer(request, reply, route, trace);
  } catch (error) {
    trace.refused(error instanceof RequestError ? error.code : 'INTERNAL_SERVER_ERROR');
    throw error;
  } finally {
    trace.end();
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  route: OpenRoute,
  trace: RequestTrace | null,
): Promise<FastifyReply> {
  const started = performance.now();
  const viewer = readCredentials(request.headers['x-user-id'], request.headers['x-auth-token']);
  const key = requestKey(request, viewer);
  const cached = key === null ? undefined : route.responses.get(key);
  const upload = isMultipart(request) ? await readUpload(request, route, trace) : null;
  const cookies = new SessionCookies(route.sessionCookies, request.headers.cookie);
  let subscription: OpenSubscription | undefined;
  const handOver = (opened: OpenSubscription) => {
    subscription = opened;
  };
  const { shared, log } = route;
  const hasFiles = upload !== null;
  const context = createContext(request, reply, { shared, log, viewer, trace, cookies, hasFiles, handOver });
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
    const search = searchOf(request.url);
    const body = upload ? upload.operations : readJson(request, route);
    admitOperation(request.method === 'GET' ? paramsOf(search) : bodyParams(body), route.operations);
    const response = await route.apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: request.method, headers: headerMap(request), search, body },
      context: async () => context,
    });
    sendCookies(reply, cookies, route.isSecure);
    if (subscription) return sendStream(subscription, reply, route.heartbeatMs);
    return await send(response, context, request, reply, route, key);
  } finally {
    await upload?.release();
  }
}

interface Report {
  readonly trace: RequestTrace | null;
  readonly started: number;
}

/** Sends a revalidated response, and reports it like any other. */
async function sendCached(
  { bytes, contentType, name, publicSeconds }: CachedResponse,
  freshness: Freshness,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, metrics }: GraphRoute,
  { trace, started }: Report,
): Promise<FastifyReply> {
  reportCachedResponse(request, name, started, { log: new RequestLogger(log, request.id), metrics, trace });
  void reply.headers(cacheHeaders(request, publicSeconds, freshness));
  return sendBytes(bytes, contentType, request, reply);
}

async function sendBytes(
  bytes: Variants,
  contentType: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Apollo Server chooses the content type by what the caller accepts.
  void reply.headers({ 'content-type': contentType, vary: 'Accept, Accept-Encoding' });
  const encoding = bytes.encodingFor(headers['accept-encoding']);
  if (encoding !== null) void reply.header('content-encoding', encoding);
  const body = bytes.in(encoding);
  return reply.send(body instanceof Promise ? await body : body);
}

async function readUpload(
  request: FastifyRequest,
  route: GraphRoute,
  trace: RequestTrace | null,
): Promise<MultipartRequest> {
  const { headers } = request;
  // A form on another site can send multipart, but not this header (CSRF). Asked here, before any file is taken in.
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name']) {
    throw new RequestError(400, 'A multipart request needs the header "Apollo-Require-Preflight: true".');
  }
  if (Number(headers['content-length'] ?? 0) > route.uploadLimits.maxRequestBytes) {
    throw filesTooLarge(route.uploadLimits);
  }
  const started = performance.now();
  const bytes = Number(headers['content-length'] ?? 0);
  const endSpan = trace?.upload();
  try {
    return await readMultipart(request.raw, route.uploadDirectory, route.uploadLimits);
  } finally {
    endSpan?.(bytes);
    route.metrics?.upload(performance.now() - started, bytes);
  }
}

/** The parsed body; throws Fastify's error for invalid JSON. */
function readJson(request: FastifyRequest, { parseJson }: OpenRoute): unknown {
  if (!Buffer.isBuffer(request.body)) return request.body;
  let read: { error: Error | null; value: unknown } = { error: null, value: undefined };
  void parseJson(request, request.body.toString(), (error, value) => {
    read = { error, value };
  });
  if (read.error) throw read.error;
  return read.value;
}

const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** What cannot be read is Apollo Server's to refuse, in its own words. */
function paramsOf(search: string): OperationParams {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name) ?? undefined;
  try {
    return { query: read('query'), extensions: JSON.parse(read('extensions') ?? 'null') };
  } catch {
    return { query: read('query') };
  }
}

const bodyParams = (body: unknown): OperationParams => (typeof body === 'object' && body !== null ? body : {});

function headerMap({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

/** Sends Apollo Server's response, and caches it where possible. */
async function send(
  { status, headers, body }: HTTPGraphQLResponse,
  { facts, legacy }: GatewayContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { responses }: GraphRoute,
  key: string | null,
): Promise<FastifyReply> {
  if (body.kind !== 'complete') throw new Error('incremental delivery is not offered');
  const contentType = headers.get('content-type') ?? 'text/plain';
  for (const [name, value] of headers) void reply.header(name, value);
  // The Sandbox page brings its own policy; ours would keep it from loading.
  if (contentType === 'text/html') void reply.removeHeader('content-security-policy');
  void reply.code(status ?? 200);
  const { kind, name, hasErrors, publicSeconds } = facts;
  void reply.headers(cacheHeaders(request, hasErrors ? 0 : publicSeconds, legacy.reads.freshness));
  const isGood = kind === 'query' && !hasErrors && (status ?? 200) === 200;
  const groups = isGood && key !== null ? legacy.reads.groups : null;
  const bytes = new Variants(Buffer.from(body.string), groups && publicSeconds > 0 ? 'once' : 'each');
  if (groups && key !== null) responses.set(key, { bytes, contentType, name, publicSeconds, groups });
  return sendBytes(bytes, contentType, request, reply);
}
