import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../../shared/log/logger.ts';
import { reportKeptResponse } from '../graphql/operation-log.ts';
import { readCredentials } from '../legacy/transport/credentials.ts';
import type { Freshness } from '../legacy/transport/read-log.ts';
import type { GatewayMetrics } from '../observability/metrics.ts';
import type { GatewayTracing } from '../observability/tracing.ts';
import { freshnessOf, type KeptResponse, type KeptResponses, requestKey } from './kept-responses.ts';
import { cacheHeaders } from './public-caching.ts';
import { RequestLogger } from './request-logger.ts';
import { apiHeaders } from './security-headers.ts';

interface EarlyOptions {
  readonly responses: KeptResponses;
  readonly log: Logger;
  readonly metrics: GatewayMetrics | null;
  readonly tracing: GatewayTracing | null;
  /** Whether an address is a proxy whose headers are believed. */
  readonly isTrusted: (address: string | undefined) => boolean;
  readonly isProduction: boolean;
  readonly isDraining: () => boolean;
}

/** Answers a request, or hands it on to `next`. */
export type EarlyHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Sends kept responses of public data ahead of the router, which would cost as much again as to send
 * them. Whatever else is asked goes on to the router untouched.
 */
export function earlyResponses(options: EarlyOptions): EarlyHandler {
  const common = Object.entries(apiHeaders(options.isProduction)).flat();
  return (request, response, next) => {
    const { method, url = '' } = request;
    if (method === 'GET' && url.startsWith('/graphql?')) {
      if (!sendKept(undefined)) next();
    } else if (method === 'POST' && url === '/graphql' && isJson(request)) {
      // By then a body that came together with its headers is there: nothing is waited for.
      process.nextTick(() => {
        const bytes = wholeBody(request);
        if (bytes && sendKept(bytes)) return;
        if (bytes) request.unshift(bytes);
        next();
      });
    } else next();

    function sendKept(body: Buffer | undefined): boolean {
      const started = performance.now();
      const { headers } = request;
      const key = requestKey(
        { method, url, headers, body },
        readCredentials(headers['x-user-id'], headers['x-auth-token']),
      );
      const kept = key === null ? undefined : options.responses.get(key);
      const freshness = kept && freshnessOf(kept);
      if (!kept || !freshness) return false;
      send({ request, response, kept, freshness, started, common, options }).catch((err: unknown) => {
        options.log.error({ event: 'request failed', err }, 'a kept response could not be sent');
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
  readonly kept: KeptResponse;
  readonly freshness: Freshness;
  readonly started: number;
  /** Names and values by turns. */
  readonly common: readonly string[];
  readonly options: EarlyOptions;
}

async function send({ request, response, kept, freshness, started, common, options }: Sending): Promise<void> {
  const requestId = randomUUID();
  const { bytes, contentType, publicSeconds } = kept;
  const encoding = bytes.encodingFor(request.headers['accept-encoding']);
  const made = bytes.in(encoding);
  const body = made instanceof Promise ? await made : made;
  const headers = [
    ...common,
    'x-request-id',
    requestId,
    'content-type',
    contentType,
    'content-length',
    String(body.length),
    'vary',
    'Accept, Accept-Encoding',
  ];
  const caching = cacheHeaders(request, publicSeconds, freshness);
  headers.push('cache-control', caching['cache-control']);
  if (caching.age !== undefined) headers.push('age', caching.age);
  if (encoding !== null) headers.push('content-encoding', encoding);
  if (options.isDraining()) headers.push('connection', 'close');
  response.writeHead(200, headers);
  response.end(body);
  report(request, requestId, kept, started, options);
}

function report(
  request: IncomingMessage,
  requestId: string,
  { name }: KeptResponse,
  started: number,
  { log, metrics, tracing, isTrusted }: EarlyOptions,
): void {
  const trace = tracing?.request(requestId, isTrusted(request.socket.remoteAddress) ? request.headers : null) ?? null;
  reportKeptResponse(request, name, started, { log: new RequestLogger(log, requestId), metrics, trace });
  trace?.end();
}
