import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Variants } from './compression.ts';

/** A page of the client or another text, rendered when it is first requested. */
export class Page {
  readonly #render: () => string;
  readonly #type: string;
  #rendered: ReturnType<typeof prepare> | undefined;

  constructor(render: () => string, type = 'text/html; charset=utf-8') {
    this.#render = render;
    this.#type = type;
  }

  /** The hashes of its style elements, for a content security policy. */
  get styleHashes(): readonly string[] {
    return this.#prepared.styleHashes;
  }

  async send({ headers }: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    const { bytes, etag } = this.#prepared;
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (status === 200 && headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    void reply.code(status).type(this.#type);
    const encoding = bytes.encodingFor(headers['accept-encoding']);
    if (encoding !== null) void reply.header('content-encoding', encoding);
    return reply.send(await bytes.in(encoding));
  }

  get #prepared() {
    this.#rendered ??= prepare(this.#render());
    return this.#rendered;
  }
}

function prepare(text: string) {
  const html = Buffer.from(text);
  // Weak, since a page is sent in several encodings.
  const etag = `W/"${sha256(html, 'base64url').slice(0, 22)}"`;
  const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
  const styleHashes = styles.map((style) => `sha256-${sha256(style, 'base64')}`);
  return { bytes: new Variants(html, 'once'), etag, styleHashes };
}

const sha256 = (content: string | Buffer, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(content).digest(encoding);
