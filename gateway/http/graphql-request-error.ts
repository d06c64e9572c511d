import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { type RefusalDetails, RequestError, tooLarge } from '../graphql/errors.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';

/** Ten photos of 25 MiB, the maximum of our forms, and the rest of the request. */
const MAX_DRAINED_BYTES = 256 * 1024 * 1024;

interface Observers {
  readonly log: Logger;
  readonly metrics: GatewayMetrics | null;
}

/** Responds to a request that can't be executed, in the form that GraphQL clients expect. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, metrics }: Observers,
): FastifyReply {
  const { status, message, code, details } = describe(error, request.routeOptions.bodyLimit);
  metrics?.requestRefused(code);
  if (reply.raw.destroyed) log.info({ event: 'client left', requestId: request.id }, 'client left');
  else if (status >= 500) log.error({ event: 'request failed', requestId: request.id, err: error }, 'request failed');
  else log.info({ event: 'operation refused', requestId: request.id, status, code }, 'operation refused');
  if (isWorthDraining(request.raw)) {
    // Fastify would close the connection, and a client that is still sending would get a reset
    // instead of this response.
    void reply.removeHeader('connection');
    drain(request.raw);
  } else void reply.header('connection', 'close');
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send(JSON.stringify({ errors: [{ message, extensions: { code, ...details, requestId: request.id } }] }));
}

/** A body with a larger `Content-Length` would be cut off anyway. */
const isWorthDraining = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0) <= MAX_DRAINED_BYTES;

/** Reads and discards the rest of the body, up to a limit. `requestTimeout` limits how long. */
export function drain(request: IncomingMessage): void {
  if (request.complete) return;
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > MAX_DRAINED_BYTES) request.destroy();
  });
  request.resume();
}

interface Description {
  readonly status: number;
  readonly message: string;
  readonly code: string;
  readonly details?: RefusalDetails;
}

function describe(error: unknown, bodyLimit: number): Description {
  if (error instanceof RequestError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return tooLarge('The request is', bodyLimit);
  if (status === 415) return { status, message: 'Send application/json or multipart/form-data.', code: 'BAD_REQUEST' };
  if (status >= 400 && status < 500) return { status, message: 'The request could not be read.', code: 'BAD_REQUEST' };
  return { status: 500, message: 'Something went wrong', code: 'INTERNAL_SERVER_ERROR' };
}
