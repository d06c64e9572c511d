import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type SessionHeaders, STARTER_OPERATIONS } from '../graphql/sandbox.ts';
import { Page } from './page.ts';
import { setPolicy } from './security-headers.ts';

/** Everything is from here, except for styles and fonts inside the page's own files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds `/graphiql`, a page to try operations in that needs no internet, if it has been built. */
export async function addGraphiqlRoutes(
  app: FastifyInstance,
  folder: string,
  sessionHeaders: SessionHeaders,
): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return;
  const page = new Page(() => html);
  app.get('/graphiql', (request, reply) => {
    setPolicy(reply, POLICY);
    return page.send(request, reply, 200);
  });
  app.get('/graphiql/settings.json', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { operations: STARTER_OPERATIONS, headers: await sessionHeaders() };
  });
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/graphiql/assets/',
    decorateReply: false,
    index: false,
  });
}
