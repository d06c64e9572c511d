import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { HostRead } from '../legacy/transport/client.ts';
import type { Credentials } from '../legacy/transport/credentials.ts';
import { PERSONAL_DATA_TTL_MS } from '../legacy/transport/parsed-answers.ts';
import { ALWAYS_FRESH, type Freshness, oldest, type RecordedRead } from '../legacy/transport/read-log.ts';
import { SeenBefore } from '../legacy/transport/seen-before.ts';
import { type CacheSize, sizeOf } from '../observability/cache-size.ts';
import type { Variants } from './compression.ts';

/** Longer requests are answered, and not kept. */
const MAX_REQUEST_BYTES = 16 * 1024;

/** The response to a query, with the reads that it was made of and nothing else. */
export interface KeptResponse {
  readonly bytes: Variants;
  readonly contentType: string;
  /** The query's name. */
  readonly name: string | null;
  /** For how long the SDL lets shared caches keep it, in seconds. */
  readonly publicSeconds: number;
  readonly groups: readonly (readonly RecordedRead<HostRead>[])[];
}

/**
 * Whole responses by the bytes of their request and its credentials. One is sent again only when
 * every read behind it, made again for this request, brings what it brought then: calls on behalf
 * of a customer are always made, and public data is as old as its own cache allows.
 */
export class KeptResponses {
  readonly #entries: LRUCache<string, KeptResponse>;
  /** What the last response to a question was made of. */
  readonly #seen = new SeenBefore(PERSONAL_DATA_TTL_MS);

  /** `maxBytes` is its share of the memory; with 0 nothing is kept. */
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

  get(key: string): KeptResponse | undefined {
    return this.#entries.get(key);
  }

  /** It is no longer what its sources say. */
  drop(key: string): void {
    this.#entries.delete(key);
  }

  /**
   * Keeps a response of public data at once, and a customer's when it has come to the same twice:
   * where every answer is new, keeping them would only fill the memory.
   */
  offer(key: string, response: KeptResponse): void {
    const source = response.groups.flatMap((group) => group.map(({ fingerprint }) => fingerprint)).join();
    if (response.publicSeconds > 0 || this.#seen.isRepeated(key, source)) this.#entries.set(key, response);
  }
}

/** Compressed variants and the records of the reads take about as much again. */
const memoryOf = ({ bytes }: KeptResponse) => 2 * bytes.plain.length + 1_024;

interface Asked {
  readonly method?: string | undefined;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The bytes of a JSON body. */
  readonly body?: unknown;
}

/**
 * What decides a response: the question's bytes, who asks and which type is accepted. Null where a
 * response must not be kept, or where Apollo Server has to judge whether the request may be sent.
 */
export function requestKey({ method, url, headers, body }: Asked, viewer: Credentials | null): string | null {
  const question = method === 'GET' ? getQuestion(url, headers) : body;
  if (!(typeof question === 'string' || Buffer.isBuffer(question)) || question.length > MAX_REQUEST_BYTES) return null;
  const who = viewer ? `${viewer.userId} ${viewer.authToken}` : '';
  // A digest, so that no token is kept, and long questions take no more memory than short ones.
  return hash('sha256', `${method} ${headers.accept ?? ''}\n${who}\n${question.toString('latin1')}`, 'base64');
}

/** CSRF: a page of another site can send a GET, but neither of these headers. */
function getQuestion(url: string, headers: IncomingHttpHeaders): string | null {
  return headers['x-apollo-operation-name'] || headers['apollo-require-preflight'] ? url : null;
}

/**
 * For how long a response of public data alone may be sent without asking anybody; null when it
 * holds other data, or when some of that is no longer fresh or has changed.
 */
export function freshnessOf({ groups }: KeptResponse): Freshness | null {
  let freshness = ALWAYS_FRESH;
  for (const group of groups) {
    for (const { read, fingerprint } of group) {
      const brought = read.peek();
      if (brought?.fingerprint !== fingerprint) return null;
      freshness = oldest(freshness, brought);
    }
  }
  return freshness;
}
