import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#shared/time.ts';
import { publicOrigin } from './app.ts';
import { loadPageRenderer } from './page-renderer.ts';
import { type PageRenderer, type Pages, readPages } from './pages.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { REPORTING, SERVICE_WORKER_POLICY, setPolicy } from './security-headers.ts';

/** Paths that are never a page of the client: a typo in one of them must not return a page. */
const NEVER_PAGES =
  /^\/(?:graphql|graphiql|php|api|healthz|readyz|metrics|media|outbox|assets|pages|csp-reports)(?:\/|\?|$)/;

interface ClientOptions {
  readonly directory: string;
  readonly policy: (scriptHashes: readonly string[], styleHashes: readonly string[]) => string;
  /** The configured public origin; null for the address it listens on. Never from a request. */
  readonly publicUrl: string | null;
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
  if (renderer) app.addHook('onClose', () => renderer.close());
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

/** Not served under their names: hidden files, pages, the build for Node, compressed variants. */
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
      // Or its compressed variant.
      if (path.startsWith(join(directory, 'service-worker.js')))
        void reply.header('content-security-policy', SERVICE_WORKER_POLICY);
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

/** Paths that need a log-in or aren't pages. Pages with `noindex` must stay readable. */
const DISALLOWED = ['/dashboard', '/graphql', '/outbox', '/php', '/api'];

/** How long the sitemap lists the same specialists. */
const LISTED_FOR_MS = 10 * MINUTE_MS;

interface SiteFiles {
  readonly origin: () => string;
  readonly listed: readonly string[];
  readonly listMore: () => Promise<readonly string[]>;
}

function addSiteFiles(app: FastifyInstance, { origin, listed, listMore }: SiteFiles): void {
  const more = remembered(listMore);
  app.get('/robots.txt', (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...DISALLOWED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin()}/sitemap.xml`,
    ];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const urls = [...listed, ...(await more())].map((path) => `  <url><loc>${escaped(origin() + path)}</loc></url>`);
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
    ];
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(`${xml.join('\n')}\n`);
  });
}

const escaped = (address: string) => address.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Reads again after a while. When that fails, the last paths stay. */
function remembered(read: () => Promise<readonly string[]>): () => Promise<readonly string[]> {
  let last: readonly string[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<readonly string[]> | null = null;
  const readAgain = async () => {
    try {
      last = await read();
      readAt = performance.now();
    } catch {
      // The log has the failed call.
    } finally {
      reading = null;
    }
    return last;
  };
  return async () => {
    if (performance.now() - readAt < LISTED_FOR_MS) return last;
    reading ??= readAgain();
    return reading;
  };
}
