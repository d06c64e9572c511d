import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { isMultipart } from './is-multipart.ts';

export const DEFAULT_BODY_TIMEOUT_MS = 30_000;

interface ConnectionLimits {
  /** Connections at a time; more are closed at once. */
  readonly maxConnections: number;
  /** How long a body other than an upload may take from its headers on, in milliseconds. */
  readonly bodyTimeoutMs: number;
}

/** Keeps clients that are slow, or many, from using up what others need. */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits, log: Logger): void {
  limitNumber(app, limits.maxConnections, log);
  app.addHook('onRequest', async (request) => {
    if (!isMultipart(request)) limitBodyTime(request, limits.bodyTimeoutMs);
  });
  closeUnusedConnections(app);
}

function limitNumber(app: FastifyInstance, most: number, log: Logger): void {
  let isFull = false;
  app.server.maxConnections = most;
  app.server.on('connection', () => {
    isFull = false;
  });
  app.server.on('drop', () => {
    if (!isFull) log.warn({ event: 'connections refused', most }, 'too many connections');
    isFull = true;
  });
}

/**
 * Ends a request whose body does not arrive in time with 408. `requestTimeout` is as long as an
 * upload may take.
 */
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
 * Browsers open connections before they need them. A server that closes would wait for those, as it
 * takes only used ones for idle.
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
