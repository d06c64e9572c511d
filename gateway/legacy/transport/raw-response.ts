import { hash } from 'node:crypto';
import { decodeText } from './body.ts';

interface Received {
  readonly status: number;
  readonly contentType: string | undefined;
  /** The decompressed body. */
  readonly body: Buffer;
  /** Whether it was compressed as its Content-Encoding says. */
  readonly isAsLabelled: boolean;
  readonly retryAfterSeconds: number | undefined;
  /** Its raw `Set-Cookie` headers. */
  readonly setCookies: readonly string[];
  /** Whether the host says that it carries out only one write per idempotency key. */
  readonly keepsIdempotencyKeys: boolean;
}

/**
 * A complete response of the host, hashed and decoded on demand: most have been parsed before.
 */
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

  /** Size of the body. */
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
