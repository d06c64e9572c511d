import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '#shared/time.ts';

/** Paths that need a log-in or aren't pages. Pages with `noindex` must stay readable. */
const DISALLOWED = ['/dashboard', '/graphql', '/outbox', '/php', '/api'];

/** How long the sitemap lists the same specialists. */
const LISTED_FOR_MS = 10 * MINUTE_MS;

interface SiteFiles {
  readonly origin: () => string;
  /** The paths of pages that search engines may list. */
  readonly listed: readonly string[];
  /** Further such paths, from the data. */
  readonly listMore: () => Promise<readonly string[]>;
}

/** Adds `/robots.txt` and `/sitemap.xml`. */
export function addSiteFiles(app: FastifyInstance, { origin, listed, listMore }: SiteFiles): void {
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
