import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { reportCachedResponse } from '../graphql/operation-log.ts';
import type { RegisteredOperations } from '../graphql/registered-operations.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import { readCredentials } from '../legacy/transport/caller.ts';
import type { Freshness } from '../legacy/transport/read-log.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { Cors } from './cors.ts';
import type { ResponseSender } from './graphql-response.ts';
import { type Arrival, type ArrivalOptions, arrive, RequestLogger, traceOf } from './request-context.ts';
import { type CachedResponse, cacheHeaders, freshnessOf, type ResponseCache, requestKey } from './response-cache.ts';

interface CachedResponsesOptions extends ArrivalOptions {
  readonly responses: ResponseCache;
  readonly sender: ResponseSender;
  readonly registered: RegisteredOperations;
  readonly metrics: GatewayMetrics | null;
  readonly cors: Cors;
}

/** A request without an unchanged cached response. */
export interface MissedRequest {
  readonly arrival: Arrival;
  /** Under which its response can be cached; null if it can't. */
  readonly key: string | null;
}

/**
 * Responds where the response is cached and unchanged, before the router, which would double the
 * cost. Other requests go on, with the results of a revalidation that has failed.
 */
export class CachedResponses {
  readonly #options: CachedResponsesOptions;
  readonly #missed = new WeakMap<IncomingMessage, MissedRequest>();

  constructor(options: CachedResponsesOptions) {
    this.#options = options;
  }

  /** Calls `next` for every request that it doesn't respond to. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const { method, url = '' } = request;
    const respondTo = (body: Buffer | undefined) => {
      const goOn = () => {
        if (body) request.unshift(body);
        next();
      };
      const hasResponded = this.#respond(request, response, body, randomUUID());
      if (hasResponded === false) goOn();
      // After an unexpected error the route executes the operation, and reports what is wrong.
      else if (hasResponded !== true) void hasResponded.catch(() => false).then((isDone) => isDone || goOn());
    };
    if (method === 'GET' && url.startsWith('/graphql?')) respondTo(undefined);
    else if (method === 'POST' && url === '/graphql' && isJson(request))
      process.nextTick(() => {
        // By the next tick a body that came with its headers is readable; the route reads others.
        const body = wholeBody(request);
        if (body) respondTo(body);
        else next();
      });
    else next();
  }

  /** The id of a request that `handle` has passed on; a new one for any other. */
  idOf(request: IncomingMessage): string {
    return this.#missed.get(request)?.arrival.requestId ?? randomUUID();
  }

  /** What the route goes on with; null if the response has been sent. */
  async miss(
    request: IncomingMessage,
    response: ServerResponse,
    body: unknown,
    id: string,
  ): Promise<MissedRequest | null> {
    if (!this.#missed.has(request) && (await this.#respond(request, response, body, id))) return null;
    return this.#missed.get(request) ?? null;
  }

  #respond(
    request: IncomingMessage,
    response: ServerResponse,
    body: unknown,
    requestId: string,
  ): boolean | Promise<boolean> {
    const { cors, responses } = this.#options;
    const { headers, method, url = '' } = request;
    const started = performance.now();
    const viewer = readCredentials(headers['x-user-id'], headers['x-auth-token']);
    const key = requestKey({ method, url, headers, body }, viewer, cors);
    const cached = key === null ? undefined : responses.get(key);
    const freshness = cached ? freshnessOf(cached.sources) : null;
    if (cached && freshness) {
      const trace = traceOf(request, requestId, this.#options);
      this.#send(request, response, cached, freshness, { requestId, started, trace });
      return true;
    }
    const arrival = arrive(request, response, { requestId, started, viewer }, this.#options);
    this.#missed.set(request, { arrival, key });
    return cached && key !== null ? this.#revalidate(request, response, cached, arrival, key) : false;
  }

  async #revalidate(
    request: IncomingMessage,
    response: ServerResponse,
    cached: CachedResponse,
    arrival: Arrival,
    key: string,
  ): Promise<boolean> {
    const { legacy, cookies, deadline } = arrival;
    deadline.tighten(READ_TIMEOUT_MS);
    const freshness = await legacy.revalidate(cached.sources);
    if (freshness) {
      const setCookies = this.#options.sender.cookiesToSet(cookies);
      this.#send(request, response, cached, freshness, arrival, setCookies);
      return true;
    }
    this.#options.responses.delete(key);
    return false;
  }

  #send(
    request: IncomingMessage,
    response: ServerResponse,
    { bytes, contentType, name, publicSeconds }: CachedResponse,
    freshness: Freshness,
    { requestId, started, trace }: Pick<Arrival, 'requestId' | 'started' | 'trace'>,
    setCookies: readonly string[] = [],
  ): void {
    const { sender, log, metrics, registered } = this.#options;
    const headers = cacheHeaders(request, publicSeconds, freshness);
    const sent = { status: 200, requestId, contentType, bytes, headers, setCookies };
    sender.send(request, response, sent).catch((err: unknown) => {
      log.error({ event: 'request failed', err }, 'a cached response could not be sent');
      response.destroy();
    });
    const reporters = { log: new RequestLogger(log, requestId), metrics, trace, registered };
    reportCachedResponse(request, name, started, reporters);
    trace?.end();
  }
}

const isJson = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('application/json') ?? false;

function wholeBody(request: IncomingMessage): Buffer | null {
  const length = Number(request.headers['content-length']);
  const bytes: unknown = length > 0 && request.readableLength === length ? request.read(length) : null;
  return Buffer.isBuffer(bytes) ? bytes : null;
}
