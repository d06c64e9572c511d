import type { HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import type { OperationContext } from '../graphql/operation-context.ts';
import { reportCachedResponse } from '../graphql/operation-log.ts';
import type { RegisteredOperations } from '../graphql/registered-operations.ts';
import type { Freshness } from '../legacy/transport/read-log.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { RequestTrace } from '../observability/tracing.ts';
import { Variants } from './compression.ts';
import { RequestLogger } from './request-context.ts';
import { type CachedResponse, cacheHeaders, type ResponseCache } from './response-cache.ts';

interface Observers {
  readonly log: Logger;
  readonly metrics: GatewayMetrics | null;
  readonly registered: RegisteredOperations;
}

interface Report {
  readonly trace: RequestTrace | null;
  readonly started: number;
}

export async function sendCached(
  { bytes, contentType, name, publicSeconds }: CachedResponse,
  freshness: Freshness,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, metrics, registered }: Observers,
  { trace, started }: Report,
): Promise<FastifyReply> {
  const reporters = { log: new RequestLogger(log, request.id), metrics, trace, registered };
  reportCachedResponse(request, name, started, reporters);
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

/** Sends Apollo Server's response, and caches it where possible. */
export async function sendResponse(
  { status, headers, body }: HTTPGraphQLResponse,
  { facts, legacy }: OperationContext,
  request: FastifyRequest,
  reply: FastifyReply,
  responses: ResponseCache,
  key: string | null,
): Promise<FastifyReply> {
  if (body.kind !== 'complete') throw new Error('incremental delivery is not offered');
  const contentType = headers.get('content-type') ?? 'text/plain';
  for (const [name, value] of headers) void reply.header(name, value);
  // The Sandbox page has its own policy; ours would block it.
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
