import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '#shared/server/log/logger.ts';
import { reportCachedResponse } from '../graphql/operation-log.ts';
import type { RegisteredOperations } from '../graphql/registered-operations.ts';
import { readCredentials } from '../legacy/transport/caller.ts';
import type { Freshness } from '../legacy/transport/read-log.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { GatewayTracing } from '../observability/tracing.ts';
import type { Cors } from './cors.ts';
import { RequestLogger } from './request-context.ts';
import { type CachedResponse, cacheHeaders, freshnessOf, type ResponseCache, requestKey } from './response-cache.ts';
import { apiHeaders } from './security-headers.ts';

interface EarlyOptions {
  readonly responses: ResponseCache;
  readonly log: Logger;
  readonly metrics: GatewayMetrics | null;
  readonly tracing: GatewayTracing | null;
  readonly registered: RegisteredOperations;
  readonly isTrusted: (address: string | undefined) => boolean;
  readonly cors: Cors;
  readonly isProduction: boolean;
  readonly isDraining: () => boolean;
}

export type EarlyHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Sends cached public responses without the router, which would double the cost. */
export function earlyResponses(options: EarlyOptions): EarlyHandler {
  const common = Object.entries(apiHeaders(options.isProduction)).flat();
  return (request, response, next) => {
    const { method, url = '' } = request;
    if (method === 'GET' && url.startsWith('/graphql?')) {
      if (!sendCached(undefined)) next();
    } else if (method === 'POST' && url === '/graphql' && isJson(request)) {
      // By the next tick a body that arrived with its headers is readable; later ones are skipped.
      process.nextTick(() => {
        const bytes = wholeBody(request);
        if (bytes && sendCached(bytes)) return;
        if (bytes) request.unshift(bytes);
        next();
      });
    } else next();

    function sendCached(body: Buffer | undefined): boolean {
      const started = performance.now();
      const { headers } = request;
      const key = requestKey(
        { method, url, headers, body },
        readCredentials(headers['x-user-id'], headers['x-auth-token']),
        options.cors,
      );
      const cached = key === null ? undefined : options.responses.get(key);
      const freshness = cached && freshnessOf(cached);
      if (!cached || !freshness) return false;
      send({ request, response, cached, freshness, started, common, options }).catch((err: unknown) => {
        options.log.error({ event: 'request failed', err }, 'a cached response could not be sent');
        response.destroy();
      });
      return true;
    }
  };
}

const isJson = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('application/json') ?? false;

function wholeBody(request: IncomingMessage): Buffer | null {
  const length = Number(request.headers['content-length']);
  const bytes: unknown = length > 0 && request.readableLength === length ? request.read(length) : null;
  return Buffer.isBuffer(bytes) ? bytes : null;
}

interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly cached: CachedResponse;
  readonly freshness: Freshness;
  readonly started: number;
  readonly common: readonly string[];
  readonly options: EarlyOptions;
}

async function send({ request, response, cached, freshness, started, common, options }: Sending): Promise<void> {
  const requestId = randomUUID();
  const { bytes, contentType, publicSeconds } = cached;
  const encoding = bytes.encodingFor(request.headers['accept-encoding']);
  const encoded = bytes.in(encoding);
  const body = encoded instanceof Promise ? await encoded : encoded;
  const headers = [
    ...common,
    'x-request-id',
    requestId,
    'content-type',
    contentType,
    'content-length',
    String(body.length),
    'vary',
    options.cors.vary('Accept, Accept-Encoding'),
    ...Object.entries(options.cors.headersFor(request.headers.origin)).flat(),
  ];
  const caching = cacheHeaders(request, publicSeconds, freshness);
  headers.push('cache-control', caching['cache-control']);
  if (caching.age !== undefined) headers.push('age', caching.age);
  if (encoding !== null) headers.push('content-encoding', encoding);
  if (options.isDraining()) headers.push('connection', 'close');
  response.writeHead(200, headers);
  response.end(body);
  report(request, requestId, cached, started, options);
}

function report(
  request: IncomingMessage,
  requestId: string,
  { name }: CachedResponse,
  started: number,
  { log, metrics, tracing, registered, isTrusted }: EarlyOptions,
): void {
  const trace = tracing?.request(requestId, isTrusted(request.socket.remoteAddress) ? request.headers : null) ?? null;
  const reporters = { log: new RequestLogger(log, requestId), metrics, trace, registered };
  reportCachedResponse(request, name, started, reporters);
  trace?.end();
}
