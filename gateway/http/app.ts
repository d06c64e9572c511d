import { createServer, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { CachedResponses } from './cached-responses.ts';

const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Silent connections are closed at the first check after their time. Node checks every 30 s. */
const CHECK_INTERVAL_MS = 2_000;
/** Longer than the idle timeout of proxies, which must not send on a closing connection. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** The HTTP server without routes, with its limits on slow and invalid requests. */
export function createApp(trustedProxies: readonly string[], cached: CachedResponses): FastifyInstance {
  const app = Fastify({
    serverFactory: (handler) => {
      const server = createServer(
        { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
        (request, response) => cached.handle(request, response, () => handler(request, response)),
      );
      // For a whole request, uploads included. Other bodies: connection-limits.ts.
      server.requestTimeout = REQUEST_TIMEOUT_MS;
      server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
      return server;
    },
    // Operations and calls are logged instead: Fastify's lines would contain query strings.
    logger: false,
    genReqId: (request: IncomingMessage) => cached.idOf(request),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    // Requests on open connections were sent before the client could know, and are served.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }: IncomingMessage) => decodable(url),
  });
  // A form on another site could send it without a preflight request (CSRF).
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    return reply
      .code(status >= 400 && status < 500 ? status : 500)
      .send({ errors: [{ message: 'Something went wrong', extensions: { requestId: request.id } }] });
  });
  return app;
}

/** Escapes a path that can't be decoded, so that it gets an ordinary 404; drops a fragment. */
function decodable(url: string): string {
  const [, path = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return (isDecodable(path) ? path : path.replaceAll('%', '%25')) + query;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The public origin of this site, such as `https://www.example.org`: the configured one, or the
 * address the server listens on. Used for links in emails and canonical URLs. Never from a request.
 */
export function publicOrigin(app: FastifyInstance, configured: string | null): string {
  return configured ?? reachable(app.listeningOrigin);
}

/** Replaces the wildcard address, which browsers can't open, by the loopback address. */
const reachable = (listening: string) =>
  listening.replace(/(?<=^https?:\/\/)(?:0\.0\.0\.0|\[::\])(?=:|$)/, '127.0.0.1');
