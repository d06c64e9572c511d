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
import type { Credentials } from './credentials.ts';
import { credentialHeaders, credentialQuery } from './credentials.ts';
import { type Deadline, runWithin } from './deadline.ts';
import type { OutgoingCall } from './exchange.ts';
import { LegacyFault } from './fault.ts';
import { retrying } from './retry.ts';
import { type SessionCookies, takingCookies } from './session-cookies.ts';
import { ShelfLife } from './shelf-life.ts';
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
  /** Aborted when the caller leaves. */
  readonly signal: AbortSignal;
}

/** All calls to the host, for one caller. */
export class LegacyClient {
  /** For how long what is made of this caller's reads may be kept by others. */
  readonly shelfLife: ShelfLife;
  readonly #transport: Transport;
  readonly #caller: Caller;

  constructor(transport: Transport, caller: Caller, shelfLife = new ShelfLife()) {
    this.#transport = transport;
    this.#caller = caller;
    this.shelfLife = shelfLife;
  }

  /** The same caller without a session. */
  asVisitor(): LegacyClient {
    return new LegacyClient(this.#transport, { ...this.#caller, credentials: null }, this.shelfLife);
  }

  /** Reads, or throws a `LegacyFault`. */
  read<Input, Answer>(endpoint: Read<Input, Answer>, input: Input): Promise<Answer> {
    const query = endpoint.request.parse(input);
    const timeoutMs = Math.min(READ_TIMEOUT_MS, this.#transport.maxCallMs, this.#caller.deadline.remainingMs);
    if (endpoint.kind === 'public-read') {
      const answer = runWithin(timeoutMs, this.#caller.signal, () => this.#readPublicly(endpoint, query));
      // Whatever stands in for it is not to be kept.
      answer.catch(() => this.shelfLife.shorten(0));
      return answer;
    }
    this.shelfLife.shorten(0);
    return this.#readPrivately(endpoint, query, timeoutMs);
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
    return runWithin(timeoutMs, null, async (signal) => {
      const accept = takingCookies(cookies, acceptWrite(endpoint, sent !== null));
      const { value } = await this.#transport.attempt(call, { requestId, trace, attempt: 1 }, signal, accept);
      return value;
    });
  }

  async #readPublicly<Input, Answer>(endpoint: PublicRead<Input, Answer>, query: Query): Promise<Answer> {
    const { requestId, trace } = this.#caller;
    const { path } = endpoint;
    // One call may serve several requests; it carries the id of the one that started it.
    const headers = { 'x-request-id': requestId };
    const call: OutgoingCall = { method: 'GET', name: path, path, query, headers, body: null };
    // No credentials and no caller's deadline: the flight may serve others, who stay when this caller leaves.
    const load = () =>
      runWithin(Math.min(READ_TIMEOUT_MS, this.#transport.maxCallMs), null, (signal) =>
        retrying(signal, (attempt) =>
          this.#transport.attempt(call, { requestId, trace, attempt }, signal, acceptRead(endpoint, false)),
        ),
      );
    const { value, freshForMs } = await this.#transport.publicCache.read(
      cacheKey(endpoint, query),
      endpoint.keep,
      load,
    );
    this.shelfLife.shorten(freshForMs);
    return value;
  }

  #readPrivately<Input, Answer>(endpoint: PrivateRead<Input, Answer>, query: Query, timeoutMs: number) {
    const { credentials, requestId, trace, signal: left } = this.#caller;
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
    return runWithin(timeoutMs, left, (signal) =>
      retrying(signal, async (attempt) => {
        const accept = takingCookies(cookies, acceptRead(endpoint, true));
        return (await this.#transport.attempt(call, { requestId, trace, attempt }, signal, accept)).value;
      }),
    );
  }

  /** SESS-06: only the calls that are marked for it. */
  #cookiesFor({ withCookies }: { readonly withCookies?: true }): SessionCookies | null {
    return withCookies ? this.#caller.cookies : null;
  }
}

function cacheKey(endpoint: { readonly path: string }, query: Query): string {
  const pairs = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${endpoint.path}?${new URLSearchParams(pairs)}`;
}
