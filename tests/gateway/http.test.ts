import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startGateway, type TestGateway } from './harness.ts';
import { ownGateway } from './shared-gateway.ts';
import { STYLE_HASH, writeSite } from './site-fixture.ts';

const clientDirectory = await temporaryFolder();

let gateway: TestGateway;
let real: TestGateway;
let production: TestGateway;
let embedded = true;

beforeAll(async () => {
  await mkdir(join(clientDirectory, 'assets'));
  await writeSite(clientDirectory);
  await writeFile(join(clientDirectory, 'favicon.svg'), '<svg/>');
  await writeFile(join(clientDirectory, '.secret'), 'secret');
  const script = `console.log("${'x'.repeat(5_000)}")`;
  await writeFile(join(clientDirectory, 'assets', 'app-1a2b.js'), script);
  await writeFile(join(clientDirectory, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
  for (const suffix of ['', '.br'])
    await writeFile(join(clientDirectory, `service-worker.js${suffix}`), suffix ? brotliCompressSync(script) : script);
  await writeFile(join(clientDirectory, 'assets', 'ready-5e6f.css'), 'as it is');
  await writeFile(join(clientDirectory, 'assets', 'ready-5e6f.css.br'), brotliCompressSync('compressed by the build'));
  real = await startGateway({ clientDirectory });
  const host = { origin: () => (embedded ? real.php.origin : null), isEmbedded: true };
  gateway = { ...(await startGateway({ clientDirectory, host })), php: real.php };
  production = await startGateway({
    clientDirectory,
    host,
    config: { isProduction: true, phpUrl: 'https://php.example' },
  });
});
afterAll(async () => {
  await Promise.all([gateway.close(), production.close(), real.close()]);
});
beforeEach(() => {
  embedded = true;
  gateway.php.reset();
});

const get = (path: string, accept = 'text/html,*/*') =>
  fetch(`${gateway.url}${path}`, { headers: { accept }, redirect: 'manual' });

describe('health', () => {
  it('is ok while the process runs, and ready only with the backend and its database (OPS-02)', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    gateway.php.answer({ readyz: { json: { status: 'ready' } } });
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
    gateway.php.answer({ readyz: { json: { status: 'unavailable' }, status: 503 } });
    const withoutDatabase = await get('/readyz');
    expect(withoutDatabase.status).toBe(503);
    expect(await withoutDatabase.json()).toEqual({ status: 'unavailable' });
    embedded = false;
    expect((await get('/healthz')).status).toBe(200);
    const ready = await get('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'starting' });
  });
});

describe('the client', () => {
  it.each(['/', '/specialists', '/services/brake-repair', '/dashboard/appointments?status=pending', '/no-such-page'])(
    'serves its page at %s, uncached and with its policy (HTTP-07, HTTP-09)',
    async (path) => {
      const response = await get(path);
      expect(await response.text()).toContain('The app');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const policy = response.headers.get('content-security-policy') ?? '';
      for (const rule of [
        "default-src 'self'",
        "script-src 'self' 'sha256-0123';",
        "require-trusted-types-for 'script'; trusted-types service-worker;",
        `style-src 'self' '${STYLE_HASH}';`,
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        'report-uri /csp-reports; report-to csp',
      ]) {
        expect(policy).toContain(rule);
      }
      expect(response.headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(policy).not.toContain('unsafe-eval');
    },
  );

  it.each(['br', 'identity'])('lets the service worker fetch pages, and never keeps it (%s)', async (encoding) => {
    const { headers } = await fetch(`${gateway.url}/service-worker.js`, { headers: { 'accept-encoding': encoding } });
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toContain('javascript');
  });

  it('serves hashed files as immutable, compressed if accepted', async () => {
    const response = await fetch(`${gateway.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toContain('console.log');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('serves the build’s compressed files if accepted', async () => {
    const request = (encoding: string) =>
      fetch(`${gateway.url}/assets/ready-5e6f.css`, { headers: { 'accept-encoding': encoding } });
    const compressed = await request('gzip, br');
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('content-type')).toContain('text/css');
    expect(compressed.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(compressed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await compressed.text()).toBe('compressed by the build');
    const plain = await request('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await plain.text()).toBe('as it is');
    expect((await get('/assets/ready-5e6f.css.br')).status).toBe(404);
  });

  it.each([
    '/assets/gone-3c4d.js',
    '/assets/',
    '/assets',
    '/logo.png',
    '/.secret',
    '/index.html',
    '/pages/home.html',
    '/pages/site.json',
    '/pages%2fsite.json',
    '/assets/../pages/home.html',
    '/pages',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f.secret',
    '/php/services.php',
    '/php',
    '/api/appointments/1/pay',
    '/healthz/more',
    '/media/uploads',
    '/graphql/more',
  ])('serves no page at %s (HTTP-15)', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    // A browser that navigates to a missing file gets the 404 page.
    expect(await response.text()).not.toMatch(/The app: (?!404)|secret|"name"/);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('doesn’t serve pages to other requests', async () => {
    expect((await fetch(`${gateway.url}/specialists`, { method: 'POST' })).status).toBe(404);
    expect((await get('/specialists', 'application/json')).status).toBe(404);
  });
});

describe('headers', () => {
  it('of GraphQL responses forbid caching and framing (HTTP-07, HTTP-08)', async () => {
    const headers = Object.fromEntries((await gateway.graph('{ __typename }')).headers);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': expect.stringContaining('charset=utf-8'),
    });
    for (const name of ['x-powered-by', 'server', 'strict-transport-security'])
      expect(headers).not.toHaveProperty(name);
  });

  it('require HTTPS in production, and permit the photo host', async () => {
    const response = await fetch(`${production.url}/`);
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(response.headers.get('content-security-policy')).toContain("img-src 'self' data: blob: https://php.example");
  });

  it('don’t name a backend in a private network', async () => {
    const inside = await ownGateway({ clientDirectory, config: { phpUrl: 'http://10.0.0.10:4100' } });
    const policy = (await fetch(`${inside.url}/`)).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: blob:;");
  });
});

describe('reports of what a page’s policy has blocked', () => {
  const send = (body: string, type = 'application/reports+json') =>
    fetch(`${real.url}/csp-reports`, { method: 'POST', headers: { 'content-type': type }, body });
  const report = (blockedURL: unknown, effectiveDirective: unknown = 'script-src-elem') => ({
    type: 'csp-violation',
    user_agent: 'Browser/1.0',
    url: 'https://www.example.org/verify-email?email=joan@example.com',
    body: {
      documentURL: 'https://www.example.org/?email=joan@example.com',
      blockedURL,
      effectiveDirective,
      sample: 'x',
    },
  });
  const lines = () => real.log.filter(({ event }) => event === 'blocked by policy');
  const logged = () => lines().map(({ directive, blocked }) => [directive, blocked]);

  it('are logged once a minute each, without personal data', async () => {
    real.pass(60_000);
    const before = lines().length;
    const old = {
      'csp-report': {
        'document-uri': 'https://www.example.org/?email=joan@example.com',
        ...{ 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/joan@example.com' },
      },
    };
    expect((await send(JSON.stringify(old), 'application/csp-report')).status).toBe(204);
    const list = [report('inline'), report('inline'), report('chrome-extension://secret/x.js'), report(7, 'joan@')];
    expect((await send(JSON.stringify(list))).status).toBe(204);
    expect(logged().slice(before)).toEqual([
      ['img-src', 'https://evil.example'],
      ['script-src-elem', 'inline'],
      ['script-src-elem', 'chrome-extension:'],
      ['other', 'other'],
    ]);
    expect(real.logText()).not.toMatch(/joan|secret|Browser\/1/);
    real.pass(60_000);
    await send(JSON.stringify(list));
    expect(logged().length).toBe(before + 7);
  });

  it('are limited in size and number, and can’t fill the log', async () => {
    real.pass(60_000);
    const before = lines().length;
    const many = Array.from({ length: 100 }, (_, index) => report(`https://host-${index}.example/`));
    expect((await send(JSON.stringify(many.slice(0, 11)))).status).toBe(400);
    for (let first = 0; first < 100; first += 10) {
      expect((await send(JSON.stringify(many.slice(first, first + 10)))).status).toBe(204);
    }
    expect(logged().length).toBe(before + 30);
    expect((await send(`[${' '.repeat(20_000)}]`)).status).toBe(413);
    for (const body of ['{', '7', '{"csp-report":7}', '[{"body":7}]', '']) expect((await send(body)).status).toBe(400);
    expect((await send('[]', 'application/json')).status).toBe(415);
    expect((await fetch(`${real.url}/csp-reports`)).status).toBe(404);
  });
});

describe('photos of the host', () => {
  const WEBP = { raw: Buffer.from('RIFF....WEBP'), headers: { 'content-type': 'image/webp' } };

  it('are served from this site’s origin (DATA-04, FILE-06)', async () => {
    gateway.php.answer({ '7.webp': WEBP });
    const response = await get('/media/uploads/specialists/7.webp?token=x');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(WEBP.raw);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(gateway.php.callOf('7.webp')).toMatchObject({ path: '/php/uploads/specialists/7.webp', query: {} });
  });

  it.each([
    ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
    ['max-age=604800', 'public, max-age=604800'],
    ['public, max-age=99999999999', 'public, max-age=86400'],
    ['public, max-age=9999999999', 'public, max-age=31536000'],
    ['public, max-age=3600, immutable', 'public, max-age=86400'],
    ['private, max-age=31536000, immutable', 'public, max-age=86400'],
    ['no-store', 'public, max-age=86400'],
  ])('are cached for a day, or longer if the host sends “%s” (FILE-12)', async (sent, passed) => {
    gateway.php.answer({ '7.webp': { ...WEBP, headers: { ...WEBP.headers, 'cache-control': sent } } });
    expect((await get('/media/uploads/7.webp')).headers.get('cache-control')).toBe(passed);
  });

  const CHANGED = 'Mon, 02 Mar 2026 10:30:00 GMT';

  it('are not sent again to clients with a current copy (FILE-12)', async () => {
    const headers = { etag: '"abc-1"', 'last-modified': CHANGED, 'cache-control': 'max-age=31536000, immutable' };
    gateway.php.answer({ '7.webp': { ...WEBP, headers: { ...WEBP.headers, ...headers } } });
    const first = await get('/media/uploads/7.webp');
    expect([first.headers.get('etag'), first.headers.get('last-modified')]).toEqual(['"abc-1"', CHANGED]);
    for (const condition of [{ 'if-none-match': 'W/"abc-1", "b"' }, { 'if-modified-since': CHANGED }]) {
      gateway.php.reset();
      gateway.php.answer({ '7.webp': { raw: '', status: 304, headers } });
      const second = await fetch(`${gateway.url}/media/uploads/7.webp`, { headers: condition });
      expect([second.status, await second.text()]).toEqual([304, '']);
      expect(second.headers.get('etag')).toBe('"abc-1"');
      expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(gateway.php.callOf('7.webp').headers).toMatchObject(condition);
    }
  });

  it('are requested in the width and format of their place (FILE-15)', async () => {
    const headers = { 'content-type': 'image/avif', 'cache-control': 'max-age=31536000, immutable', etag: '"a-160"' };
    gateway.php.answer({ '7.webp': { ...WEBP, headers } });
    const accept = 'image/avif,image/webp,*/*;q=0.8';
    const response = await get('/media/uploads/specialists/7.webp?width=160&token=x', accept);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(response.headers.get('vary')).toBe('accept');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const call = gateway.php.callOf('7.webp');
    expect(call).toMatchObject({ path: '/php/uploads/specialists/7.webp', query: { width: '160' } });
    expect(call.headers.accept).toBe('image/avif,*/*');
    // Hosts that know no widths send the whole photo.
    gateway.php.reset();
    gateway.php.answer({ '7.webp': WEBP });
    const whole = await get('/media/uploads/specialists/7.webp?width=96', 'image/webp,*/*');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(WEBP.raw);
    expect(gateway.php.callOf('7.webp').headers.accept).toBe('*/*');
  });

  it.each(['95', '0', '-1', '160px', '', '160&width=96', '%3Cscript%3E'])(
    'are refused with the width “%s”',
    async (width) => {
      const response = await get(`/media/uploads/specialists/7.webp?width=${width}`);
      expect([response.status, await response.text()]).toEqual([
        400,
        'width must be one of these numbers of pixels: 96, 160, 240, 360.',
      ]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(gateway.php.calls).toHaveLength(0);
    },
  );

  it('omit invalid entity tags and dates', async () => {
    const headers = { etag: 'abc', 'last-modified': 'yesterday' };
    gateway.php.answer({ '7.webp': { ...WEBP, headers: { ...WEBP.headers, ...headers } } });
    const response = await fetch(`${gateway.url}/media/uploads/7.webp`, {
      headers: { 'if-none-match': 'abc', 'if-modified-since': 'yesterday' },
    });
    expect([response.status, response.headers.get('etag'), response.headers.get('last-modified')]).toEqual([
      200,
      null,
      null,
    ]);
    expect(gateway.php.callOf('7.webp').headers).not.toMatchObject({ 'if-none-match': 'abc' });
    expect(gateway.php.callOf('7.webp').headers).not.toMatchObject({ 'if-modified-since': 'yesterday' });
  });

  it('are missing when a host responds 304 to an unconditional request', async () => {
    gateway.php.answer({ '7.webp': { raw: '', status: 304 } });
    expect((await get('/media/uploads/7.webp')).status).toBe(404);
  });

  it.each([
    ['/media/uploads/../getUserData.php'],
    ['/media/uploads/..%2f..%2fgetUserData.php'],
    ['/media/uploads/.htaccess'],
    ['/media/uploads/a.php'],
    ['/media/uploads/a.svg'],
    ['/media/uploads/a%00.png'],
    ['/media/other/7.webp'],
  ])('are not served from %s', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it.each([
    ['a page', { raw: '<script>' }, 404],
    ['a drawing', { raw: '<svg/>', headers: { 'content-type': 'image/svg+xml' } }, 404],
    ['a redirect', { raw: '', status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 404],
    ['nothing', { raw: '', status: 404 }, 404],
    ['a fault', { raw: 'x', status: 500 }, 502],
    ['silence', 'reset', 502],
  ] as const)('are not served for %s', async (_what, reply, status) => {
    gateway.php.answer({ '7.webp': reply });
    expect((await get('/media/uploads/7.webp')).status).toBe(status);
  });
});

describe('the outbox', () => {
  it('is served in development, and not in production', async () => {
    gateway.php.answer({ '/outbox': { raw: '<h1>Outbox</h1>' }, '/outbox/3': { raw: '<h1>Mail</h1>' } });
    const response = await get('/outbox');
    expect(await response.text()).toContain('Outbox');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await get('/outbox/3')).text()).toContain('Mail');
    gateway.php.calls.length = 0;
    expect((await fetch(`${production.url}/outbox`)).status).toBe(404);
    expect(gateway.php.calls).toHaveLength(0);
  });
});
