import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { inNetworks } from './networks.ts';

/** Where reverse proxies are: this machine and private networks. */
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
 * Says once per process that a reverse proxy is in front whose `X-Forwarded-For` isn't trusted: all
 * its customers share one rate limit then. Anyone can send that header, so it is a sign of a proxy
 * only while no proxy is trusted, or when it comes from where proxies are. Once is all that a
 * stranger can cause.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, log: Logger): void {
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || !isForwarded(request) || isFromTrusted(request)) return;
    const peer = request.socket.remoteAddress ?? '';
    const isNear = isPrivate(peer);
    if (request.ips && !isNear) return;
    isSaid = true;
    // A public address may be a customer's, which no log holds.
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

/**
 * From a trusted peer Fastify takes the addresses of `X-Forwarded-For`, so that there are more than
 * the peer's own.
 */
function isFromTrusted({ ips }: FastifyRequest): boolean {
  return ips !== undefined && ips.length > 1;
}
