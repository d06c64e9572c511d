import type { FastifyInstance } from 'fastify';

/** Paths that need a log-in or aren't pages. Pages with `noindex` must stay readable. */
const DISALLOWED = ['/dashboard', '/graphql', '/outbox', '/php', '/api'];

/** Adds `/robots.txt` and `/sitemap.xml`. */
export function addSiteFiles(app: FastifyInstance, origin: () => string, listed: readonly string[]): void {
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
  app.get('/sitemap.xml', (_request, reply) => {
    const urls = listed.map((path) => `  <url><loc>${escaped(origin() + path)}</loc></url>`);
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
