import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { inNetworks } from './networks.ts';

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
