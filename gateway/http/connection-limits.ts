import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { afterTimeout } from '#shared/server/timeout.ts';
import { clientNetwork } from '../client-network.ts';
import { isMultipart } from './is-multipart.ts';

interface ConnectionLimits {
  /** Concurrent connections; further ones are closed immediately. */
  readonly maxConnections: number;
  /** The same from one address or IPv6 /64 that isn't a trusted proxy's. */
  readonly maxNetworkConnections: number;
  readonly isTrusted: (address: string | undefined) => boolean;
  /** How long a body other than an upload may take from its headers on, in milliseconds. */
  readonly bodyTimeoutMs: number;
}

/** Limits slow and numerous clients, so that they don't affect others. */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits, log: Logger): void {
  limitNumber(app, limits.maxConnections, log);
  limitNetworks(app, limits, log);
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

/**
 * Closes further connections of a network that has many: of thousands that send nothing, others
 * would find the door closed.
 */
function limitNetworks(
  app: FastifyInstance,
  { maxNetworkConnections, isTrusted }: ConnectionLimits,
  log: Logger,
): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isTrusted(address)) return;
    const { network } = clientNetwork(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > maxNetworkConnections) {
      socket.destroy();
      return;
    }
    if (count === maxNetworkConnections)
      log.warn({ event: 'connections refused', most: count }, 'too many connections from one network');
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Responds with 408 when a body takes too long; `requestTimeout` allows for uploads. */
function limitBodyTime({ raw }: FastifyRequest, milliseconds: number): void {
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
  const cancelTimeout = afterTimeout(milliseconds, () => {
    raw.socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    raw.destroy(Object.assign(new Error('The body took too long.'), { statusCode: 408 }));
  });
  raw.once('end', cancelTimeout);
  raw.once('close', cancelTimeout);
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
