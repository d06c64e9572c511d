import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Script } from '../support/fake-php.ts';
import { until } from '../support/until.ts';
import { post, SESSION, startGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const READ = '{ me { id firstName } }';
const USER = { json: { user_id: '7', firstName: 'Joan' } };

async function read(reply: Script) {
  gateway.php.answer({ 'getUserData.php': reply });
  return gateway.asCustomer(READ);
}

const calls = (script = 'getUserData.php') => gateway.php.callsOf(script).length;

// fault-suite.test.ts has the failures of every call of the contract.
describe('a read', () => {
  it.each([
    ['404', { raw: 'Not Found', status: 404 }, 'UPSTREAM_UNAVAILABLE', 404],
    [
      'broken compression',
      { raw: 'no gzip', headers: { 'content-encoding': 'gzip' } },
      'UPSTREAM_INVALID_RESPONSE',
      undefined,
    ],
    [
      'an encoding that wasn’t requested',
      { raw: 'x', headers: { 'content-encoding': 'zstd' } },
      'UPSTREAM_INVALID_RESPONSE',
      undefined,
    ],
  ] as const)(
    'of %s is an error with a code and no internal details (FAULT-01, FAULT-04, FAULT-06, FAULT-08, FAULT-09)',
    async (_what, reply, code, legacyStatus) => {
      const { data, errors } = await read(reply);
      expect(data).toEqual({ me: null });
      expect(errors).toHaveLength(1);
      expect(errors?.[0]).toEqual({
        message: expect.any(String),
        path: ['me'],
        locations: [{ line: 1, column: 3 }],
        extensions: { code, requestId: expect.any(String), ...(legacyStatus && { legacyStatus }) },
      });
      expect(errors?.[0].message).not.toMatch(/php|127|ECONN|socket|PDO|html/i);
      expect(calls()).toBe(1);
    },
  );

  it('is retried once after a transient failure (FAULT-10)', async () => {
    let count = 0;
    const { data } = await read(() => (++count === 1 ? 'reset' : USER));
    expect(data.me.firstName).toBe('Joan');
    expect(calls()).toBe(2);
  });

  const PLAIN = JSON.stringify(USER.json);
  const GZIP = gzipSync(PLAIN);
  // A header with a file name, a comment and an extra field.
  const NAMED = Buffer.concat([
    Buffer.from([0x1f, 0x8b, 8, 4 | 8 | 16, 0, 0, 0, 0, 0, 3, 2, 0, 7, 7]),
    Buffer.from('user.json\0a user\0'),
    GZIP.subarray(10),
  ]);
  const ZOE = JSON.stringify({ ...USER.json, firstName: 'Zoë' });
  const bytes = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

  it.each<[encoding: string, body: Buffer | string]>([
    ['gzip', GZIP],
    ['x-gzip', GZIP],
    ['br', brotliCompressSync(PLAIN)],
    ['deflate', deflateSync(PLAIN)],
    ['gzip', deflateSync(PLAIN)],
    ['none', deflateSync(PLAIN)],
    ['deflate', deflateRawSync(PLAIN)],
    ['deflate', deflateRawSync(PLAIN.padEnd(5_000))],
    ['gzip', bytes(GZIP, '\n')],
    ['gzip', bytes(GZIP, '\r\n\0\0 <!-- from a cache -->')],
    ['gzip', bytes(NAMED, '\n')],
    ['gzip', bytes(gzipSync(PLAIN.slice(0, 9)), gzipSync(PLAIN.slice(9)))],
    ['gzip, gzip', gzipSync(GZIP)],
    ['gzip', gzipSync(GZIP)],
    ['gzip, gzip', GZIP],
    ['br', deflateSync(PLAIN)],
    ['gzip', brotliCompressSync(PLAIN)],
    ['', brotliCompressSync(PLAIN)],
    ['', deflateSync(PLAIN, { windowBits: 9 })],
    ['none', deflateRawSync(PLAIN)],
    ['gzip, br', brotliCompressSync(GZIP)],
    ['deflate, gzip', gzipSync(deflateSync(PLAIN))],
    ['none', GZIP],
    ['', GZIP],
    ...['none', 'UTF-8', 'identity', 'binary', 'zstd', 'gzip', 'br', 'deflate', 'gzip, deflate'].map(
      (encoding) => [encoding, PLAIN] as [string, string],
    ),
  ])('labelled %j is decompressed as its bytes are (FAULT-08)', async (encoding, raw) => {
    const { data } = await read({ raw, headers: { 'content-encoding': encoding } });
    expect(data?.me?.firstName).toBe('Joan');
  });

  it.each<[what: string, body: Buffer]>([
    ['cut', GZIP.subarray(0, -9)],
    ['without its checksum', bytes(GZIP.subarray(0, -8), '\n')],
    ['with another checksum', bytes(GZIP.subarray(0, -8), 'checksum', '\n')],
    ['only a header', GZIP.subarray(0, 4)],
    ['compressed again and again', [1, 2, 3, 4].reduce((inner) => gzipSync(inner), GZIP)],
    ['inflated beyond the limit, with a line end', bytes(gzipSync(PLAIN.padEnd(6 * 1024 * 1024)), '\n')],
    ['inflated beyond the limit twice', gzipSync(gzipSync(PLAIN.padEnd(6 * 1024 * 1024)))],
  ])('of gzip that is %s is an error', async (_what, raw) => {
    const { errors } = await read({ raw, headers: { 'content-encoding': 'gzip' } });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
  });

  it.each<[charset: string, encoded: BufferEncoding]>([
    ['ISO-8859-1', 'utf8'],
    ['windows-1252', 'utf8'],
    ['us-ascii', 'utf8'],
    ['utf8mb4', 'utf8'],
    ["'utf-8'", 'utf8'],
    ['utf-8', 'latin1'],
    ['ISO-8859-1', 'latin1'],
    ['utf8mb4', 'latin1'],
    ['utf-16le', 'utf16le'],
    ['utf-16', 'utf8'],
    ['utf-8', 'utf16le'],
    ['utf-16be', 'utf16le'],
    ['ISO-8859-1', 'utf16le'],
    ['utf-16', 'latin1'],
    ['" ISO-8859-1 "', 'latin1'],
  ])('labelled %s and encoded as %s keeps its accents (FAULT-09)', async (charset, encoded) => {
    const raw = Buffer.from(ZOE, encoded);
    const { data } = await read({ raw, headers: { 'content-type': `application/json; charset=${charset}` } });
    expect(data?.me?.firstName).toBe('Zoë');
  });

  it.each([
    ['utf-16', Buffer.from(`\ufeff${ZOE} `, 'utf16le')],
    ['utf-8', Buffer.from(`\ufeff${ZOE}`, 'utf16le').swap16()],
    ['utf-16le', Buffer.from(ZOE, 'utf16le').swap16()],
    ['windows-1250', Buffer.from(`${ZOE}\0\0`)],
    ['windows-1252', Buffer.from(`\0${ZOE}\0\n`, 'latin1')],
  ])('labelled %s is decoded by its byte order mark and zeros (FAULT-09)', async (charset, raw) => {
    const { data } = await read({ raw, headers: { 'content-type': `application/json; charset=${charset}` } });
    expect(data?.me?.firstName).toBe('Zoë');
  });

  const WARNING = '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/a.php</b> on line <b>3</b><br />\n';
  const LINE = 'PHP Warning: Undefined array key "x" in /a.php on line 3';
  const COMMENT = '<!-- Cached page, generated in 0.05 s -->';
  const HOSTING = '<!-- Statistics -->\n<script src="http://stats.example/count.php"></script>\n<!-- End -->\n';
  const DATED = '[27-Nov-2026 10:00:00 UTC] PHP Notice: foo {main} in /a.php [0] on line 3\n';

  it.each<[before: string, after: string]>([
    ['', WARNING],
    ['', `\n${LINE}`],
    ['', LINE],
    ['', COMMENT],
    ['', `\n\n${HOSTING}`],
    ['', DATED],
    ['', '<script>window.counter = {"pages":[{"id":1}]};</script>'],
    ['<!-- {"from":"a cache"} -->', `${WARNING}<!-- of [{"id":1}] -->`],
    [WARNING, ''],
    [LINE, ''],
    [`${LINE} `, ''],
    [COMMENT, ''],
    [HOSTING, ''],
    [DATED.repeat(30), ''],
    [WARNING, WARNING],
    [LINE, `\n${COMMENT}`],
    ['\ufeff\ufeff', '\n\n\n'],
    [`${WARNING}\ufeff`, '\0'],
    ['array(2) {\n  ["id"]=>\n  int(1)\n  [0]=>\n  array(0) {\n  }\n}\n', ''],
    ['', '\nArray\n(\n    [id] => 7\n    [0] => Array\n        (\n        )\n\n)\n'],
    ["<pre class='xdebug-var-dump' dir='ltr'>\n<small>/a.php:3:</small><i>array</i>\n</pre>", 'string(3) "abc"\n'],
  ])('with %j before and %j after its JSON is read, and the rest is logged (FAULT-05)', async (before, after) => {
    const { data } = await read({ raw: `${before}${PLAIN}${after}` });
    expect(data?.me?.firstName).toBe('Joan');
    const isLogged = gateway.log.some(({ event }) => event === 'diagnostics before answer');
    expect(isLogged).toBe(`${before}${after}`.trim() !== '');
    expect(gateway.logText()).not.toContain('Undefined');
  });

  it.each<[what: string, raw: string]>([
    ['two documents', PLAIN + PLAIN],
    ['two documents on lines of their own', `${PLAIN}\n${PLAIN}`],
    ['two documents after a warning', `${WARNING}${PLAIN}\n${PLAIN}`],
    ['a document before and one after a warning', `${PLAIN}${LINE}${PLAIN}`],
    ['a document and the start of another', `${PLAIN}\n${PLAIN.slice(0, -5)}\n${LINE}`],
    ['a cut document with a complete part', `{"user":${PLAIN},`],
    ['a cut list of complete records', `[${PLAIN},${PLAIN}`],
    ['a cut document, then a warning', `{"user":${PLAIN}\n${WARNING}`],
    ['a warning, then a cut document', `${WARNING}{"user":${PLAIN}`],
    ['a warning on the line of a cut document', `${LINE}{"user":${PLAIN}`],
    ['a warning in the middle', `${PLAIN.slice(0, -1)},${WARNING}"x":1}`],
    ['a broken document, then a warning and another', `{"user":1,}\n${LINE}\n${PLAIN}`],
    ['a page with JSON in it', `<html><script>\n${PLAIN}\n</script><h1>Warning</h1></html>`],
    ['JSON as the data of a page', `<script type="application/ld+json">${PLAIN}</script>`],
    ['a fatal error', `${PLAIN}\n<b>Fatal error</b>: Uncaught Exception`],
  ])('of %s is an error: any guess could be wrong (FAULT-06)', async (_what, raw) => {
    const { data, errors } = await read({ raw });
    expect(data.me).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
  });

  it('keeps all digits of its ids, which are sent back as they are', async () => {
    const ids = ['98765432109876543', '98765432109876545'];
    const appointment = (id?: string) => `{"id":${id},"status":"confirmed","serviceId":${id},"specialistId":"7"}`;
    gateway.php.answer({ 'appointment-actions.php': { json: { success: true } } });
    const raw = `{"user_id":7,"firstName":"Joan","recentAppointments":[${ids.map(appointment)}]}`;
    gateway.php.answer({ 'getUserData.php': { raw } });
    const { data } = await gateway.asCustomer('{ me { appointments { nodes { id } } } }');
    const found: string[] = data.me.appointments.nodes.map(({ id }: { id: string }) => id);
    expect(found.map((id) => id.replace(/\D/g, '')).sort()).toEqual(ids);
    const { data: cancelled } = await gateway.graph(
      'mutation ($id: ID!) { cancelAppointment(input: { appointmentId: $id, reason: "x" }) { userErrors { message } } }',
      { id: found.find((id) => id.endsWith('5')) },
      SESSION,
    );
    expect(cancelled.cancelAppointment.userErrors).toEqual([]);
    expect(JSON.parse(gateway.php.callOf('appointment-actions.php').body).appointmentId).toBe(ids[1]);
  });

  it('is never made for a number that was rounded in the request', async () => {
    const response = await post(
      gateway,
      '{"query":"query ($page: Int) { specialists(page: $page) { page } }","variables":{"page":98765432109876543}}',
    );
    expect(await response.text()).toContain('98765432109876543');
    expect(gateway.php.calls).toEqual([]);
  });

  it.each([
    ['30', 30],
    ['soon', undefined],
    ['Wed, 21 Oct 2015 07:28:00 GMT', undefined],
    [new Date(Date.now() + 6_000_000).toUTCString(), 6_000],
    [
      new Date(Date.now() + 6_000_000).toUTCString().replace(/(.*), (\d\d) (\w+) (\d+) (.*) GMT/, '$1 $3 $2 $5 $4'),
      6_000,
    ],
  ])('limited by the host until %s is RATE_LIMITED, and not retried', async (until, seconds) => {
    const { errors } = await read({ raw: '<h1>Slow down</h1>', status: 429, headers: { 'retry-after': until } });
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', legacyStatus: 429 } }]);
    const { retryAfter } = errors?.[0].extensions ?? {};
    // A date's seconds have begun to pass.
    if (seconds === undefined) expect(retryAfter).toBeUndefined();
    else expect([retryAfter > seconds / 2, retryAfter <= seconds]).toEqual([true, true]);
    expect(errors?.[0].message).not.toContain('Slow');
    expect(calls()).toBe(1);
  });

  it('limited by the host gets the latest list of everyone', async () => {
    gateway.php.answer({ 'services.php': { json: { services: [{ id: 1, name: 'Plumbing' }] } } });
    await gateway.graph('{ services { name } }');
    gateway.pass(23 * 60 * 60_000);
    gateway.php.answer({ 'services.php': { json: {}, status: 429 } });
    expect((await gateway.graph('{ services { name } }')).data.services).toEqual([{ name: 'Plumbing' }]);
  });

  it('doesn’t affect other fields', async () => {
    gateway.php.answer({
      'services.php': { json: { services: [{ id: 1, name: 'Plumbing' }] } },
      'getUserData.php': 'reset',
    });
    const { data, errors } = await gateway.asCustomer('{ me { id } services { name } }');
    expect(data).toEqual({ me: null, services: [{ name: 'Plumbing' }] });
    expect(errors).toHaveLength(1);
  });
});

describe('a caller who disconnects', () => {
  it('cancels the call to the host', async () => {
    let hasHungUp = false;
    gateway.php.onHangUp = () => {
      hasHungUp = true;
    };
    gateway.php.answer({ 'getUserData.php': 'hang' });
    const leaving = new AbortController();
    const aborted = post(gateway, { query: READ }, SESSION, leaving.signal).catch(() => 'left');
    await until(() => calls() > 0, 'the host was called');
    leaving.abort();
    expect(await aborted).toBe('left');
    await until(() => hasHungUp, 'the gateway hung up');
  });
});

describe('the circuit breaker', () => {
  const openMs = 300;
  beforeEach(async () => {
    await gateway.close();
    gateway = await startGateway({ transportLimits: { failuresToOpen: 3, openMs } });
  });

  const fail = async (times: number) => {
    for (let index = 0; index < times; index++) await read({ raw: 'x', status: 500 });
  };

  it('opens for a script that keeps failing, only for that one, and repeats its error (FAULT-13)', async () => {
    await fail(3);
    expect(calls()).toBe(3);
    const { errors } = await read(USER);
    expect(errors?.[0].extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', legacyStatus: 500, retryAfter: 1 });
    expect(calls()).toBe(3);
    gateway.php.answer({ 'services.php': { json: { services: [] } } });
    expect((await gateway.graph('{ services { id } }')).data.services).toEqual([]);
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ event: 'breaker', script: 'getUserData.php', state: 'open' }),
    );
  });

  it('probes the script with one call at a time, and closes when it responds (FAULT-15)', async () => {
    await fail(3);
    await until(async () => (await read(USER)).data.me !== null, 'the script is called again');
    expect(gateway.log).toContainEqual(expect.objectContaining({ event: 'breaker', state: 'closed' }));
    await fail(1);
    expect((await read(USER)).data.me).not.toBeNull();
  });

  it('doesn’t count refusals or invalid requests as failures', async () => {
    for (const reply of [
      { json: { success: false } },
      { json: {}, status: 401 },
      { json: {}, status: 404 },
      { json: {}, status: 429 },
    ] as const) {
      for (let index = 0; index < 4; index++) await read(reply);
    }
    expect(calls()).toBe(16);
  });

  it('is reset when the embedded backend listens', async () => {
    await fail(3);
    gateway.resetBreakers();
    expect((await read(USER)).data.me).not.toBeNull();
  });

  describe('with a separate backend at PHP_URL', () => {
    beforeEach(async () => {
      await gateway.close();
      gateway = await startGateway({ transportLimits: { failuresToOpen: 3, openMs: 600_000 } });
    });
    const probes = () => gateway.php.callsOf('readyz').length;

    it('probes as soon as its /readyz is ready (DEPLOY-05)', async () => {
      gateway.php.answer({ readyz: { json: { status: 'unavailable' }, status: 503 } });
      await fail(3);
      await until(() => probes() > 1, 'it was probed until it was ready');
      expect((await read(USER)).data.me).toBeNull();
      gateway.php.answer({ readyz: { json: { status: 'ready' } } });
      await until(async () => (await read(USER)).data.me !== null, 'the script is called again');
      expect(gateway.log).toContainEqual(expect.objectContaining({ event: 'breaker', state: 'closed' }));
    });

    it('polls /readyz once per opening while a script keeps failing', async () => {
      gateway.php.answer({ readyz: { json: { status: 'ready' } } });
      await fail(3);
      const failedAgain = async () => {
        await fail(1);
        return calls() === 4;
      };
      await until(failedAgain, 'the script was tried once more');
      await fail(3);
      expect([calls(), probes()]).toEqual([4, 1]);
    });

    it('polls a host without /readyz only once', async () => {
      gateway.php.answer({ 'services.php': { raw: 'x', status: 500 } });
      await fail(3);
      await until(() => probes() === 1, 'it was probed');
      for (let index = 0; index < 3; index++) await gateway.graph('{ services { id } }');
      await until(() => probes() === 2, 'it was probed for the other script');
      expect((await read(USER)).data.me).toBeNull();
      expect(calls()).toBe(3);
    });
  });
});

describe('many hanging calls', () => {
  it('don’t block other scripts, and further calls fail immediately (FAULT-14)', async () => {
    await gateway.close();
    gateway = await startGateway({ transportLimits: { maxRunning: 4, maxWaiting: 2 } });
    gateway.php.answer({ 'services.php': { json: { services: [] } } });
    const letGo = gateway.php.hold('getUserData.php', USER);
    const asking = Array.from({ length: 6 }, () => gateway.asCustomer(READ));
    await until(() => calls() === 4, 'as many as may are under way');
    expect((await gateway.graph('{ __typename services { id } }')).data).toEqual({ __typename: 'Query', services: [] });
    await until(async () => {
      const { errors } = await gateway.graph(READ, {}, { ...SESSION, 'x-user-id': '8' });
      return errors?.[0].extensions.code === 'UPSTREAM_UNAVAILABLE' && errors[0].extensions.retryAfter === 1;
    }, 'one more was turned away');
    letGo();
    for (const { data } of await Promise.all(asking)) expect(data.me.firstName).toBe('Joan');
    expect(calls()).toBe(6);
  });
});
