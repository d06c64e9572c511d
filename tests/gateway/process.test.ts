import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { FakePhp } from '../support/fake-php.ts';
import {
  backendOf,
  failToStart,
  type GatewayProcess,
  isRunning,
  peakMemory,
  startGatewayProcess,
} from '../support/gateway-process.ts';
import { until } from '../support/until.ts';
import { BOOKABLE, book, booking } from './booking-fixtures.ts';
import { post, readAnswer, SESSION } from './harness.ts';
import { photo, sha256 } from './photo-fixtures.ts';
import { NOTIFICATION, notificationList, openStream } from './streams.ts';

const MIB = 1024 * 1024;
const hasProc = existsSync('/proc/self/status');

let dataDir: string;
let gateway: GatewayProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gateway-process-'));
});
afterEach(async () => {
  gateway?.signal('SIGKILL');
  await gateway?.ended;
  gateway = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** A host for one test. */
async function startPhp(): Promise<FakePhp> {
  const php = new FakePhp();
  await php.start();
  onTestFinished(() => php.stop());
  return php;
}

const graph = async (query: string, headers: Record<string, string> = {}) =>
  readAnswer(await post({ url: gateway?.url ?? '' }, { query }, headers));

// Each test starts processes, on a machine that may be busy.
const PATIENTLY = { timeout: 120_000 };

describe('the process', PATIENTLY, () => {
  it('doesn’t start with an invalid configuration, and reports every problem (OPS-04)', async () => {
    const { code, output } = await failToStart({ NODE_ENV: 'production', PORT: 'x', DATA_DIR: '' });
    expect(code).toBe(1);
    for (const name of ['PORT', 'PUBLIC_URL', 'SMTP_URL', 'DATABASE_URL']) expect(output).toContain(`- ${name}`);
    expect(output).not.toContain(' at ');
  });

  it('doesn’t start with demo accounts in production, and says why', async () => {
    gateway = await startGatewayProcess({ DATA_DIR: dataDir });
    gateway.signal('SIGTERM');
    await gateway.ended;
    const settings = { NODE_ENV: 'production', PUBLIC_URL: 'https://mendwell.example', SMTP_URL: 'smtp://127.0.0.1:1' };
    const { code, output } = await failToStart({ ...settings, DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/demo account/i);
    expect(output).not.toContain('ReferenceError');
  });

  it('reports that its port is in use', async () => {
    gateway = await startGatewayProcess({ DATA_DIR: dataDir });
    const { port } = new URL(gateway.url);
    const { code, output } = await failToStart({ PHP_URL: 'http://127.0.0.1:9', PORT: port });
    expect(code).toBe(1);
    expect(output).toContain(`PORT ${port} is in use by another program`);
  });

  it('completes requests in flight when it is stopped, ends subscriptions, and accepts nothing new (OPS-01)', async () => {
    const php = await startPhp();
    php.answer({ 'getNotifications.php': notificationList(NOTIFICATION) });
    const letGo = php.hold('services.php', { json: { services: [{ id: 1, name: 'Plumbing' }] } });
    gateway = await startGatewayProcess({ PHP_URL: php.origin, DATA_DIR: dataDir });
    // Browsers open connections in advance.
    const unused = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    unused.resume();
    await once(unused, 'connect');
    const stream = await openStream(gateway, 'subscription { notificationsChanged { added { id } } }');
    await stream.events(1);
    const asking = graph('{ services { name } }');
    await until(() => php.callsOf('services.php').length > 0, 'the host was called');
    gateway.signal('SIGTERM');
    await once(unused, 'close');
    await until(
      () =>
        graph('{ __typename }').then(
          ({ status }) => status === 503,
          () => true,
        ),
      'new work is refused',
    );
    letGo();
    expect((await asking).data).toEqual({ services: [{ name: 'Plumbing' }] });
    expect(await gateway.ended).toBe(0);
    await until(stream.hasEnded, 'the stream ended');
    expect(stream.text()).toMatch(/\r\n--graphql--\r\n$/);
  });

  it('outlives an error of one item of a list that comes after the answer', async () => {
    // Two lines of half a penny each are rounded up, and their sum is a penny more than fits.
    const parts = [1, 2].map(() => ({ quantity: 0.5, price: '21474836.47' }));
    const php = await startPhp();
    php.answer({
      'getUserData.php': {
        json: {
          ...{ user_id: 7, email: 'joan@example.com', appointments: [{ id: 12, specialistId: 7 }] },
          repairs: [
            { id: 1, appointmentId: 12, date: '2026-10-02', parts },
            { id: 2, parts },
          ],
        },
      },
      'specialists.php': { json: { success: true, specialists: [{ specialist_id: 7 }], total_pages: 1 } },
    });
    gateway = await startGatewayProcess({ DATA_DIR: dataDir, PHP_URL: php.origin });
    // graphql-js gives up the list at the second repair, while the first waits for its specialist.
    const fields = 'appointment { specialist { id } } partsTotal { pence }';
    const { errors } = await graph(`{ me { repairs { nodes { ${fields} } } } }`, SESSION);
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
    await until(() => gateway?.output().includes('error after the answer') ?? false, 'the first repair failed');
    expect((await graph('{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  it('serves requests during SHUTDOWN_DELAY while /readyz is not ready (DEPLOY-02)', async () => {
    const php = await startPhp();
    php.answer({ 'services.php': { json: { services: [{ id: 1, name: 'Plumbing' }] } } });
    gateway = await startGatewayProcess({ PHP_URL: php.origin, DATA_DIR: dataDir, SHUTDOWN_DELAY: '300' });
    const readiness = async () => fetch(`${gateway?.url}/readyz`);
    expect((await readiness()).status).toBe(200);
    gateway.signal('SIGTERM');
    await until(async () => (await readiness()).status === 503, 'customers are sent elsewhere');
    expect(await (await readiness()).json()).toEqual({ status: 'draining' });
    const { status, headers, data } = await graph('{ services { name } }');
    expect(data).toEqual({ services: [{ name: 'Plumbing' }] });
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    gateway.signal('SIGTERM');
    expect(await gateway.ended).toBe(1);
  });

  it('stops immediately at the second signal', async () => {
    const php = await startPhp();
    php.answer({ 'services.php': 'hang' });
    gateway = await startGatewayProcess({ PHP_URL: php.origin, DATA_DIR: dataDir });
    const asking = graph('{ services { name } }').catch(() => 'cut off');
    await until(() => php.calls.length > 0, 'the host was called');
    gateway.signal('SIGINT');
    await until(() => gateway?.output().includes('stopping') ?? false, 'it started to stop');
    gateway.signal('SIGINT');
    expect(await gateway.ended).toBe(1);
    expect(await asking).toBe('cut off');
  });

  it.runIf(hasProc)('never holds photos in memory: three at once of 3 x 25 MiB each (FILE-02)', async () => {
    const php = await startPhp();
    php.answer(BOOKABLE);
    gateway = await startGatewayProcess({ PHP_URL: php.origin, DATA_DIR: dataDir });
    const url = gateway.url;
    await book({ url }, booking());
    const before = await peakMemory(gateway.pid);

    const large = photo('jpeg', 25 * MIB);
    const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, bytes: large }));
    const answers = await Promise.all([1, 2, 3].map(() => book({ url }, booking(), files)));
    for (const { payload } of answers) expect(payload.userErrors).toEqual([]);
    const received = php.calls.flatMap(({ parts }) => parts.filter((part) => 'size' in part && part.size === 25 * MIB));
    expect(received).toHaveLength(9);
    for (const part of received) expect(part).toMatchObject({ sha256: sha256(large) });
    expect((await peakMemory(gateway.pid)) - before).toBeLessThan(150);
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  });
});

describe.runIf(hasProc)('the embedded backend', PATIENTLY, () => {
  const services = () => graph('{ services { name } }');
  const specialists = () => graph('{ specialists(page: 2) { page } }');

  it('is started, restarted when it exits, and stopped with its gateway', async () => {
    gateway = await startGatewayProcess({ DATA_DIR: dataDir });
    expect(gateway.output()).toMatch(/Demo login +\S+@\S+ +\S+/);
    const { pid } = gateway;
    expect((await services()).data.services.length).toBeGreaterThan(0);
    const first = await backendOf(pid);
    expect(first).toBeDefined();

    process.kill(first ?? 0, 'SIGKILL');
    await until(async () => (await fetch(`${gateway?.url}/readyz`)).status === 503, 'the loss was noticed');
    // Cached data is still returned, and everything else is an error.
    expect((await services()).errors).toBeUndefined();
    const lost = await specialists();
    if (lost.errors) expect(lost.errors[0].extensions.code).toBe('UPSTREAM_UNAVAILABLE');

    await until(async () => (await specialists()).errors === undefined, 'it was back by itself');
    const second = await backendOf(pid);
    expect(second).not.toBe(first);

    gateway.signal('SIGKILL');
    await gateway.ended;
    await until(async () => !(await isRunning(second ?? 0)), 'it was gone with its gateway');
  });

  it.each(['127.0.0.1', '0.0.0.0'])('uses the printed address for links in emails, listening on %s', async (HOST) => {
    const { url } = await startGatewayProcess({ DATA_DIR: dataDir, HOST, EXPOSE_DEMO: 'true' }).then(
      (started) => (gateway = started),
    );
    const joan = `firstName: "Joan", lastName: "Pryce", email: "joan.pryce@example.com", phone: "07700 900321"`;
    await graph(`mutation { register(input: { ${joan}, password: "Pass-word-1!" }) { userErrors { message } } }`);
    const read = async (path: string) => (await fetch(url + path)).text();
    const [path = ''] = /\/outbox\/\d+/.exec(await read('/outbox')) ?? [];
    expect(await read(path)).toContain(`href="${url}/login"`);
  });

  it('exits when its gateway stops', async () => {
    gateway = await startGatewayProcess({ DATA_DIR: dataDir });
    const backend = (await backendOf(gateway.pid)) ?? 0;
    gateway.signal('SIGTERM');
    expect(await gateway.ended).toBe(0);
    expect(await isRunning(backend)).toBe(false);
  });
});
