import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { isMultipart } from './is-multipart.ts';

export const DEFAULT_BODY_TIMEOUT_MS = 30_000;

/** The largest body other than an upload. */
export const MAX_JSON_BYTES = 256 * 1024;

interface ConnectionLimits {
  /** Concurrent connections; further ones are closed immediately. */
  readonly maxConnections: number;
  /** How long a body other than an upload may take from its headers on, in milliseconds. */
  readonly bodyTimeoutMs: number;
}

/** Limits slow and numerous clients, so that they don't affect others. */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits, log: Logger): void {
  limitNumber(app, limits.maxConnections, log);
  app.addHook('onRequest', async (request) => {
    if (!isMultipart(request)) limitBodyTime(request, limits.bodyTimeoutMs);
  });
  closeUnusedConnections(app);
}

function limitNumber(app: FastifyInstance, max: number, log: Logger): void {
  let isFull = false;
  app.server.maxConnections = max;
  app.server.on('connection', () => {
    isFull = false;
  });
  app.server.on('drop', () => {
    if (!isFull) log.warn({ event: 'connections refused', most: max }, 'too many connections');
    isFull = true;
  });
}

/** Responds with 408 when a body takes too long; `requestTimeout` allows for uploads. */
function limitBodyTime({ raw }: FastifyRequest, milliseconds: number): void {
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => {
    raw.socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    raw.destroy(Object.assign(new Error('The body took too long.'), { statusCode: 408 }));
  }, milliseconds);
  raw.once('end', () => clearTimeout(timer));
  raw.once('close', () => clearTimeout(timer));
}

/**
 * Closes preconnections of browsers at shutdown: Node doesn't count a connection without a request
 * as idle, and would wait for it.
 */
function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
