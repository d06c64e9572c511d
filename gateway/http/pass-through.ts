import type { FastifyInstance, FastifyReply } from 'fastify';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import type { Exchange } from '../legacy/transport/exchange.ts';
import { LegacyFault } from '../legacy/transport/fault.ts';
import type { Logger } from '../observability/logger.ts';
import { FOREIGN_PAGE_POLICY, setPolicy } from './security-headers.ts';

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;
const PICTURE = /\.(?:webp|jpe?g|png|gif|avif)$/i;

interface PassThrough {
  readonly exchange: Exchange;
  readonly log: Logger;
}

/** Pictures of the host's uploads, under this site's own address. What is no picture does not pass. */
export function addMediaRoute(app: FastifyInstance, { exchange, log }: PassThrough): void {
  app.get<{ Params: { '*': string } }>('/media/uploads/*', async (request, reply) => {
    const path = request.params['*'];
    const isPicture = path.split('/').every((segment) => SEGMENT.test(segment)) && PICTURE.test(path);
    if (!isPicture) return notFound(reply);
    return pass(reply, log, `/php/uploads/${path}`, exchange, {
      accepts: (type) => /^image\/(?!svg)/.test(type),
      cacheControl: 'public, max-age=86400',
      policy: "default-src 'none'; sandbox",
    });
  });
}

/** The mails that the embedded backend would have sent, to be read in the browser; never in production. */
export function addOutboxRoute(app: FastifyInstance, { exchange, log }: PassThrough): void {
  const page = {
    accepts: (type: string) => type.startsWith('text/html'),
    cacheControl: 'no-store',
    policy: FOREIGN_PAGE_POLICY,
  };
  app.get('/outbox', (_request, reply) => pass(reply, log, '/outbox', exchange, page));
  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    if (!SEGMENT.test(request.params.id)) return notFound(reply);
    return pass(reply, log, `/outbox/${request.params.id}`, exchange, page);
  });
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

async function pass(
  reply: FastifyReply,
  log: Logger,
  path: string,
  exchange: Exchange,
  rules: { accepts: (contentType: string) => boolean; cacheControl: string; policy: string },
): Promise<FastifyReply> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new LegacyFault('timeout')), READ_TIMEOUT_MS);
  // Also when the caller leaves before the end.
  reply.raw.once('close', () => {
    clearTimeout(timer);
    controller.abort(new LegacyFault('cancelled'));
  });
  try {
    const answer = await exchange.stream(path, controller.signal);
    const type = String(answer.headers['content-type'] ?? '');
    if (answer.status !== 200 || !rules.accepts(type)) {
      answer.body.on('error', () => undefined).destroy();
      return answer.status >= 500 ? reply.code(502).send() : notFound(reply);
    }
    setPolicy(reply, rules.policy);
    const length = answer.headers['content-length'];
    if (typeof length === 'string') void reply.header('content-length', length);
    return reply.headers({ 'content-type': type, 'cache-control': rules.cacheControl }).send(answer.body);
  } catch (err) {
    log.warn({ event: 'pass-through', err }, 'nothing to pass through');
    return reply.code(502).send();
  }
}
