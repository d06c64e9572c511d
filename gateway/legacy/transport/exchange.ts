import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, request } from 'undici';
import { ACCEPTED_ENCODINGS, decodeText, readBody } from './body.ts';
import { LegacyFault } from './fault.ts';

export interface OutgoingCall {
  readonly method: 'GET' | 'POST';
  /** What the call is known by in logs and to breakers: its path, with `{id}` where an id stands. */
  readonly name: string;
  /** Path without the query, for example `/php/services.php`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Readable | null;
}

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly contentType: string | undefined;
  /** Of what charset the bytes turned out to be. */
  readonly charset: string;
  readonly bytes: number;
  readonly retryAfterSeconds: number | undefined;
  /** Its `Set-Cookie` headers, as they came. */
  readonly setCookies: readonly string[];
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
export class Exchange {
  readonly #origin: () => string | null;
  readonly #reads: Agent;
  readonly #writes: Agent;

  /** `origin` is asked at each call, since an embedded backend comes back on another port; null while there is none. */
  constructor(origin: () => string | null) {
    this.#origin = origin;
    const options = {
      connections: MAX_SOCKETS,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      // The deadline bounds the whole call; timeouts between bytes would never end a body that drips.
      headersTimeout: 0,
      bodyTimeout: 0,
    };
    this.#reads = new Agent(options);
    // Each act has its own connection: on a kept one the host may be hanging up just now, and an act cannot be tried again.
    this.#writes = new Agent({ ...options, pipelining: 0 });
  }

  /** Sends a call once and reads its whole answer. Redirects are not followed: they are answers with that status. */
  async send(call: OutgoingCall, signal: AbortSignal): Promise<RawAnswer> {
    try {
      const answer = await this.#request(call, signal);
      const bytes = await readBody(answer.body, one(answer.headers['content-encoding']), MAX_ANSWER_BYTES);
      const contentType = one(answer.headers['content-type']);
      return {
        status: answer.statusCode,
        ...decodeText(bytes, contentType),
        contentType,
        bytes: bytes.length,
        retryAfterSeconds: secondsOf(one(answer.headers['retry-after'])),
        setCookies: [answer.headers['set-cookie'] ?? []].flat(),
      };
    } catch (error) {
      throw asFault(error, signal);
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
      throw asFault(error, signal);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#reads.destroy(), this.#writes.destroy()]);
  }

  async #request(call: OutgoingCall, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const origin = this.#origin();
    if (origin === null) throw new LegacyFault('not sent', { reason: 'host not there yet' });
    const url = new URL(`${origin}${call.path}`);
    url.search = new URLSearchParams({ ...call.query }).toString();
    return await request(url, {
      dispatcher: call.method === 'GET' ? this.#reads : this.#writes,
      method: call.method,
      headers: { accept: 'application/json', 'accept-encoding': ACCEPTED_ENCODINGS, ...call.headers },
      body: call.body,
      signal,
    });
  }
}

/** Whole seconds, as the graph can pass them on; a date is not read. */
const secondsOf = (header = '') => (/^\s*\d{1,7}\s*$/.test(header) ? Number(header) || undefined : undefined);

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** Socket errors name addresses and ports; only their code is kept, for the log. */
function asFault(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof LegacyFault) return error;
  if (signal.aborted) return signal.reason;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  // What the socket layer did not raise is a mistake of ours, and must be seen as one.
  if (code.startsWith('ERR_INVALID') || error instanceof TypeError) return error;
  return new LegacyFault('network', { reason: code });
}
