import { hash } from 'node:crypto';
import { decodeText } from './body.ts';

interface Received {
  readonly status: number;
  readonly contentType: string | undefined;
  /** The body, inflated. */
  readonly body: Buffer;
  readonly retryAfterSeconds: number | undefined;
  /** Its `Set-Cookie` headers, as they came. */
  readonly setCookies: readonly string[];
}

/** A whole answer of the host. What is made of its bytes is made when it is asked for: most answers have been seen before. */
export class RawAnswer {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly setCookies: readonly string[];
  readonly #body: Buffer;
  #fingerprint: string | undefined;
  #decoded: ReturnType<typeof decodeText> | undefined;

  constructor({ status, contentType, body, retryAfterSeconds, setCookies }: Received) {
    this.status = status;
    this.contentType = contentType;
    this.retryAfterSeconds = retryAfterSeconds;
    this.setCookies = setCookies;
    this.#body = body;
  }

  /** Size of the body. */
  get bytes(): number {
    return this.#body.length;
  }

  /** Throws a `LegacyFault` when the bytes are of no charset. */
  get text(): string {
    return this.#decode().text;
  }

  /** Of what charset the bytes turned out to be. */
  get charset(): string {
    return this.#decode().charset;
  }

  /** The same for answers that are read alike: of the same status, type and bytes. */
  get fingerprint(): string {
    this.#fingerprint ??= `${this.status} ${this.contentType ?? ''} ${hash('sha256', this.#body, 'base64')}`;
    return this.#fingerprint;
  }

  #decode(): ReturnType<typeof decodeText> {
    this.#decoded ??= decodeText(this.#body, this.contentType);
    return this.#decoded;
  }
}
