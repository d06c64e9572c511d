import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The headers that our clients send. */
const ALLOWED_HEADERS = [
  'accept',
  'content-type',
  'x-user-id',
  'x-auth-token',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'apollographql-client-name',
  'apollographql-client-version',
  // Apollo's clients for devices name each operation.
  'x-apollo-operation-id',
  'x-apollo-operation-type',
  // Traces: W3C's and Sentry's.
  'traceparent',
  'tracestate',
  'baggage',
  'sentry-trace',
];

/** Response headers that scripts may read besides those that they always may. */
const EXPOSED_HEADERS = ['x-request-id', 'age'];

/** Browsers keep a preflight's answer for two hours at most. */
const PREFLIGHT_SECONDS = 7_200;

const METHODS = ['GET', 'POST'];

/**
 * Lets the pages of other origins call the API, without cookies: a session is two headers. Not
 * @fastify/cors, because cached responses are sent without Fastify (graphql-response.ts).
 */
export class Cors {
  readonly #origins: ReadonlySet<string>;

  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
  }

  /** The request headers that a response depends on, as a `Vary` header. */
  vary(headers: string): string {
    return this.#origins.size > 0 ? `${headers}, Origin` : headers;
  }

  /** The headers of a response to this origin; none for an origin that isn't allowed. */
  headersFor(origin: string | undefined): Readonly<Record<string, string>> {
    if (origin === undefined || !this.#origins.has(origin)) return {};
    return {
      'access-control-allow-origin': origin,
      'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
    };
  }

  /**
   * Whether a GET is safe without a header that other sites' pages need a preflight request for, as
   * urql sends it: it executes queries only, and a session is never a cookie. An element of a page
   * can't accept GraphQL's type, and browsers tell when a script sends it to another site.
   */
  trustsGet({ accept = '', origin, 'sec-fetch-site': site = 'none' }: IncomingHttpHeaders): boolean {
    if (!/\bapplication\/graphql-response\+json\b/i.test(accept)) return false;
    return origin === undefined ? site === 'none' || site === 'same-origin' : this.#origins.has(origin);
  }

  /** Adds the headers to every response of these routes, and answers their preflight requests. */
  addTo(routes: FastifyInstance): void {
    if (this.#origins.size === 0) return;
    routes.addHook('onRequest', async (request, reply) => {
      void reply.headers(this.headersFor(request.headers.origin));
      if (this.#isPreflight(request)) return this.#sendPreflight(reply);
    });
    routes.addHook('onSend', async (_request, reply) => {
      const vary = reply.getHeader('vary');
      void reply.header('vary', typeof vary === 'string' ? this.vary(vary) : 'Origin');
    });
  }

  #isPreflight({ method, headers }: FastifyRequest): boolean {
    const isAllowed = headers.origin !== undefined && this.#origins.has(headers.origin);
    return method === 'OPTIONS' && isAllowed && headers['access-control-request-method'] !== undefined;
  }

  #sendPreflight(reply: FastifyReply): FastifyReply {
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': METHODS.join(', '),
        'access-control-allow-headers': ALLOWED_HEADERS.join(', '),
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .send();
  }
}
