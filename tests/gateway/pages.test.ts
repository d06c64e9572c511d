import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startGateway, type TestGateway } from './harness.ts';
import { ownGateway } from './shared-gateway.ts';
import { writeSite } from './site-fixture.ts';

const folder = await temporaryFolder();

const PUBLIC = 'https://www.mendwell.example';
let gateway: TestGateway;
let demo: TestGateway;
let unbuilt: TestGateway;

beforeAll(async () => {
  await writeSite(folder);
  gateway = await startGateway({ clientDirectory: folder, config: { publicUrl: PUBLIC } });
  demo = await startGateway({ clientDirectory: folder });
  unbuilt = await startGateway({ clientDirectory: join(folder, 'nowhere') });
});
afterAll(async () => {
  await Promise.all([gateway.close(), demo.close(), unbuilt.close()]);
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The raw request: `fetch` would normalise the path and Host, and decompress the body. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', at = gateway): Promise<Answer> {
  const { hostname, port } = new URL(at.url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

const titleOf = ({ body }: Answer) => /<title>The app: (.*?)<\/title>/.exec(body.toString())?.[1];

describe('a path', () => {
  it.each([
    ['/', 200, 'home'],
    ['/specialists', 200, 'specialists'],
    ['/specialists?search=tap', 200, 'specialists'],
    ['/services/brake-repair', 200, 'brakes'],
    ['/login', 200, 'login'],
    ['/appointment/details', 200, 'shell'],
    ['/dashboard', 200, 'shell'],
    ['/dashboard/appointments?status=pending', 200, 'shell'],
    ['/services/time-travel', 404, 'no-service'],
    ['/portfolio', 404, '404'],
    ['/no/such/page', 404, '404'],
    ['/appointment-surprise', 404, '404'],
    ['/appointment/nonsense', 404, '404'],
    ['/appointment/details/more', 404, '404'],
    ['/dashboard/nonsense', 404, '404'],
    ['/login/nonsense', 404, '404'],
    ['/services/brake-repair/nonsense', 404, '404'],
    ['/services/time-travel/nonsense', 404, '404'],
    ['/specialists/1/nonsense', 404, '404'],
    ['/Services/time-travel', 404, 'no-service'],
    ['/services/time%2Ftravel', 404, 'no-service'],
    ['/services/brake-repair%2Fnonsense', 404, 'no-service'],
    ['/appointment%2Fnonsense', 404, '404'],
    ['/Specialists/9', 503, 'specialist'],
    ['/specialists/9%2F1', 503, 'specialist'],
  ])('%s has the status %i and its page (SHELL-01, SHELL-11, SHELL-29)', async (path, status, title) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(titleOf(answer)).toBe(title);
  });

  it.each([
    ['/specialists/', '/specialists'],
    ['/specialists//', '/specialists'],
    ['/specialists/?search=tap&page=2', '/specialists?search=tap&page=2'],
    ['/joinus', '/joinUs'],
    ['/LOGIN/', '/login'],
    ['/%73pecialists', '/specialists'],
    ['/services%2Fbrake-repair', '/services/brake-repair'],
    ['/dashboard/', '/dashboard'],
    ['/Appointment/Details', '/appointment/details'],
    ['/dashboard/appointments/', '/dashboard/appointments'],
    ['//', '/'],
  ])('%s redirects to its canonical path, %s', async (path, location) => {
    const answer = await ask(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '//evil.example/dashboard/',
    '/%2f%2fevil.example/',
    '/dashboard//evil.example/',
  ])('%s doesn’t redirect to another site', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
  });

  it.each([
    ['/index.html', '404'],
    ['/about.html', '404'],
    ['/services/foo.bar', 'no-service'],
    ['/services/foo.bar?from=mail', 'no-service'],
    ['/%E0%A4%A', '404'],
    ['/services/%zz', 'no-service'],
    ['/a#%zz', '404'],
  ])('%s is a 404 page for browsers, and JSON for other clients (SHELL-29)', async (path, title) => {
    const page = await ask(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(page.status).toBe(404);
    expect(titleOf(page)).toBe(title);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    const short = await ask(path, { accept: 'application/json' });
    expect(short.status).toBe(404);
    expect(JSON.parse(short.body.toString())).toEqual({
      errors: [{ message: 'Not found.', extensions: { requestId: expect.any(String) } }],
    });
    for (const { headers } of [page, short]) expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('with the name of a file is no page for clients that accept anything', async () => {
    expect((await ask('/logo-old.png')).headers['content-type']).toContain('application/json');
  });

  it('supports HEAD, with all headers', async () => {
    const [head, full] = [await ask('/specialists', {}, 'HEAD'), await ask('/specialists')];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(full.body.length));
    expect((await ask('/nope', {}, 'HEAD')).status).toBe(404);
    expect((await ask('/joinus', {}, 'HEAD')).status).toBe(308);
  });

  it('of a private page has noindex', async () => {
    expect((await ask('/specialists')).headers['x-robots-tag']).toBeUndefined();
    for (const path of ['/login', '/dashboard', '/appointment/details', '/nope', '/services/nope'])
      expect((await ask(path)).headers['x-robots-tag']).toBe('noindex');
  });
});

describe('a page', () => {
  it('is sent in each accepted encoding, with the same content', async () => {
    const plain = await ask('/');
    const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask('/', { 'accept-encoding': 'gzip;q=1, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.body.toString());
    expect(gunzipSync(gzip.body).toString()).toBe(plain.body.toString());
    expect(plain.headers.vary).toContain('accept-encoding');
  });

  it('is not sent again to clients with a current copy', async () => {
    const { headers } = await ask('/');
    expect(headers['cache-control']).toBe('no-cache');
    const second = await ask('/', { 'if-none-match': String(headers.etag) });
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
    expect((await ask('/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
    expect((await ask('/specialists')).headers.etag).not.toBe(headers.etag);
  });

  it('contains the configured origin, whatever the Host header', async () => {
    const { body } = await ask('/specialists', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect(body.toString()).toContain(`href="${PUBLIC}/specialists"`);
    expect(body.toString()).not.toMatch(/evil|origin\.invalid/);
  });

  it('contains the listening address without a configured origin', async () => {
    const { body } = await ask('/', { host: 'evil.example' }, 'GET', demo);
    expect(body.toString()).toContain(`href="${demo.url}/home"`);
  });

  it.each(['0.0.0.0', '::'])('contains a reachable address when listening on %s', async (host) => {
    const open = await ownGateway({ clientDirectory: folder, config: { host } });
    const { body } = await ask('/', {}, 'GET', open);
    const { port } = new URL(open.url);
    expect(body.toString()).toContain(`href="http://127.0.0.1:${port}/home"`);
  });
});

describe('the sitemap and robots.txt', () => {
  it('list the public pages by URL', async () => {
    const { headers, body } = await ask('/sitemap.xml', { host: 'evil.example' });
    expect(headers['content-type']).toContain('application/xml');
    const found = [...body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const listed = ['/', '/specialists', '/joinUs', '/services/brake-repair'];
    expect(found).toEqual(listed.map((path) => PUBLIC + path));
  });

  it('exclude other paths, and name the sitemap', async () => {
    const { headers, body } = await ask('/robots.txt', { host: 'evil.example' });
    expect(headers['content-type']).toContain('text/plain');
    const lines = body.toString().split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const path of ['/dashboard', '/graphql', '/outbox']) expect(lines).toContain(`Disallow: ${path}`);
    // A crawler that may not read a page never sees its noindex.
    expect(lines).not.toContain('Disallow: /login');
    expect(lines).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`);
  });
});

it('serves only the graph without a built client', async () => {
  expect((await ask('/', {}, 'GET', unbuilt)).status).toBe(404);
  expect((await unbuilt.graph('{ __typename }')).status).toBe(200);
});
