import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadPageRenderer, type PageRenderer, type Pages, readPages } from './pages.ts';
import { REPORTING } from './policy-reports.ts';
import { publicOrigin } from './public-origin.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { setPolicy } from './security-headers.ts';
import { addSiteFiles } from './site-files.ts';

/** Paths that are never a page of the client: a typo in one of them must not return a page. */
const NEVER_PAGES =
  /^\/(?:graphql|graphiql|php|api|healthz|readyz|metrics|media|outbox|assets|pages|csp-reports)(?:\/|\?|$)/;

interface ClientOptions {
  /** Folder of the built client. */
  readonly directory: string;
  readonly policy: (scriptHashes: readonly string[], styleHashes: readonly string[]) => string;
  /** The configured public origin; null for the address it listens on. Never from a request. */
  readonly publicUrl: string | null;
  /** The paths of pages that only the data knows. */
  readonly listMore: () => Promise<readonly string[]>;
  /** Pages with their data. `finish` inserts the site's origin in a page. */
  readonly render: (renderer: PageRenderer, finish: (html: string) => string) => RenderedPages;
}

/** Serves the built client: its files, its public pages, and shells for all others. */
export async function addClientRoutes(app: FastifyInstance, options: ClientOptions): Promise<void> {
  const { directory, publicUrl } = options;
  const origin = () => publicOrigin(app, publicUrl);
  const pages = await readPages(directory, origin);
  const renderer = await loadPageRenderer(directory);
  const rendered = pages && renderer && options.render(renderer, pages.finish);
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, { pages, rendered, policy: options.policy });
  if (pages) {
    await addFiles(app, directory);
    addSiteFiles(app, { origin, listed: pages.listed, listMore: options.listMore });
    for (const path of pages.paths) app.get(path, handler);
  }
  app.setNotFoundHandler(handler);
}

/**
 * Not served under their own names: hidden files, pages, the client's build for Node, and
 * compressed variants.
 */
const NOT_SERVED = /(?:^|\/)\.|^(?:pages|server)\/|\.(?:br|gz)$/;

async function addFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(directory, 'assets'));
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
      .filter((path) => !NOT_SERVED.test(path)),
  );
  // One route for all files, since a route per file would take ten megabytes of memory.
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    return files.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
}

interface Site {
  readonly pages: Pages | null;
  readonly rendered: RenderedPages | null;
  readonly policy: ClientOptions['policy'];
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, rendered, policy }: Site,
): Promise<FastifyReply> {
  if (!pages || !isPageRequest(request)) return sendNotFound(request, reply);
  const [path = '/', ...query] = request.url.split(/(?=\?)/);
  const found = pages.find(path);
  if (found.kind === 'redirect') return reply.redirect(found.path + query.join(''), 308);
  const result = found.isPublic && rendered ? await rendered.find(request.url) : null;
  if (result?.redirect) return reply.redirect(result.redirect, 308);
  const page = result?.page ?? found.page;
  // Of its styles only those that the build has made.
  const styleHashes = page.styleHashes.filter((hash) => pages.styleHashes.has(hash));
  setPolicy(reply, policy(pages.scriptHashes, styleHashes));
  void reply.header('reporting-endpoints', REPORTING.endpoints);
  const status = result?.status ?? found.status;
  if (!found.isListed || status !== 200) void reply.header('x-robots-tag', 'noindex');
  return page.send(request, reply, status);
}

function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  // A path that ends in a file name is a file, unless a browser navigates to it.
  const isFile = /\.[A-Za-z0-9]{1,8}$/.test(url.replace(/\?.*$/, ''));
  const accepted = headers.accept ?? '*/*';
  return isReading && !NEVER_PAGES.test(url) && (isFile ? /text\/html/ : /text\/html|\*\/\*/).test(accepted);
}

function sendNotFound({ id }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message: 'Not found.', extensions: { requestId: id } }] });
}
