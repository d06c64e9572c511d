import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { type Decompressed, decodeText, decompress, tooLarge } from './body.ts';
import type { Cancellation } from './deadline.ts';

interface Received {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: Buffer;
  readonly isAsLabelled: boolean;
  readonly retryAfterSeconds: number | undefined;
  /** Its raw `Set-Cookie` headers. */
  readonly setCookies: readonly string[];
  readonly keepsIdempotencyKeys: boolean;
}

/** Hashed and decoded on demand: most have been parsed before. */
export class RawResponse {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly setCookies: readonly string[];
  readonly isAsLabelled: boolean;
  readonly keepsIdempotencyKeys: boolean;
  readonly #body: Buffer;
  #fingerprint: string | undefined;
  #decoded: ReturnType<typeof decodeText> | undefined;

  constructor(received: Received) {
    this.status = received.status;
    this.contentType = received.contentType;
    this.retryAfterSeconds = received.retryAfterSeconds;
    this.setCookies = received.setCookies;
    this.isAsLabelled = received.isAsLabelled;
    this.keepsIdempotencyKeys = received.keepsIdempotencyKeys;
    this.#body = received.body;
  }

  get bytes(): number {
    return this.#body.length;
  }

  /** Throws a `LegacyError` when no charset fits the bytes. */
  get text(): string {
    return this.#decode().text;
  }

  /** The charset that fits the bytes. */
  get charset(): string {
    return this.#decode().charset;
  }

  /** Identifies the response by status, type and bytes. */
  get fingerprint(): string {
    this.#fingerprint ??= `${this.status} ${this.contentType ?? ''} ${hash('sha256', this.#body, 'base64')}`;
    return this.#fingerprint;
  }

  #decode(): ReturnType<typeof decodeText> {
    this.#decoded ??= decodeText(this.#body, this.contentType);
    return this.#decoded;
  }
}

/** Collects one response of the host. Aborts when it is cancelled, or too large. */
export class Collector implements Dispatcher.DispatchHandler {
  /** Rejects with a `LegacyError`, the cancellation's reason or an error of the socket. */
  readonly response: Promise<RawResponse>;
  readonly #maxBytes: number;
  readonly #cancellation: Cancellation;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #controller: Dispatcher.DispatchController | undefined;
  #resolve: (response: RawResponse | Promise<RawResponse>) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(maxBytes: number, cancellation: Cancellation) {
    this.#maxBytes = maxBytes;
    this.#cancellation = cancellation;
    this.response = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    cancellation.onCancel(this.#cancel);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // Cancelled while it waited for a connection.
    if (this.#cancellation.isCancelled) this.#cancel();
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    // An interim response, such as 103.
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > this.#maxBytes) this.#abort(controller, tooLarge(this.#maxBytes));
    else this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#cancellation.off(this.#cancel);
    const [first] = this.#chunks;
    const body = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#size);
    const encoding = [this.#headers['content-encoding'] ?? []].flat().join();
    this.#resolve(
      body.length === 0
        ? this.#responseWith({ body, isAsLabelled: true })
        : decompress(body, encoding, this.#maxBytes).then((result) => this.#responseWith(result)),
    );
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    this.#cancellation.off(this.#cancel);
    this.#reject(error);
  }

  #responseWith(decompressed: Decompressed): RawResponse {
    return new RawResponse({
      status: this.#status,
      contentType: firstValue(this.#headers['content-type']),
      ...decompressed,
      retryAfterSeconds: secondsOf(firstValue(this.#headers['retry-after'])),
      setCookies: [this.#headers['set-cookie'] ?? []].flat(),
      keepsIdempotencyKeys: firstValue(this.#headers['idempotency-keys']) === 'kept',
    });
  }

  readonly #cancel = (): void => this.#abort(this.#controller, this.#cancellation.reason);

  #abort(controller: Dispatcher.DispatchController | undefined, error: unknown): void {
    this.#reject(error);
    controller?.abort(error instanceof Error ? error : new Error('aborted'));
  }
}

/** `Retry-After`, a number of seconds or a date of HTTP, in seconds. */
function secondsOf(header = ''): number | undefined {
  const isDate = /^\s*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w: -]{1,30}$/.test(header);
  // C's `asctime` names no zone, and means GMT.
  const date = isDate ? Date.parse(header.replace(/(?: GMT)?\s*$/, ' GMT')) : Number.NaN;
  const seconds = /^\s*\d{1,7}\s*$/.test(header) ? Number(header) : Math.ceil((date - Date.now()) / 1_000);
  return seconds > 0 && seconds < 1e7 ? seconds : undefined;
}

const firstValue = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
