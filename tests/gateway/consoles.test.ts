import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphSchema } from '../support/graph-schema.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type GatewayOptions, startGateway, type TestGateway } from './harness.ts';
import { ownGateway } from './shared-gateway.ts';

const folder = await temporaryFolder();

let gateway: TestGateway;

beforeAll(async () => {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>GraphiQL</title>');
  await writeFile(join(folder, 'assets', 'page.js'), 'start()');
  gateway = await startGateway({ graphiqlDirectory: folder });
});
afterAll(async () => {
  await gateway.close();
});
beforeEach(() => {
  gateway.php.reset();
  gateway.php.answer({ 'userLogin.php': { json: { success: true, userId: 7, authToken: 'tok-of-the-demo' } } });
});

const sandbox = async () => (await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' } })).text();
const settings = async () =>
  (await fetch(`${gateway.url}/graphiql/settings.json`)).json() as Promise<{ operations: string[]; headers: object }>;

describe('GraphiQL', () => {
  it('is served from here, and may load nothing from elsewhere', async () => {
    const page = await fetch(`${gateway.url}/graphiql`);
    expect(await page.text()).toContain('GraphiQL');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).not.toContain('http');
    const script = await fetch(`${gateway.url}/graphiql/assets/page.js`);
    expect([await script.text(), script.headers.get('content-type')]).toEqual([
      'start()',
      expect.stringMatching('javascript'),
    ]);
  });

  it('starts with operations that the graph can answer', async () => {
    const { operations } = await settings();
    expect(operations.length).toBeGreaterThan(1);
    for (const text of operations) expect(validate(graphSchema, parse(text))).toEqual([]);
    expect(await sandbox()).toContain('FindSpecialists');
  });

  it.each<[string, NonNullable<GatewayOptions['config']>]>([
    ['in production', { isProduction: true, introspection: true }],
    ['with registered operations', { operations: 'registered', introspection: true }],
  ])('isn’t served %s (GQL-13)', async (_when, config) => {
    const closed = await ownGateway({ config, graphiqlDirectory: folder });
    for (const path of ['/graphiql', '/graphiql/settings.json', '/graphiql/assets/page.js']) {
      expect((await fetch(closed.url + path, { headers: { accept: 'text/html' } })).status).toBe(404);
    }
  });
});

describe('the pages for trying operations', () => {
  it('start without a session', async () => {
    expect((await settings()).headers).toEqual({});
    expect(gateway.php.calls).toEqual([]);
  });

  it('start with a new session of the demo’s customer', async () => {
    gateway.offerDemoLogin({ email: 'joan@example.com', password: 'Mend-it-2026!' });
    const headers = { 'X-User-ID': '7', 'X-Auth-Token': 'tok-of-the-demo' };
    expect((await settings()).headers).toEqual(headers);
    const page = await sandbox();
    for (const [name, value] of Object.entries(headers)) expect(page).toMatch(new RegExp(`${name}[^}]*${value}`));
    expect(gateway.php.counts).toEqual({ 'userLogin.php': 2 });

    gateway.php.answer({ 'userLogin.php': { json: { success: false, message: 'Invalid email or password' } } });
    expect((await settings()).headers).toEqual({});
  });
});
