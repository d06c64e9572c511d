import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptsAvif, photoWidthMessage, readPhotoWidth } from '#shared/photo-widths.ts';
import type { Logger } from '#shared/server/log/logger.ts';
import { afterTimeout } from '#shared/server/timeout.ts';
import { READ_TIMEOUT_MS } from '../legacy/endpoints/endpoint.ts';
import type { Conditions, HttpClient, RawStream } from '../legacy/transport/http-client.ts';
import { LegacyError } from '../legacy/transport/legacy-error.ts';
import { FOREIGN_PAGE_POLICY, setPolicy } from './security-headers.ts';

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;
const PHOTO = /\.(?:webp|jpe?g|png|gif|avif)$/i;

interface PassThroughOptions {
  readonly http: HttpClient;
  readonly log: Logger;
}

interface PassRules {
  readonly accepts: (contentType: string) => boolean;
  readonly caching: (headers: RawStream['headers']) => Record<string, string>;
  /** Of the request to the host, beside those that every such request has. */
  readonly requestHeaders: Conditions & { readonly accept?: string };
  readonly policy: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Serves photos of the host's uploads from this site's origin, and no other files. The embedded
 * backend makes them in one of a few widths; other hosts send the whole photo.
 */
export function addMediaRoute(app: FastifyInstance, { http, log }: PassThroughOptions): void {
  app.get<MediaRequest>('/media/uploads/*', async (request, reply) => {
    const path = request.params['*'];
    const isPhoto = path.split('/').every((segment) => SEGMENT.test(segment)) && PHOTO.test(path);
    if (!isPhoto) return notFound(reply);
    const width = readPhotoWidth(request.query.width);
    if (request.query.width !== undefined && width === undefined) {
      return reply.code(400).type('text/plain').header('cache-control', 'no-store').send(photoWidthMessage);
    }
    const isAvif = width !== undefined && acceptsAvif(request.headers.accept);
    return pass(reply, log, `/php/uploads/${path}${width === undefined ? '' : `?width=${width}`}`, http, {
      accepts: (type) => /^image\/(?!svg)/.test(type),
      caching: mediaCaching,
      requestHeaders: { ...conditionsOf(request.headers), ...(isAvif && { accept: 'image/avif,*/*' }) },
      policy: "default-src 'none'; sandbox",
      // Apps and other sites of ALLOWED_ORIGINS show the photos, too.
      headers: { 'cross-origin-resource-policy': 'cross-origin', ...(width !== undefined && { vary: 'accept' }) },
    });
  });
}

interface MediaRequest {
  Params: { '*': string };
  Querystring: { readonly width?: unknown };
}

/** Shows the emails that the embedded backend would have sent; never in production. */
export function addOutboxRoute(app: FastifyInstance, { http, log }: PassThroughOptions): void {
  const page = {
    accepts: (type: string) => type.startsWith('text/html'),
    caching: () => ({ 'cache-control': 'no-store' }),
    requestHeaders: {},
    policy: FOREIGN_PAGE_POLICY,
  };
  app.get('/outbox', (_request, reply) => pass(reply, log, '/outbox', http, page));
  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    if (!SEGMENT.test(request.params.id)) return notFound(reply);
    return pass(reply, log, `/outbox/${request.params.id}`, http, page);
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
  http: HttpClient,
  rules: PassRules,
): Promise<FastifyReply> {
  const controller = new AbortController();
  const cancelTimeout = afterTimeout(READ_TIMEOUT_MS, () => controller.abort(new LegacyError('timeout')));
  // Also called when the caller disconnects early.
  reply.raw.once('close', () => {
    cancelTimeout();
    controller.abort(new LegacyError('cancelled'));
  });
  try {
    const response = await http.stream(path, controller.signal, rules.requestHeaders);
    const type = String(response.headers['content-type'] ?? '');
    if (response.status === 304 && isConditional(rules.requestHeaders)) {
      response.body.on('error', () => undefined).resume();
      return reply
        .code(304)
        .headers({ ...rules.headers, ...rules.caching(response.headers) })
        .send();
    }
    if (response.status !== 200 || !rules.accepts(type)) {
      response.body.on('error', () => undefined).destroy();
      return response.status >= 500 ? reply.code(502).send() : notFound(reply);
    }
    setPolicy(reply, rules.policy);
    const length = response.headers['content-length'];
    if (typeof length === 'string') void reply.header('content-length', length);
    return reply
      .headers({ 'content-type': type, ...rules.headers, ...rules.caching(response.headers) })
      .send(response.body);
  } catch (err) {
    log.warn({ event: 'pass-through', err }, 'the host could not be reached');
    return reply.code(502).send();
  }
}

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

const ENTITY_TAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;
const ENTITY_TAGS = /^(?:\*|(?:W\/)?"[\x21\x23-\x7e]{0,200}"(?:\s*,\s*(?:W\/)?"[\x21\x23-\x7e]{0,200}"){0,9})$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const matching = (value: string | string[] | undefined, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** The browser's validators to pass on to the host, without unusual ones. */
function conditionsOf(headers: IncomingHttpHeaders): Conditions {
  const tags = matching(headers['if-none-match'], ENTITY_TAGS);
  // With both, a host must ignore the date.
  if (tags !== undefined) return { 'if-none-match': tags };
  const since = matching(headers['if-modified-since'], HTTP_DATE);
  return since === undefined ? {} : { 'if-modified-since': since };
}

const isConditional = (headers: Conditions) =>
  headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined;

/** A day, or longer if the host allows it, up to a year. */
function mediaCacheControl(cacheControl: string): string {
  const directives = cacheControl.toLowerCase().split(/\s*,\s*/);
  const maxAge = directives.map((directive) => /^max-age=(\d{1,10})$/.exec(directive)?.[1]).find(Boolean);
  const isShared = !directives.some((directive) => /^(?:private|no-store|no-cache)\b/.test(directive));
  const seconds = isShared ? Math.min(Math.max(Number(maxAge ?? 0), DAY_SECONDS), YEAR_SECONDS) : DAY_SECONDS;
  const isImmutable = seconds > DAY_SECONDS && directives.includes('immutable');
  return `public, max-age=${seconds}${isImmutable ? ', immutable' : ''}`;
}

function mediaCaching(host: Headers): Record<string, string> {
  const etag = matching(host.etag, ENTITY_TAG);
  const lastModified = matching(host['last-modified'], HTTP_DATE);
  return {
    'cache-control': mediaCacheControl(String(host['cache-control'] ?? '')),
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { 'last-modified': lastModified }),
  };
}
