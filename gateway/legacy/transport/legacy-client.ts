import type { RequestTrace } from '../../observability/tracing.ts';
import {
  type PrivateRead,
  type PublicRead,
  type Query,
  READ_TIMEOUT_MS,
  type Read,
  type Write,
} from '../endpoints/endpoint.ts';
import type { Cancellation } from './cancellation.ts';
import type { Credentials } from './credentials.ts';
import { credentialHeaders, credentialQuery } from './credentials.ts';
import { type Deadline, runWithin } from './deadline.ts';
import { encodeRequest } from './encode-request.ts';
import type { OutgoingCall } from './http-client.ts';
import { LegacyError } from './legacy-error.ts';
import { type Outcome, parseReadResponse, parseWriteResponse } from './parse-response.ts';
import type { Cached, Loaded } from './public-cache.ts';
import { queryString } from './query-string.ts';
import {
  ALWAYS_FRESH,
  type Freshness,
  leastFresh,
  ReadLog,
  type RecordedRead,
  type RepeatableRead,
} from './read-log.ts';
import { retrying } from './retry.ts';
import { type SessionCookies, takingCookies } from './session-cookies.ts';
import type { Transport } from './transport.ts';

/** On whose behalf, and for how long, calls are made. */
export interface Caller {
  readonly requestId: string;
  /** The trace that the calls are part of; null when there is none. */
  readonly trace: RequestTrace | null;
  readonly credentials: Credentials | null;
  /** The host's cookies in the caller's browser; null when there is no browser. */
  readonly cookies: SessionCookies | null;
  readonly deadline: Deadline;
  /** Cancelled when the caller leaves. */
  readonly cancellation: Cancellation;
}

/** A read of the host that can be repeated by another request. */
export interface HostRead extends RepeatableRead {
  /**
   * Reads from the cache when the response is public and fresh, else calls for the client's caller.
   */
  execute(client: LegacyClient): Promise<Cached<unknown>>;
}

/** All calls to the host, for one caller. */
export class LegacyClient {
  /** The reads of this caller's operation. */
  readonly reads: ReadLog<HostRead>;
  readonly #transport: Transport;
  readonly #caller: Caller;
  /** Results of a revalidation that the operation hasn't used yet, by the keys of their reads. */
  readonly #prefetched: Map<string, Promise<Cached<unknown>>>;

  constructor(transport: Transport, caller: Caller, { reads, prefetched } = emptyLog()) {
    this.#transport = transport;
    this.#caller = caller;
    this.reads = reads;
    this.#prefetched = prefetched;
  }

  /** The same caller without a session. */
  asVisitor(): LegacyClient {
    return new LegacyClient(
      this.#transport,
      { ...this.#caller, credentials: null },
      { reads: this.reads, prefetched: this.#prefetched },
    );
  }

  /** Reads, or throws a `LegacyError`. */
  read<Input, Answer>(endpoint: Read<Input, Answer>, input: Input): Promise<Answer> {
    const query = endpoint.request.parse(input);
    const read = this.#describe(endpoint, query);
    // The key names the endpoint: hence the same Answer.
    const prefetched = this.#takePrefetched(read.key) as Promise<Cached<Answer>> | undefined;
    const result = prefetched ?? this.#execute(endpoint, query, read);
    this.reads.record(read, result);
    return result.then(({ value }) => value);
  }

  /**
   * Repeats recorded reads, group by group. Returns the freshness of a response made of them when
   * all results are unchanged; else null, and the operation will use the results as they are.
   */
  async revalidate(groups: readonly (readonly RecordedRead<HostRead>[])[]): Promise<Freshness | null> {
    let freshness = ALWAYS_FRESH;
    for (const group of groups) {
      const results = await settle(group.map(({ read }) => this.#prefetch(read)));
      for (const [index, result] of results.entries()) {
        if (result === null || result.fingerprint !== group[index]?.fingerprint) return null;
        freshness = leastFresh(freshness, result);
      }
    }
    this.#prefetched.clear();
    return freshness;
  }

  /**
   * Sends a mutation once. A refusal by the host is an outcome, any other failure a `LegacyError`.
   * It isn't cancelled when the caller leaves, so that a repeated request can be told the result.
   */
  write<Input, Answer>(endpoint: Write<Input, Answer>, input: Input): Promise<Outcome<Answer>> {
    const { credentials, requestId, trace, deadline } = this.#caller;
    const cookies = this.#cookiesFor(endpoint);
    const sent = endpoint.credentials === 'never' ? null : credentials;
    if (endpoint.credentials === 'required' && !sent) throw new LegacyError('unauthenticated');
    this.reads.markUncacheable();
    const call: OutgoingCall = {
      method: 'POST',
      name: endpoint.path,
      query: { ...endpoint.query, ...(sent && credentialQuery(sent)) },
      ...encodeRequest(endpoint, input, {
        'x-request-id': requestId,
        ...(sent && credentialHeaders(sent)),
        ...cookies?.headers,
      }),
    };
    const timeoutMs = Math.min(endpoint.timeoutMs, this.#transport.maxCallMs, deadline.remainingMs);
    return runWithin(timeoutMs, null, async (cancellation) => {
      const accept = takingCookies(cookies, parseWriteResponse(endpoint, sent !== null));
      const { value } = await this.#transport.attempt(call, { requestId, trace, attempt: 1 }, cancellation, accept);
      return value;
    });
  }

  #describe<Input, Answer>(endpoint: Read<Input, Answer>, query: Query): HostRead {
    const key = keyOf(endpoint, query);
    const { publicCache } = this.#transport;
    const read: HostRead = {
      key,
      peek: () => (endpoint.kind === 'public-read' ? publicCache.fresh(key, endpoint.keep) : null),
      execute: (client) => client.#execute(endpoint, query, read),
    };
    return read;
  }

  #execute<Input, Answer>(endpoint: Read<Input, Answer>, query: Query, { key }: HostRead): Promise<Cached<Answer>> {
    const timeoutMs = Math.min(READ_TIMEOUT_MS, this.#transport.maxCallMs, this.#caller.deadline.remainingMs);
    return endpoint.kind === 'public-read'
      ? this.#readPublicly(endpoint, query, key, timeoutMs)
      : this.#readPrivately(endpoint, query, timeoutMs);
  }

  #prefetch(read: HostRead): Promise<Cached<unknown>> {
    const result = read.execute(this);
    this.#prefetched.set(read.key, result);
    return result;
  }

  #takePrefetched(key: string): Promise<Cached<unknown>> | undefined {
    const result = this.#prefetched.get(key);
    this.#prefetched.delete(key);
    return result;
  }

  #readPublicly<Input, Answer>(
    endpoint: PublicRead<Input, Answer>,
    query: Query,
    key: string,
    timeoutMs: number,
  ): Promise<Cached<Answer>> {
    const { requestId, trace, cancellation: callerCancellation } = this.#caller;
    const { path } = endpoint;
    // One call may serve several requests; it carries the id of the one that started it.
    const headers = { 'x-request-id': requestId };
    const call: OutgoingCall = { method: 'GET', name: path, path, query, headers, body: null };
    // No credentials and no caller's deadline: other requests may share this call.
    const load = () =>
      runWithin(Math.min(READ_TIMEOUT_MS, this.#transport.maxCallMs), null, (cancellation) =>
        retrying(cancellation, (attempt) =>
          this.#transport.attempt(
            call,
            { requestId, trace, attempt },
            cancellation,
            parseReadResponse(endpoint, false),
          ),
        ),
      );
    const fresh = this.#transport.publicCache.fresh(key, endpoint.keep);
    // The key names the endpoint: hence the same Answer.
    if (fresh) return Promise.resolve(fresh as Cached<Answer>);
    return runWithin(timeoutMs, callerCancellation, () => this.#transport.publicCache.read(key, endpoint.keep, load));
  }

  #readPrivately<Input, Answer>(
    endpoint: PrivateRead<Input, Answer>,
    query: Query,
    timeoutMs: number,
  ): Promise<Cached<Answer>> {
    const { credentials, requestId, trace, cancellation: callerCancellation } = this.#caller;
    const cookies = this.#cookiesFor(endpoint);
    if (!credentials) throw new LegacyError('unauthenticated');
    const call: OutgoingCall = {
      method: 'GET',
      name: endpoint.path,
      path: endpoint.path,
      query: { ...query, ...credentialQuery(credentials) },
      headers: { ...credentialHeaders(credentials), ...cookies?.headers, 'x-request-id': requestId },
      body: null,
    };
    const memoised = this.#transport.parsedResponses.memoise(endpoint.path, parseReadResponse(endpoint, true));
    const accept = takingCookies(cookies, memoised);
    return runWithin(timeoutMs, callerCancellation, (cancellation) =>
      retrying(cancellation, async (attempt) =>
        ofOneCustomer(await this.#transport.attempt(call, { requestId, trace, attempt }, cancellation, accept)),
      ),
    );
  }

  /** SESS-06: only the calls that are marked for it. */
  #cookiesFor({ withCookies }: { readonly withCookies?: true }): SessionCookies | null {
    return withCookies ? this.#caller.cookies : null;
  }
}

function emptyLog() {
  return { reads: new ReadLog<HostRead>(), prefetched: new Map<string, Promise<Cached<unknown>>>() };
}

/** All results; null for those that failed. */
const settle = <T>(results: readonly Promise<T>[]) => Promise.all(results.map((result) => result.catch(() => null)));

/** One customer's answer is never cached, and never fresh for another request. */
const ofOneCustomer = <T>({ value, fingerprint }: Loaded<T>): Cached<T> => ({
  value,
  fingerprint,
  ageMs: 0,
  freshForMs: 0,
});

/** Parameters come in the order in which their endpoint names them. */
const keyOf = (endpoint: { readonly path: string }, query: Query) => `${endpoint.path}?${queryString(query)}`;
