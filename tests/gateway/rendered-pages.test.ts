import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { APPOINTMENT, customerIs, REVIEW, sendMutation } from './customer-fixtures.ts';
import { SESSION } from './harness.ts';
import { ownGateway, sharedGateway } from './shared-gateway.ts';
import { writeRenderer, writeSite } from './site-fixture.ts';

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;

const folder = await temporaryFolder();
await writeSite(folder);
await writeRenderer(folder);

const options = { clientDirectory: folder, config: { publicUrl: 'https://www.mendwell.example', pageTimeout: 60 } };
const gateway = await sharedGateway(options);

const listed = (...names: string[]) => ({
  json: {
    success: true,
    specialists: names.map((name, index) => ({ specialist_id: String(index + 1), specialist_name: name })),
    total_pages: '1',
  },
});
beforeEach(() => gateway.php.answer({ 'specialists.php': listed('Priya') }));

async function open(path = '/specialists', headers: Record<string, string> = {}, { url } = gateway) {
  const response = await fetch(url + path, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const WITHOUT_DATA = 'The app: specialists';
const calls = () => gateway.php.callsOf('specialists.php').length;

describe('a public page', () => {
  it('comes with its data, and is rendered once while what it shows is fresh', async () => {
    const first = await open();
    expect(first.status).toBe(200);
    expect(first.html).toContain('<p>Priya</p>');
    expect(first.html).toContain('href="https://www.mendwell.example/specialists"');
    gateway.pass(29 * SECONDS);
    expect((await open()).html).toBe(first.html);
    expect(calls()).toBe(1);
  });

  it('is the same at every URL that shows the same', async () => {
    const { html } = await open('/specialists?utm_source=post');
    expect((await open('/specialists?gclid=1')).html).toBe(html);
    expect(calls()).toBe(1);
    expect((await open('/specialists?search=tap')).html).toContain('/specialists?search=tap');
    expect(gateway.php.calls.at(-1)?.query).toMatchObject({ search: 'tap' });
  });

  it('is sent once more when it is stale, and rendered again from new answers', async () => {
    await open();
    gateway.php.answer({ 'specialists.php': listed('Priya', 'Tomasz') });
    gateway.pass(31 * SECONDS);
    expect((await open()).html).not.toContain('Tomasz');
    await until(async () => (await open()).html.includes('Tomasz'), 'the page was rendered again');
    expect(calls()).toBe(2);
  });

  it('is rendered before it is sent when it has been stale for long', async () => {
    await open();
    gateway.php.answer({ 'specialists.php': listed('Tomasz') });
    gateway.pass(6 * MINUTES);
    expect((await open()).html).toContain('Tomasz');
  });

  it('shows at once what a mutation has changed', async () => {
    await open();
    customerIs(gateway, {
      pendingReviewsData: [{ review_id: 5, specialist: { id: 7, name: 'Priya' }, appointmentId: 12 }],
      appointments: [{ ...APPOINTMENT, status: 'completed' }],
    });
    gateway.php.answer({ [REVIEW.script]: { json: { success: true } }, 'specialists.php': listed('Priya, reviewed') });
    await sendMutation(gateway, REVIEW);
    expect((await open()).html).toContain('Priya, reviewed');
  });

  it('is rendered once for simultaneous requests', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, () => open()));
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(calls()).toBe(1);
  });

  it('depending on the time is rendered again after half a minute', async () => {
    expect((await open('/?timed')).html).toContain('rendered 1 times');
    gateway.pass(29 * SECONDS);
    expect((await open('/?timed')).html).toContain('rendered 1 times');
    gateway.pass(2 * SECONDS);
    await until(async () => (await open('/?timed')).html.includes('rendered 2 times'), 'the page was rendered again');
  });
});

describe('while the host is down', () => {
  it('the last good page is sent', async () => {
    const { html } = await open();
    gateway.php.answer({ 'specialists.php': 'reset' });
    gateway.pass(25 * 60 * MINUTES);
    expect((await open()).html).toBe(html);
  });

  it('a page that was never rendered comes without data, for the browser to complete', async () => {
    gateway.php.answer({ 'specialists.php': 'reset' });
    const { status, html } = await open('/specialists?search=new');
    expect(status).toBe(200);
    expect(html).toContain(WITHOUT_DATA);
    expect(html).not.toContain('/specialists?search=new');
  });

  it('a page that may not exist has status 503', async () => {
    gateway.php.answer({ 'specialists.php': 'reset' });
    const { status, headers, html } = await open('/specialists/9');
    expect(status).toBe(503);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toContain('The app: specialist');
  });

  it('a page doesn’t wait for a host that never answers', async () => {
    const impatient = await ownGateway({ ...options, config: { ...options.config, pageTimeout: 1 } });
    impatient.php.answer({ 'specialists.php': 'hang' });
    expect((await open('/specialists?search=slow', {}, impatient)).html).toContain(WITHOUT_DATA);
  });
});

describe('a page that the data decides about', () => {
  it('is found, missing, or at another address', async () => {
    expect(await open('/specialists/1')).toMatchObject({ status: 200 });
    const missing = await open('/specialists/none');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('x-robots-tag')).toBe('noindex');
    const moved = await open('/specialists/moved');
    expect(moved.status).toBe(308);
    expect(moved.headers.get('location')).toBe('/specialists/1');
  });

  it('is in the sitemap', async () => {
    gateway.php.answer({ 'specialists.php': listed('Zoë O’Neill') });
    const { html } = await open('/sitemap.xml');
    expect(html).toContain('<loc>https://www.mendwell.example/specialists/1/zoe-oneill</loc>');
  });
});

it('a page that takes long to render doesn’t keep others waiting', async () => {
  const busy = open('/specialists?search=busy');
  // Rendered here, it would block this request until the file exists.
  const { data } = await gateway.graph('{ __typename }');
  expect(data).toEqual({ __typename: 'Query' });
  await writeFile(join(folder, 'server/released'), '');
  expect((await busy).html).toContain('<p>Priya</p>');
});

it('a page that ends the renderer comes without data, and the next one with it', async () => {
  expect((await open('/specialists?search=crash')).html).toContain(WITHOUT_DATA);
  expect((await open('/specialists?search=next')).html).toContain('<p>Priya</p>');
});

it('nothing of a session reaches a page, or the calls for it', async () => {
  const cookie = 'PHPSESSID=secret-cookie';
  const [joan, guest] = [await open('/specialists', { ...SESSION, cookie }), await open()];
  expect(joan.html).toBe(guest.html);
  expect(joan.headers.get('set-cookie')).toBeNull();
  const [call] = gateway.php.calls;
  expect(JSON.stringify(call)).not.toMatch(/secret-cookie|tok-0123456789abcdef|x-user-id/i);
});

it('the build for Node is not served', async () => {
  for (const file of ['/server/server.js', '/server/build.json']) expect((await open(file)).status).toBe(404);
});
