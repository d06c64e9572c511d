import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, request } from 'undici';
import { queryString } from '../endpoints/endpoint.ts';
import { ACCEPTED_ENCODINGS } from './body.ts';
import type { Cancellation } from './deadline.ts';
import { LegacyError } from './legacy-error.ts';
import { Collector, type RawResponse } from './raw-response.ts';

export interface OutgoingCall {
  readonly method: 'GET' | 'POST';
  /** Identifies the call in logs and to breakers: its path, with `{id}` in place of an id. */
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

/** Validators of the caller's copy; the host responds with 304 while it is current. */
export type Conditions = Readonly<Partial<Record<'if-none-match' | 'if-modified-since', string>>>;

const MAX_RESPONSE_BYTES = 5 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_SOCKETS = 128;
const UNCOMPRESSED = { accept: '*/*', 'accept-encoding': 'identity' };

/** HTTP to the host: its address and connection pools. Knows nothing about scripts. */
export class HttpClient {
  readonly #origin: () => string | null;
  readonly #reads: Agent;
  readonly #writes: Agent;
  #host = { address: '', origin: '', folder: '' };

  /** `origin` is read at each call: an embedded backend restarts on another port. */
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
      const collector = new Collector(MAX_RESPONSE_BYTES, cancellation);
      // `dispatch` rather than `request`, which would create an expensive stream per response.
      this.#agentFor(call).dispatch(options, collector);
      return await collector.response;
    } catch (error) {
      throw cancellation.isCancelled ? cancellation.reason : asLegacyError(error);
    }
  }

  async stream(path: string, signal: AbortSignal, conditions: Conditions = {}): Promise<RawStream> {
    try {
      const headers = { ...UNCOMPRESSED, ...conditions };
      const call: OutgoingCall = { method: 'GET', name: path, path, query: {}, headers, body: null };
      const { statusCode, headers: received, body } = await this.#request(call, signal);
      return { status: statusCode, headers: received, body };
    } catch (error) {
      throw signal.aborted ? signal.reason : asLegacyError(error);
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
    if (address === null) throw new LegacyError('not sent', { reason: 'host not listening yet' });
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

/** The parts of the host's address, which may be a folder of a website. */
function hostOf(address: string) {
  const { origin, pathname } = new URL(address);
  return { address, origin, folder: pathname.replace(/\/$/, '') };
}

/** Keeps only the code of a socket error: its message contains addresses. */
function asLegacyError(error: unknown): unknown {
  if (error instanceof LegacyError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  // Not an error of the socket layer: a bug, which must not look like an outage.
  if (code.startsWith('ERR_INVALID') || error instanceof TypeError) return error;
  return new LegacyError('network', { reason: code });
}
