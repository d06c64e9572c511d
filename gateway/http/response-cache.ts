import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Credentials } from '../legacy/transport/caller.ts';
import type { HostRead } from '../legacy/transport/legacy-client.ts';
import { AdmissionFilter, PERSONAL_DATA_TTL_MS } from '../legacy/transport/parsed-responses.ts';
import { type Freshness, freshnessIn, leastFresh, type Sources } from '../legacy/transport/read-log.ts';
import { type CacheSize, sizeOf } from '../observability/cache-size.ts';
import type { Variants } from './compression.ts';
import type { Cors } from './cors.ts';

const MAX_REQUEST_BYTES = 16 * 1024;

/** The response to a query that depends on its reads alone. */
export interface CachedResponse {
  readonly bytes: Variants;
  readonly contentType: string;
  readonly name: string | null;
  /** How long the SDL lets shared caches keep it, in seconds. */
  readonly publicSeconds: number;
  readonly sources: Sources<HostRead>;
}

/**
 * Whole responses, by the bytes of their request and its credentials. Each is revalidated before it
 * is used: its reads are repeated for the new request, and all results must be unchanged. Private
 * reads always call the host, and public ones use the public cache.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>;
  /** The fingerprints behind the last response to each request. */
  readonly #admission = new AdmissionFilter(PERSONAL_DATA_TTL_MS);

  /** With a `maxBytes` of 0 nothing is cached. */
  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: memoryOf,
      ttl: PERSONAL_DATA_TTL_MS,
    });
  }

  get size(): CacheSize {
    return sizeOf(this.#entries);
  }

  get(key: string): CachedResponse | undefined {
    return this.#entries.get(key);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /**
   * Caches public data immediately, and a customer's response the second time it is unchanged: one
   * that always changes would only take up memory.
   */
  set(key: string, response: CachedResponse): void {
    const { groups } = response.sources;
    const fingerprints = groups.flatMap((group) => group.map(({ fingerprint }) => fingerprint)).join();
    if (response.publicSeconds > 0 || this.#admission.isRepeated(key, fingerprints)) this.#entries.set(key, response);
  }
}

/** Compressed variants and reads take about as much again. */
const memoryOf = ({ bytes }: CachedResponse) => 2 * bytes.plain.length + 1_024;

interface KeyedRequest {
  readonly method?: string | undefined;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body?: unknown;
}

/**
 * A digest of everything that decides a response: the operation's bytes, the credentials and the
 * accepted type. Null when the response can't be cached, or Apollo Server has to check for CSRF.
 */
export function requestKey(
  { method, url, headers, body }: KeyedRequest,
  viewer: Credentials | null,
  cors: Cors,
): string | null {
  // The reader refuses a POST with an operation in its URL, which is not part of the key.
  const posted = url.includes('?') ? null : body;
  const operation = method === 'GET' ? safeUrl(url, headers, cors) : posted;
  if (!(typeof operation === 'string' || Buffer.isBuffer(operation)) || operation.length > MAX_REQUEST_BYTES)
    return null;
  const credentials = viewer ? `${viewer.userId} ${viewer.authToken}` : '';
  // A digest stores no token, and takes the same memory for every request.
  return hash('sha256', `${method} ${headers.accept ?? ''}\n${credentials}\n${operation.toString('latin1')}`, 'base64');
}

/** The URL of a GET, unless another site's page may have sent it: it can't set these headers. */
function safeUrl(url: string, headers: IncomingHttpHeaders, cors: Cors): string | null {
  const isOurs = headers['x-apollo-operation-name'] || headers['apollo-require-preflight'] || cors.trustsGet(headers);
  return isOurs ? url : null;
}

/**
 * The freshness of a response made of fresh public data alone, which can be sent without a call;
 * null when it holds other data, or some of it is stale or has changed.
 */
export function freshnessOf({ groups, period }: Sources<HostRead>): Freshness | null {
  let freshness = freshnessIn(period);
  if (freshness === null) return null;
  for (const group of groups) {
    for (const { read, fingerprint } of group) {
      const cached = read.peek();
      if (cached?.fingerprint !== fingerprint) return null;
      freshness = leastFresh(freshness, cached);
    }
  }
  return freshness;
}

interface RequestHead {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Caching headers of a response. A CDN, proxy or browser may cache it when it was requested by GET
 * without credentials, has no errors, is public by the SDL, and its data is fresh. Everything else
 * is `no-store` (HTTP-07, LOG-04).
 */
export function cacheHeaders(
  { method, headers }: RequestHead,
  publicSeconds: number,
  { freshForMs, ageMs }: Freshness,
): readonly string[] {
  const isPlain = method === 'GET' && headers['x-user-id'] === undefined && headers['x-auth-token'] === undefined;
  // Capped by the remaining freshness, so that lifetimes of caches don't add up.
  const seconds = isPlain ? Math.min(publicSeconds, Math.ceil(freshForMs / 1_000)) : 0;
  if (seconds <= 0) return ['cache-control', 'no-store'];
  const age = Math.floor(ageMs / 1_000);
  // Caches subtract the age from max-age.
  return ['cache-control', `public, max-age=${seconds + age}`, 'age', String(age)];
}
