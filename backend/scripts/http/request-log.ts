import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';

/** The gateway sends UUIDs. Anything else could be personal data, so it is left out. */
const REQUEST_ID = /^[\da-f-]{36}$/;

/**
 * What a log line says about a request: the script without its query string, which holds tokens.
 */
export function describeRequest({ method, routeOptions, headers }: FastifyRequest) {
  const requestId = headers['x-request-id'];
  return {
    ...(typeof requestId === 'string' && REQUEST_ID.test(requestId) && { requestId }),
    method,
    script: scriptOf(routeOptions.url),
  };
}

/** The route as the gateway names it: `services.php`. */
export const scriptOf = (route: string | undefined): string => route?.replace(/^\/php\//, '') ?? 'unknown';

/**
 * One line per request. Those that succeed are only logged at `debug`, because the gateway logs
 * them too.
 */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply;
    const line = { event: 'request', ...describeRequest(request), status, ms: Math.round(reply.elapsedTime) } as const;
    if (status >= 400) logger.info(line, 'request refused');
    else logger.debug(line, 'request');
  });
}
