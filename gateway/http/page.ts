import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is chosen between, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface Made {
  readonly html: Buffer;
  readonly etag: string;
  readonly compressed: Map<Encoding, Buffer>;
}

/** One page of the client as it is sent: made when it is first asked for, and compressed once for each way that somebody has asked for. */
export class Page {
  readonly #write: () => string;
  #made: Made | undefined;

  constructor(write: () => string) {
    this.#write = write;
  }

  send({ headers }: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
    this.#made ??= make(this.#write());
    const { html, etag } = this.#made;
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (status === 200 && headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    void reply.code(status).type('text/html; charset=utf-8');
    const encoding = encodingFor(headers['accept-encoding'] ?? '');
    if (encoding === null) return reply.send(html);
    return reply.header('content-encoding', encoding).send(compressed(this.#made, encoding));
  }
}

function make(text: string): Made {
  const html = Buffer.from(text);
  // Weak, since the same page is sent in several encodings.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { html, etag, compressed: new Map() };
}

function compressed({ html, compressed: known }: Made, encoding: Encoding): Buffer {
  const bytes = known.get(encoding) ?? compress(encoding, html);
  known.set(encoding, bytes);
  return bytes;
}

function compress(encoding: Encoding, bytes: Buffer): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: 9 });
  // Nearly as small as the smallest, in a tenth of the time.
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

function encodingFor(accepted: string): Encoding | null {
  const wanted = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => Number(weight ?? 1) > 0)
    .map(([name]) => name);
  return ENCODINGS.find((encoding) => wanted.includes(encoding)) ?? null;
}
