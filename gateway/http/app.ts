import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { EarlyHandler } from './early-responses.ts';

const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 15_000;
/**
 * Longer than the idle timeout of proxies, so that none sends on a connection that is being closed.
 */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** The HTTP server before anything is served: its limits on slow and strange requests. */
export function createApp(trustedProxies: readonly string[], early: EarlyHandler): FastifyInstance {
  const app = Fastify({
    serverFactory: (handler) => {
      const server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS }, (request, response) =>
        early(request, response, () => handler(request, response)),
      );
      // For a whole request, uploads included. Other bodies: connection-limits.ts.
      server.requestTimeout = REQUEST_TIMEOUT_MS;
      server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
      return server;
    },
    // One line for each operation and each legacy call is written instead: Fastify's would hold
    // addresses with their queries.
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    // What still comes on a connection that is there was sent before its client could know, and is
    // served.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }: IncomingMessage) => readable(url),
  });
  // A form on another site could send it without asking first.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    return reply
      .code(status >= 400 && status < 500 ? status : 500)
      .send({ errors: [{ message: 'Something went wrong' }] });
  });
  return app;
}

/**
 * What cannot be decoded is the address of nothing, so it is made one that can be, to be answered
 * like all of those; a fragment is no part of it.
 */
function readable(url: string): string {
  const [, path = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return (isReadable(path) ? path : path.replaceAll('%', '%25')) + query;
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
