import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Variants } from './compression.ts';

/** A page of the client or another text, rendered when it is first requested. */
export class Page {
  readonly #render: () => string;
  readonly #type: string;
  #rendered: { readonly bytes: Variants; readonly etag: string } | undefined;

  constructor(render: () => string, type = 'text/html; charset=utf-8') {
    this.#render = render;
    this.#type = type;
  }

  async send({ headers }: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    this.#rendered ??= withEtag(this.#render());
    const { bytes, etag } = this.#rendered;
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
    if (status === 200 && headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    void reply.code(status).type(this.#type);
    const encoding = bytes.encodingFor(headers['accept-encoding']);
    if (encoding !== null) void reply.header('content-encoding', encoding);
    return reply.send(await bytes.in(encoding));
  }
}

function withEtag(text: string) {
  const html = Buffer.from(text);
  // Weak, since a page is sent in several encodings.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { bytes: new Variants(html, 'once'), etag };
}
