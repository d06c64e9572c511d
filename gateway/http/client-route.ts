import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setPolicy } from './security-headers.ts';

/** Paths that are never a page of the client: a typing mistake in one of them must not answer with a page. */
const NO_PAGES = /^\/(?:graphql|php|api|healthz|readyz|media|outbox|assets)(?:\/|\?|$)/;

interface ClientOptions {
  /** Folder of the built client. */
  readonly directory: string;
  readonly policy: string;
}

/** Serves the built client: its files as they are, and its one page for every other path, since the client knows its own routes. */
export async function addClientRoutes(app: FastifyInstance, { directory, policy }: ClientOptions): Promise<void> {
  const hasClient = existsSync(join(directory, 'index.html'));
  if (hasClient) {
    await app.register(fastifyStatic, {
      root: directory,
      index: false,
      wildcard: true,
      dotfiles: 'ignore',
      // A folder is nothing to be had, rather than something forbidden.
      allowedPath: (path) => !path.endsWith('/'),
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(directory, 'assets'));
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (path.endsWith('.html')) setPolicy(reply, policy);
      },
    });
    app.get('/', (_request, reply) => sendPage(reply));
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasClient && isPageRequest(request)) return sendPage(reply);
    return sendNotFound(request, reply);
  });
}

function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  // A path that ends in a file's name asks for that file, whatever the browser would accept.
  const isFile = /\.[A-Za-z0-9]{1,8}(?:\?|$)/.test(url.replace(/\?.*$/, ''));
  return isReading && !isFile && !NO_PAGES.test(url) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

function sendPage(reply: FastifyReply) {
  return reply.sendFile('index.html');
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const isGraph = request.url === '/graphql' || request.url.startsWith('/graphql?');
  if (isGraph) void reply.header('allow', 'GET, POST');
  return reply
    .code(isGraph ? 405 : 404)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message: isGraph ? 'Use GET or POST.' : 'Not found.' }] });
}
