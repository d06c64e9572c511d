import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { afterTimeout } from '#shared/server/timeout.ts';
import { clientNetwork, inNetworks } from '../client-network.ts';
import { isMultipart } from './graphql-request.ts';

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

/** Of thousands from one network that send nothing, others would find the door closed. */
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

/** Node doesn't count a browser's preconnection as idle, and would wait for it at shutdown. */
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

/** Where reverse proxies usually are: this machine and private networks. */
const isPrivate = inNetworks([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);

/**
 * Warns, once per process, of a reverse proxy whose `X-Forwarded-For` isn't trusted: all its
 * customers share one rate limit. Anyone can send that header, so it only indicates a proxy while
 * no proxy is trusted, or when it comes from a private network.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, log: Logger): void {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned || !isForwarded(request) || isFromTrusted(request)) return;
    const peer = request.socket.remoteAddress ?? '';
    const isNear = isPrivate(peer);
    if (request.ips && !isNear) return;
    hasWarned = true;
    // A public address may be a customer's, which is never logged.
    const proxy = isNear ? peer.replace(/^::ffff:/, '') : null;
    log.warn(
      { event: 'proxy not trusted', ...(proxy && { proxy }) },
      `requests come through a reverse proxy that is not trusted, so all its customers share one rate limit: set TRUSTED_PROXIES to ${proxy ?? 'its address'}, and have it send X-Forwarded-For`,
    );
  });
}

function isForwarded({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
}

/** For a trusted peer Fastify adds the addresses of `X-Forwarded-For` to the peer's own. */
function isFromTrusted({ ips }: FastifyRequest): boolean {
  return ips !== undefined && ips.length > 1;
}
