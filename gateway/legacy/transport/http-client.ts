import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, request } from 'undici';
import { ACCEPTED_ENCODINGS } from './body.ts';
import type { Cancellation } from './cancellation.ts';
import { Collector } from './collector.ts';
import { LegacyError } from './legacy-error.ts';
import { queryString } from './query-string.ts';
import type { RawResponse } from './raw-response.ts';

export interface OutgoingCall {
  readonly method: 'GET' | 'POST';
  /**
   * What the call is known by in logs and to breakers: its path, with `{id}` where an id stands.
   */
  readonly name: string;
  /** Path without the query, for example `/php/services.php`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Readable | null;
}

export interface RawStream {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readable;
}

/** What the caller has already, to be answered with 304 where that is still so. */
export type Conditions = Readonly<Partial<Record<'if-none-match' | 'if-modified-since', string>>>;

const MAX_ANSWER_BYTES = 5 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_SOCKETS = 128;
const AS_IT_IS = { accept: '*/*', 'accept-encoding': 'identity' };

/** HTTP with the host: its address, the pool of connections, and nothing of what is said. */
export class HttpClient {
  readonly #origin: () => string | null;
  readonly #reads: Agent;
  readonly #writes: Agent;
  #host = { address: '', origin: '', folder: '' };

  /**
   * `origin` is asked at each call, since an embedded backend comes back on another port; null
   * while there is none.
   */
  constructor(origin: () => string | null) {
    this.#origin = origin;
    const options = {
      connections: MAX_SOCKETS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      // The deadline limits the whole call; timeouts between bytes would never end a slow body.
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    this.#reads = new Agent(options);
    // A connection per mutation: the host may be closing an idle one, and mutations can't be
    // retried.
    this.#writes = new Agent({ ...options, pipelining: 0 });
  }

  /** Sends a call once and reads the whole response. Redirects are not followed. */
  async send(call: OutgoingCall, cancellation: Cancellation): Promise<RawResponse> {
    try {
      const options = this.#optionsOf(call);
      const collector = new Collector(MAX_ANSWER_BYTES, cancellation);
      // `dispatch` rather than `request`: a stream per answer would cost more than the answer.
      this.#agentFor(call).dispatch(options, collector);
      return await collector.answer;
    } catch (error) {
      throw cancellation.isCancelled ? cancellation.reason : asFault(error);
    }
  }

  /** Fetches what is no answer of a script, such as a picture, and hands it on as it comes. */
  async stream(path: string, signal: AbortSignal, conditions: Conditions = {}): Promise<RawStream> {
    try {
      const headers = { ...AS_IT_IS, ...conditions };
      const call: OutgoingCall = { method: 'GET', name: path, path, query: {}, headers, body: null };
      const answer = await this.#request(call, signal);
      return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    } catch (error) {
      throw signal.aborted ? signal.reason : asFault(error);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#reads.destroy(), this.#writes.destroy()]);
  }

  async #request(call: OutgoingCall, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const { origin, ...options } = this.#optionsOf(call);
    return await request(origin, { ...options, dispatcher: this.#agentFor(call), signal });
  }

  #agentFor({ method }: OutgoingCall): Agent {
    return method === 'GET' ? this.#reads : this.#writes;
  }

  #optionsOf(call: OutgoingCall) {
    const address = this.#origin();
    if (address === null) throw new LegacyError('not sent', { reason: 'host not there yet' });
    if (address !== this.#host.address) this.#host = hostOf(address);
    const query = queryString(call.query);
    return {
      origin: this.#host.origin,
      path: `${this.#host.folder}${call.path}${query && `?${query}`}`,
      method: call.method,
      headers: { accept: 'application/json', 'accept-encoding': ACCEPTED_ENCODINGS, ...call.headers },
      body: call.body,
    };
  }
}

/** The parts of the host's address, which may be a folder of a site. */
function hostOf(address: string) {
  const { origin, pathname } = new URL(address);
  return { address, origin, folder: pathname.replace(/\/$/, '') };
}

/** Socket errors name addresses and ports; only their code is kept, for the log. */
function asFault(error: unknown): unknown {
  if (error instanceof LegacyError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  // What the socket layer did not raise is a mistake of ours, and must be seen as one.
  if (code.startsWith('ERR_INVALID') || error instanceof TypeError) return error;
  return new LegacyError('network', { reason: code });
}
