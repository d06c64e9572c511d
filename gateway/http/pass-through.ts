import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from '#shared/server/log/logger.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import type { Conditions, HttpClient, RawStream } from '../legacy/transport/http-client.ts';
import { LegacyError } from '../legacy/transport/legacy-error.ts';
import { conditionsOf, mediaCaching } from './media-caching.ts';
import { FOREIGN_PAGE_POLICY, setPolicy } from './security-headers.ts';

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;
const PICTURE = /\.(?:webp|jpe?g|png|gif|avif)$/i;

interface PassThrough {
  readonly exchange: HttpClient;
  readonly log: Logger;
}

interface PassRules {
  readonly accepts: (contentType: string) => boolean;
  readonly caching: (headers: RawStream['headers']) => Record<string, string>;
  /** What the caller has already. */
  readonly conditions: Conditions;
  readonly policy: string;
}

/**
 * Pictures of the host's uploads, under this site's own address. What is no picture does not pass.
 */
export function addMediaRoute(app: FastifyInstance, { exchange, log }: PassThrough): void {
  app.get<{ Params: { '*': string } }>('/media/uploads/*', async (request, reply) => {
    const path = request.params['*'];
    const isPicture = path.split('/').every((segment) => SEGMENT.test(segment)) && PICTURE.test(path);
    if (!isPicture) return notFound(reply);
    return pass(reply, log, `/php/uploads/${path}`, exchange, {
      accepts: (type) => /^image\/(?!svg)/.test(type),
      caching: mediaCaching,
      conditions: conditionsOf(request.headers),
      policy: "default-src 'none'; sandbox",
    });
  });
}

/**
 * The mails that the embedded backend would have sent, to be read in the browser; never in
 * production.
 */
export function addOutboxRoute(app: FastifyInstance, { exchange, log }: PassThrough): void {
  const page = {
    accepts: (type: string) => type.startsWith('text/html'),
    caching: () => ({ 'cache-control': 'no-store' }),
    conditions: {},
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
  exchange: HttpClient,
  rules: PassRules,
): Promise<FastifyReply> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new LegacyError('timeout')), READ_TIMEOUT_MS);
  // Also when the caller leaves before the end.
  reply.raw.once('close', () => {
    clearTimeout(timer);
    controller.abort(new LegacyError('cancelled'));
  });
  try {
    const answer = await exchange.stream(path, controller.signal, rules.conditions);
    const type = String(answer.headers['content-type'] ?? '');
    if (answer.status === 304 && Object.keys(rules.conditions).length > 0) {
      answer.body.on('error', () => undefined).resume();
      return reply.code(304).headers(rules.caching(answer.headers)).send();
    }
    if (answer.status !== 200 || !rules.accepts(type)) {
      answer.body.on('error', () => undefined).destroy();
      return answer.status >= 500 ? reply.code(502).send() : notFound(reply);
    }
    setPolicy(reply, rules.policy);
    const length = answer.headers['content-length'];
    if (typeof length === 'string') void reply.header('content-length', length);
    return reply.headers({ 'content-type': type, ...rules.caching(answer.headers) }).send(answer.body);
  } catch (err) {
    log.warn({ event: 'pass-through', err }, 'nothing to pass through');
    return reply.code(502).send();
  }
}
