import type { RequestTrace } from '../../observability/tracing.ts';
import {
  type PrivateRead,
  type PublicRead,
  type Query,
  READ_TIMEOUT_MS,
  type Read,
  type Write,
} from '../endpoints/endpoint.ts';
import { acceptRead, acceptWrite, type Outcome } from './accept.ts';
import type { Cancellation } from './cancellation.ts';
import type { Credentials } from './credentials.ts';
import { credentialHeaders, credentialQuery } from './credentials.ts';
import { type Deadline, runWithin } from './deadline.ts';
import type { OutgoingCall } from './exchange.ts';
import { LegacyFault } from './fault.ts';
import type { Kept, Loaded } from './public-cache.ts';
import { queryString } from './query-string.ts';
import { ALWAYS_FRESH, type Freshness, oldest, ReadLog, type RecordedRead, type RepeatableRead } from './read-log.ts';
import { retrying } from './retry.ts';
import { type SessionCookies, takingCookies } from './session-cookies.ts';
import type { Transport } from './transport.ts';
import { writtenRequest } from './written-request.ts';

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
  readonly left: Cancellation;
}

/** A read of the host that can be made again, for the same caller. */
export interface HostRead extends RepeatableRead {
  /** Makes it: from memory where it is public and fresh, else by a call. */
  make(client: LegacyClient): Promise<Kept<unknown>>;
}

/** All calls to the host, for one caller. */
export class LegacyClient {
  /** What this caller's operation has read. */
  readonly reads: ReadLog<HostRead>;
  readonly #transport: Transport;
  readonly #caller: Caller;
  /** Reads that were made again and that the operation has not asked for yet, by their keys. */
  readonly #ahead: Map<string, Promise<Kept<unknown>>>;

  constructor(transport: Transport, caller: Caller, { reads, ahead } = emptyLog()) {
    this.#transport = transport;
    this.#caller = caller;
    this.reads = reads;
    this.#ahead = ahead;
  }

  /** The same caller without a session. */
  asVisitor(): LegacyClient {
    return new LegacyClient(
      this.#transport,
      { ...this.#caller, credentials: null },
      { reads: this.reads, ahead: this.#ahead },
    );
  }

  /** Reads, or throws a `LegacyFault`. */
  read<Input, Answer>(endpoint: Read<Input, Answer>, input: Input): Promise<Answer> {
    const query = endpoint.request.parse(input);
    const read = this.#describe(endpoint, query);
    // What was read ahead under a key was read from the same endpoint: hence the same Answer.
    const made = (this.#takeAhead(read.key) as Promise<Kept<Answer>> | undefined) ?? this.#make(endpoint, query, read);
    this.reads.follow(read, made);
    return made.then(({ value }) => value);
  }

  /**
   * Makes recorded reads again, group by group, and tells whether all of them bring what they
   * brought. If not, what was read meanwhile waits for the operation to ask for it.
   */
  async bringsTheSame(groups: readonly (readonly RecordedRead<HostRead>[])[]): Promise<Freshness | null> {
    let freshness = ALWAYS_FRESH;
    for (const group of groups) {
      const made = group.map(({ read }) => this.#readAhead(read));
      for (const [index, brought] of (await allOf(made)).entries()) {
        if (brought === null || brought.fingerprint !== group[index]?.fingerprint) return null;
        freshness = oldest(freshness, brought);
      }
    }
    this.#ahead.clear();
    return freshness;
  }

  /**
   * Acts once: refused in words is an outcome, everything else that went wrong a `LegacyFault`.
   * It is not given up when the caller leaves, so that whoever asks again can be told what came of it.
   */
  write<Input, Answer>(endpoint: Write<Input, Answer>, input: Input): Promise<Outcome<Answer>> {
    const { credentials, requestId, trace, deadline } = this.#caller;
    const cookies = this.#cookiesFor(endpoint);
    const sent = endpoint.credentials === 'never' ? null : credentials;
    if (endpoint.credentials === 'required' && !sent) throw new LegacyFault('unauthenticated');
    this.reads.dependsOnMore();
    const call: OutgoingCall = {
      method: 'POST',
      name: endpoint.path,
      query: { ...endpoint.query, ...(sent && credentialQuery(sent)) },
      ...writtenRequest(endpoint, input, {
        'x-request-id': requestId,
        ...(sent && credentialHeaders(sent)),
        ...cookies?.headers,
      }),
    };
    const timeoutMs = Math.min(endpoint.timeoutMs, this.#transport.maxCallMs, deadline.remainingMs);
    return runWithin(timeoutMs, null, async (cancellation) => {
      const accept = takingCookies(cookies, acceptWrite(endpoint, sent !== null));
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
      make: (client) => client.#make(endpoint, query, read),
    };
    return read;
  }

  #make<Input, Answer>(endpoint: Read<Input, Answer>, query: Query, { key }: HostRead): Promise<Kept<Answer>> {
    const timeoutMs = Math.min(READ_TIMEOUT_MS, this.#transport.maxCallMs, this.#caller.deadline.remainingMs);
    return endpoint.kind === 'public-read'
      ? this.#readPublicly(endpoint, query, key, timeoutMs)
      : this.#readPrivately(endpoint, query, timeoutMs);
  }

  #readAhead(read: HostRead): Promise<Kept<unknown>> {
    const made = read.make(this);
    this.#ahead.set(read.key, made);
    return made;
  }

  #takeAhead(key: string): Promise<Kept<unknown>> | undefined {
    const made = this.#ahead.get(key);
    this.#ahead.delete(key);
    return made;
  }

  #readPublicly<Input, Answer>(
    endpoint: PublicRead<Input, Answer>,
    query: Query,
    key: string,
    timeoutMs: number,
  ): Promise<Kept<Answer>> {
    const { requestId, trace, left } = this.#caller;
    const { path } = endpoint;
    // One call may serve several requests; it carries the id of the one that started it.
    const headers = { 'x-request-id': requestId };
    const call: OutgoingCall = { method: 'GET', name: path, path, query, headers, body: null };
    // No credentials and no caller's deadline: the flight may serve others, who stay when this caller leaves.
    const load = () =>
      runWithin(Math.min(READ_TIMEOUT_MS, this.#transport.maxCallMs), null, (cancellation) =>
        retrying(cancellation, (attempt) =>
          this.#transport.attempt(call, { requestId, trace, attempt }, cancellation, acceptRead(endpoint, false)),
        ),
      );
    const fresh = this.#transport.publicCache.fresh(key, endpoint.keep);
    // What is kept under a key was loaded by the same endpoint: hence the same Answer.
    if (fresh) return Promise.resolve(fresh as Kept<Answer>);
    return runWithin(timeoutMs, left, () => this.#transport.publicCache.read(key, endpoint.keep, load));
  }

  #readPrivately<Input, Answer>(
    endpoint: PrivateRead<Input, Answer>,
    query: Query,
    timeoutMs: number,
  ): Promise<Kept<Answer>> {
    const { credentials, requestId, trace, left } = this.#caller;
    const cookies = this.#cookiesFor(endpoint);
    if (!credentials) throw new LegacyFault('unauthenticated');
    const call: OutgoingCall = {
      method: 'GET',
      name: endpoint.path,
      path: endpoint.path,
      query: { ...query, ...credentialQuery(credentials) },
      headers: { ...credentialHeaders(credentials), ...cookies?.headers, 'x-request-id': requestId },
      body: null,
    };
    const once = this.#transport.parsedAnswers.once(endpoint.path, acceptRead(endpoint, true));
    const accept = takingCookies(cookies, once);
    return runWithin(timeoutMs, left, (cancellation) =>
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
  return { reads: new ReadLog<HostRead>(), ahead: new Map<string, Promise<Kept<unknown>>>() };
}

/** All of them; null for what failed. */
const allOf = <T>(made: readonly Promise<T>[]) => Promise.all(made.map((each) => each.catch(() => null)));

/** Never kept, and never fresh for anybody else. */
const ofOneCustomer = <T>({ value, fingerprint }: Loaded<T>): Kept<T> => ({
  value,
  fingerprint,
  ageMs: 0,
  freshForMs: 0,
});

/** Parameters come in the order in which their endpoint names them. */
const keyOf = (endpoint: { readonly path: string }, query: Query) => `${endpoint.path}?${queryString(query)}`;
