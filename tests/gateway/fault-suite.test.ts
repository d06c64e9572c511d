import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../gateway/legacy/contract.ts';
import { READ_TIMEOUT_MS, writeTimeoutOf } from '../../gateway/legacy/endpoints/endpoint.ts';
import { CALLS, isRead, SCRIPTS, scriptOf, WHOLE_HOST } from '../examples/all.ts';
import type { Call } from '../examples/example.ts';
import type { Reply, Script } from '../support/fake-php.ts';
import { until } from '../support/until.ts';
import { type GraphAnswer, NO_LIMITS, startGateway, type TestGateway } from './harness.ts';
import { operationOf } from './whole-graph.ts';

const SECRET = 'PDOException: SQLSTATE[42S02] in /srv/www/secret.php:7';
const HTML = `<html><h1>Fatal error</h1>${SECRET}</html>`;
const WARNING = `<br />\n<b>Warning</b>:  ${SECRET} on line <b>7</b><br />\n`;
const GIANT = JSON.stringify({ success: true, x: 'a'.repeat(6 * 1024 * 1024) });
const INFLATED = gzipSync(GIANT);

/** The expected response: an error code, perhaps a status, or 'the same' as without a failure. */
type Expected = { readonly code: string; readonly legacyStatus?: number } | 'the same';

interface Fault {
  /** What the script does, from its usual response. */
  readonly reply: (well: unknown) => Reply;
  readonly expected: Expected;
  /** The number of attempts of a read (FAULT-10). */
  readonly attempts?: number;
  /**
   * Whether the status is a success, which is all that some calls need (PHP-35).
   */
  readonly isDone?: true;
}

const UNAVAILABLE = { code: 'UPSTREAM_UNAVAILABLE' };
const INVALID = { code: 'UPSTREAM_INVALID_RESPONSE' };
const isDone = true;

const FAULTS: Readonly<Record<string, Fault>> = {
  'breaks the connection': { reply: () => 'reset', expected: UNAVAILABLE, attempts: 2 },
  'breaks off in the middle': { reply: () => 'cut', expected: UNAVAILABLE, attempts: 2 },
  'answers 500 with a page': {
    reply: () => ({ raw: HTML, status: 500 }),
    expected: { ...UNAVAILABLE, legacyStatus: 500 },
  },
  'answers 503': {
    reply: () => ({ raw: HTML, status: 503 }),
    expected: { ...UNAVAILABLE, legacyStatus: 503 },
    attempts: 2,
  },
  'leads elsewhere': {
    reply: () => ({ raw: '', status: 302, headers: { location: '/php/elsewhere.php?secret=1' } }),
    expected: { ...UNAVAILABLE, legacyStatus: 302 },
  },
  'answers a page with 200': { reply: () => ({ raw: HTML }), expected: INVALID, isDone },
  'answers nothing': { reply: () => ({ raw: '' }), expected: INVALID, isDone },
  'answers JSON that is cut': {
    reply: (well) => ({ raw: JSON.stringify(well).slice(0, -2) }),
    expected: INVALID,
    isDone,
  },
  'answers a text for an object': { reply: () => ({ json: SECRET }), expected: INVALID, isDone },
  'answers more than 5 MiB': { reply: () => ({ raw: GIANT }), expected: INVALID },
  'answers what inflates to more than 5 MiB': {
    reply: () => ({ raw: INFLATED, headers: { 'content-encoding': 'gzip' } }),
    expected: INVALID,
  },
  'answers after a warning of PHP': {
    reply: (well) => ({ raw: WARNING + JSON.stringify(well) }),
    expected: 'the same',
  },
  'answers before a warning of PHP': {
    reply: (well) => ({ raw: JSON.stringify(well) + WARNING }),
    expected: 'the same',
  },
  'answers with what could spoil every object (DATA-09)': {
    reply: (well) => ({
      raw: `{"__proto__":{"success":false,"polluted":1},"constructor":{"prototype":{"polluted":1}},${JSON.stringify(well).slice(1)}`,
    }),
    expected: 'the same',
  },
  'answers in Latin-1': {
    reply: (well) => ({ raw: Buffer.from(JSON.stringify({ ...Object(well), motto: 'Café' }), 'latin1') }),
    expected: 'the same',
  },
};

/** Numbers in place of required lists, and records in place of required texts. */
const WRONG_TYPES = {
  ...{ services: 7, specialists: 7, locations: 7, dates: 7, slots: 7, timeSlots: 7, notifications: 7, vehicles: 7 },
  ...{ userId: {}, authToken: {}, referenceNumber: {}, firstName: [], email: {}, recentAppointments: 'none' },
};

/** Lists without a readable record. */
const UNREADABLE = Object.fromEntries(
  ['services', 'specialists', 'locations', 'dates', 'slots', 'timeSlots', 'notifications'].map((list) => [
    list,
    [null, [7]],
  ]),
);

/** The response's value at a path; undefined when a parent is null. */
const standsAt = ({ data }: GraphAnswer, path: readonly string[]): unknown =>
  path.reduce((value: unknown, name) => Object(value)[name], data);

function expectNothingInside(gateway: TestGateway, answer: GraphAnswer): void {
  expect(JSON.stringify([answer.data, answer.errors])).not.toMatch(
    /\.php|SQLSTATE|\/srv|127\.0\.0\.1|ECONN|undici|<h1>/,
  );
  expect(gateway.logText()).not.toMatch(/SQLSTATE|\/srv|127\.0\.0\.1|<h1>|secret/);
}

function expectError(answer: GraphAnswer, path: readonly string[], expected: Exclude<Expected, string>): void {
  expect(standsAt(answer, path)).toBeNull();
  expect(answer.errors).toHaveLength(1);
  expect(answer.errors?.[0]).toMatchObject({ path, extensions: { ...expected, requestId: expect.any(String) } });
  if (!expected.legacyStatus && expected.code === 'UPSTREAM_UNAVAILABLE') {
    expect(answer.errors?.[0].extensions).not.toHaveProperty('legacyStatus');
  }
}

/** The customer notices nothing: there is a fallback, or the call ran in the background. */
function expectHarmless(call: Call, answer: GraphAnswer, well: GraphAnswer): void {
  expect(answer.errors).toBeUndefined();
  if (call === 'logOutCustomer') expect(answer.data.logOut).toEqual({ isConfirmed: false, clientMutationId: null });
  else if (call === 'listImmediateServices') expect(answer.data.immediateServices).toHaveLength(6);
  else expect(answer.data).toEqual(well.data);
}

it('covers every call of the contract', () => {
  expect(CALLS.toSorted()).toEqual(Object.keys(contract).toSorted());
});

describe.each(CALLS)('%s', (call) => {
  const { ask, at } = operationOf(call);
  const { onFault, needsMore } = SCRIPTS[call];
  const script = scriptOf(call);
  const countsStatusOnly = call === 'payForAppointment';
  let gateway: TestGateway;
  let well: GraphAnswer;

  const answers = () => gateway.php.callsOf(script).length;

  beforeAll(async () => {
    gateway = await startGateway({ limits: NO_LIMITS });
    gateway.php.answer(WHOLE_HOST);
    well = await ask(gateway);
    if (onFault === 'background') await until(() => answers() > 0, 'the background call was made');
  });
  afterAll(() => gateway.close());
  afterEach(() => gateway.php.reset());

  /**
   * Sends the operation to a host where this script fails, with empty caches.
   */
  async function askWith(reply: Script): Promise<GraphAnswer> {
    gateway.pass(10 * 24 * 60 * 60_000);
    gateway.php.reset();
    gateway.php.answer({ ...WHOLE_HOST, [script]: reply });
    const answer = await ask(gateway);
    await until(() => answers() > 0, 'the script was called');
    return answer;
  }

  it('succeeds without a failure', () => {
    expect(well.errors).toBeUndefined();
    expect(standsAt(well, at) ?? null).not.toBeNull();
  });

  it.each(Object.entries(FAULTS))('whose script %s (DIR-13, REG-15, FAULT-06)', async (_what, fault) => {
    const answer = await askWith(fault.reply(WHOLE_HOST[script]?.json));
    expectNothingInside(gateway, answer);
    expect({}).not.toHaveProperty('polluted');
    const isFine = fault.expected === 'the same' || (countsStatusOnly && fault.isDone);
    if (fault.expected === 'the same') expect([answer.data, answer.errors]).toEqual([well.data, undefined]);
    else if (isFine) expect(answer).toMatchObject({ errors: undefined, data: { [at[0] ?? '']: { userErrors: [] } } });
    else if (onFault) expectHarmless(call, answer, well);
    else expectError(answer, at, fault.expected);
    // A mutation is never carried out twice, whatever its outcome.
    expect(answers()).toBe(isRead(call) ? (fault.attempts ?? 1) : 1);
    expect(gateway.php.callsOf('elsewhere.php')).toEqual([]);
    if (!isFine && !onFault && !isRead(call)) {
      // Background calls of an earlier operation may still arrive, with its request id.
      const { requestId } = answer.errors?.[0].extensions ?? {};
      const acts = gateway.php.calls.filter(({ method, headers }) => {
        return method === 'POST' && headers['x-request-id'] === requestId;
      });
      expect(acts.map((each) => each.script)).toEqual([script]);
    }
  });

  if (needsMore) {
    it.each([
      ['none of the documented fields', {}],
      ['other types than documented', WRONG_TYPES],
    ])('whose script responds with %s', async (_what, body) => {
      const answer = await askWith({ json: { success: true, ...body } });
      expectError(answer, at, INVALID);
    });
  }

  // A customer's lists fail separately: see customer.test.ts.
  if (isRead(call) && call !== 'readCustomer') {
    it('whose script sends only unreadable records', async () => {
      const answer = await askWith({ json: { success: true, ...UNREADABLE } });
      if (onFault) expectHarmless(call, answer, well);
      else expectError(answer, at, INVALID);
    });
  }

  // A public read has a limit for this caller and one for all who wait for the response.
  const endpoint = contract[call];
  const limits = endpoint.kind === 'public-read' ? 2 : 1;
  const limitMs =
    endpoint.kind === 'public-read' || endpoint.kind === 'private-read' ? READ_TIMEOUT_MS : writeTimeoutOf(endpoint);

  it.each(['hang', 'drip'] as const)('whose script does nothing but %s is cancelled in time', async (reply) => {
    const asked = askWith(reply);
    await until(() => answers() > 0, 'the script was called');
    expect(await gateway.callClock.ring(limits)).toBeLessThanOrEqual(limitMs);
    const answer = await asked;
    expectNothingInside(gateway, answer);
    if (onFault) expect(answer.errors).toBeUndefined();
    else expectError(answer, at, { code: 'UPSTREAM_TIMEOUT' });
    expect(answers()).toBe(1);
  });

  if (onFault === 'background') return;
  it('whose host refuses connections', async () => {
    gateway.pass(10 * 24 * 60 * 60_000);
    await gateway.php.stop();
    const answer = await ask(gateway).finally(() => gateway.php.start());
    expectNothingInside(gateway, answer);
    if (onFault) expectHarmless(call, answer, well);
    else expect(answer.errors).toMatchObject([{ extensions: UNAVAILABLE }]);
  });
});
