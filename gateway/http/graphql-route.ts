import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../../shared/log/logger.ts';
import type { GatewayContext, SharedServices } from '../context.ts';
import type { OpenSubscription } from '../graphql/open-subscription.ts';
import { admitOperation, type OperationParams, type OperationsMode } from '../graphql/registered-operations.ts';
import { filesTooLarge, type UploadLimits } from '../graphql/uploads/multipart-parser.ts';
import { type MultipartRequest, readMultipart } from '../graphql/uploads/multipart-request.ts';
import { RequestError } from '../graphql/uploads/request-error.ts';
import { SessionCookies } from '../legacy/transport/session-cookies.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { GatewayTracing, RequestTrace } from '../observability/tracing.ts';
import { sendError } from './graphql-request-error.ts';
import { isMultipart } from './is-multipart.ts';
import { createContext } from './request-context.ts';
import { sendCookies } from './session-cookies.ts';
import { sendStream } from './subscription-stream.ts';

interface GraphRoute {
  readonly apollo: ApolloServer<GatewayContext>;
  readonly shared: SharedServices;
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

/** `/graphql`: JSON, queries by GET, files by the GraphQL multipart request specification, and subscriptions as multipart answers. */
export function addGraphRoute(app: FastifyInstance, route: GraphRoute): void {
  // Read in the handler, since files must not be taken in before the request has shown that it may be sent.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: route.maxJsonBytes,
    handler: (request, reply) => handle(request, reply, route),
    errorHandler: (error, request, reply) => sendError(error, request, reply, route),
  });
}

/** Handles the request in its span. A trace that a caller claims to be part of is only believed of a trusted proxy. */
async function handle(request: FastifyRequest, reply: FastifyReply, route: GraphRoute): Promise<FastifyReply> {
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
  route: GraphRoute,
  trace: RequestTrace | null,
): Promise<FastifyReply> {
  const upload = isMultipart(request) ? await readUpload(request, route, trace) : null;
  const cookies = new SessionCookies(route.sessionCookies, request.headers.cookie);
  let subscription: OpenSubscription | undefined;
  const handOver = (opened: OpenSubscription) => {
    subscription = opened;
  };
  try {
    const { search, searchParams } = new URL(request.url, 'http://gateway');
    const body = upload ? upload.operations : request.body;
    admitOperation(request.method === 'GET' ? paramsOf(searchParams) : bodyParams(body), route.operations);
    const response = await route.apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers: headerMap(request),
        search,
        body,
      },
      context: async () =>
        createContext(request, reply, { ...route, trace, cookies, hasFiles: upload !== null, handOver }),
    });
    sendCookies(reply, cookies, route.isSecure);
    return subscription ? sendStream(subscription, reply, route.heartbeatMs) : send(response, reply);
  } finally {
    await upload?.release();
  }
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

/** What cannot be read is Apollo Server's to refuse, in its own words. */
function paramsOf(search: URLSearchParams): OperationParams {
  const read = (name: string) => search.get(name) ?? undefined;
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

function send({ status, headers, body }: HTTPGraphQLResponse, reply: FastifyReply): FastifyReply {
  for (const [name, value] of headers) void reply.header(name, value);
  // The Sandbox page brings its own policy; ours would keep it from loading.
  if (headers.get('content-type') === 'text/html') void reply.removeHeader('content-security-policy');
  const kept = headers.get('cache-control');
  void reply.header('cache-control', kept?.startsWith('public') ? kept : 'no-store').code(status ?? 200);
  if (body.kind === 'complete') return reply.send(body.string);
  throw new Error('incremental delivery is not offered');
}
