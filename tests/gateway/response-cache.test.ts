import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type GraphQLField, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import registered from '../../gateway/graphql/generated/operations.json' with { type: 'json' };
import { WHOLE_HOST } from '../examples/all.ts';
import { NEXT_WEEK } from '../examples/values.ts';
import type { ReceivedCall } from '../support/fake-php.ts';
import { graphSchema } from '../support/graph-schema.ts';
import { readSeries } from '../support/metrics.ts';
import { until } from '../support/until.ts';
import { BOOKABLE, book, booking } from './booking-fixtures.ts';
import { APPOINTMENT } from './customer-fixtures.ts';
import { type GraphAnswer, get, post, readAnswer, type TestGateway } from './harness.ts';
import { ownGateway, sharedGateway } from './shared-gateway.ts';

/** Enough requests for a response to be cached. */
const WARM = 12;

const JOAN = { 'x-user-id': '7', 'x-auth-token': 'token-of-joan' };
const IDRIS = { 'x-user-id': '8', 'x-auth-token': 'token-of-idris' };
const ME = `query Warm { me { id firstName email vehicles { id make } summary { pendingAppointments }
  unreadNotificationCount notifications { nodes { id title } } } }`;

const NAMES: Readonly<Record<string, string>> = { '7': 'Joan', '8': 'Idris' };
const customerOf = ({ query }: ReceivedCall) => ({
  json: {
    user_id: query.userId,
    firstName: NAMES[query.userId ?? ''],
    email: `${query.userId}@example.com`,
    vehicles: [{ vehicle_id: `v${query.userId}`, make: 'Ford' }],
  },
});
const notificationsOf = ({ query }: ReceivedCall) => ({
  json: { success: true, unread_count: 1, notifications: [{ notification_id: `n${query.userId}`, title: 'Booked' }] },
});

const gateway = await sharedGateway();
beforeEach(() => {
  gateway.php.answer({
    'getUserData.php': customerOf,
    'getNotifications.php': notificationsOf,
    'services.php': { json: { services: [{ id: 1, name: 'Plumbing' }] } },
  });
});

async function warm(ask: () => Promise<GraphAnswer>): Promise<GraphAnswer> {
  for (let times = 1; times < WARM; times++) await ask();
  return ask();
}

const ask = (session: Record<string, string> = {}, query = ME, variables = {}) =>
  gateway.graph(query, variables, session);

describe('a cached response to a customer', () => {
  it('is only used after each of its calls has been repeated with the same result', async () => {
    const { data } = await warm(() => ask(JOAN));
    expect(data.me).toMatchObject({ firstName: 'Joan', unreadNotificationCount: 1, vehicles: [{ make: 'Ford' }] });
    expect(gateway.php.counts).toEqual({ 'getUserData.php': WARM, 'getNotifications.php': WARM });
    for (const { headers } of gateway.php.calls) expect(headers).toMatchObject(JOAN);
  });

  it.each([
    ['the first of its calls', 'getUserData.php', { json: { user_id: '7', firstName: 'Joanna' } }],
    ['the last of its calls', 'getNotifications.php', { json: { success: true, notifications: [] } }],
  ])('is replaced immediately when %s returns something else', async (_name, script, changed) => {
    const before = await warm(() => ask(JOAN));
    gateway.php.answer({ [script]: changed });
    const after = await ask(JOAN);
    expect(after.errors).toBeUndefined();
    expect(after.data).not.toEqual(before.data);
    // The revalidation's results are used, not read again.
    expect(gateway.php.callsOf('getUserData.php')).toHaveLength(WARM + 1);
    expect(gateway.php.callsOf('getNotifications.php')).toHaveLength(WARM + 1);
  });

  it('is never sent to another customer, in alternating or simultaneous requests', async () => {
    await warm(() => ask(JOAN));
    await warm(() => ask(IDRIS));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? JOAN : IDRIS)));
    for (const [index, { data }] of answers.entries()) {
      expect(data.me.firstName).toBe(index % 2 === 0 ? 'Joan' : 'Idris');
      expect(data.me.notifications.nodes).toEqual([
        { id: index % 2 === 0 ? 'notification-n7' : 'notification-n8', title: 'Booked' },
      ]);
    }
  });

  it.each(['GET', 'POST'] as const)(
    'is never sent to another customer, by a registered operation with %s',
    async (method) => {
      const byHash = (session: Record<string, string>) => askByHash('DashboardSummary', method, session);
      expect((await warm(() => byHash(JOAN))).data.me.firstName).toBe('Joan');
      expect((await warm(() => byHash(IDRIS))).data.me.firstName).toBe('Idris');
      expect((await byHash(JOAN)).data.me.firstName).toBe('Joan');
      const visitor = await byHash({});
      expect(visitor.data.me).toBeNull();
      expect(visitor.errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
      expect(visitor.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('needs the same token', async () => {
    await warm(() => ask(JOAN));
    const isJoan = ({ query }: ReceivedCall) => query.token === JOAN['x-auth-token'];
    const strict = (call: ReceivedCall) =>
      isJoan(call) ? customerOf(call) : { json: { success: false }, status: 401 };
    gateway.php.answer({ 'getUserData.php': strict });
    const thief = await ask({ ...JOAN, 'x-auth-token': 'a-made-up-token' });
    expect(thief.errors?.[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await ask(JOAN)).data.me.firstName).toBe('Joan');
  });

  it.each([
    ['the session has ended', { json: {}, status: 401 }, 'UNAUTHENTICATED'],
    ['the host refuses in words', { json: { success: false, error: 'Not now' } }, 'UPSTREAM_INVALID_RESPONSE'],
    ['the host is down', { json: {}, status: 500 }, 'UPSTREAM_UNAVAILABLE'],
    ['the host cannot be read', { raw: '<html>' }, 'UPSTREAM_INVALID_RESPONSE'],
  ] as const)('isn’t used when %s', async (_name, reply, code) => {
    await warm(() => ask(JOAN));
    gateway.php.answer({ 'getUserData.php': reply });
    const { data, errors } = await ask(JOAN);
    expect(data.me).toBeNull();
    expect(errors?.[0].extensions.code).toBe(code);
    gateway.php.answer({ 'getUserData.php': customerOf });
    expect((await ask(JOAN)).data.me.firstName).toBe('Joan');
  });

  it('is not cached when it is incomplete', async () => {
    gateway.php.answer({ 'getNotifications.php': { json: {}, status: 500 } });
    const partial = await warm(() =>
      ask(JOAN, '{ me { firstName } services { name } me { notifications { nodes { id } } } }'),
    );
    expect(partial.errors).toHaveLength(1);
    expect(partial.headers.get('cache-control')).toBe('no-store');
    gateway.php.answer({ 'getNotifications.php': notificationsOf });
    const complete = await ask(JOAN, '{ me { firstName } services { name } me { notifications { nodes { id } } } }');
    expect(complete.errors).toBeUndefined();
    expect(complete.data.me.notifications.nodes).toEqual([{ id: 'notification-n7' }]);
  });

  it('can hold public data, which is as fresh as in any response', async () => {
    const both = '{ me { firstName } services { name } }';
    expect((await warm(() => ask(JOAN, both))).data.services).toEqual([{ name: 'Plumbing' }]);
    expect(gateway.php.counts).toEqual({ 'getUserData.php': WARM, 'services.php': 1 });
    gateway.php.answer({ 'services.php': { json: { services: [{ id: 1, name: 'Roofing' }] } } });
    gateway.pass(60 * 60_000);
    expect((await ask(JOAN, both)).data).toEqual({ me: { firstName: 'Joan' }, services: [{ name: 'Roofing' }] });
  });

  it('takes no longer than its slowest call', async () => {
    const arrived = Promise.all(['getUserData.php', 'getNotifications.php'].map((script) => firstCallOf(script)));
    // The host responds when both have arrived.
    gateway.php.answer({
      'getUserData.php': (call) => arrived.then(() => customerOf(call)),
      'getNotifications.php': (call) => arrived.then(() => notificationsOf(call)),
    });
    expect((await ask(JOAN)).errors).toBeUndefined();
  });

  const firstCallOf = (script: string) => until(() => gateway.php.callsOf(script).length > 0, `${script} was called`);

  it('sets the host’s cookie from its own call, once, cached or not', async () => {
    let calls = 0;
    const withCookie = (name: string) => (call: ReceivedCall) => ({
      json: { ...customerOf(call).json, firstName: name },
      headers: { 'set-cookie': `PHPSESSID=s${++calls}` },
    });
    gateway.php.answer({ 'getUserData.php': withCookie('Joan') });
    const cookies = ({ headers }: GraphAnswer) => headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect(cookies(await warm(() => ask(JOAN)))).toEqual([`PHPSESSID=s${WARM}`]);
    gateway.php.answer({ 'getUserData.php': withCookie('Joanna') });
    expect(cookies(await ask(JOAN))).toEqual([`PHPSESSID=s${WARM + 1}`]);
  });

  it('makes no call for a field that a directive skips', async () => {
    const query =
      'query ($notifications: Boolean!) { me { firstName notifications @include(if: $notifications) { nodes { id } } } }';
    await warm(() => ask(JOAN, query, { notifications: false }));
    expect(gateway.php.counts).toEqual({ 'getUserData.php': WARM });
    expect((await ask(JOAN, query, { notifications: true })).data.me.notifications.nodes).toEqual([
      { id: 'notification-n7' },
    ]);
  });
});

describe('a cached response whose decisions depend on the time', () => {
  const BOOKED = '2026-06-10T10:00:00Z';
  const at = (now: string) => vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));

  it.each([
    ['paymentState', 'DUE', '2026-06-11T11:59:59Z', 'EXPIRED', '2026-06-11T12:00:00Z'],
    [
      'refundIfCancelled { rule }',
      'WITHIN_24_HOURS_OF_BOOKING',
      '2026-06-11T10:00:00Z',
      'TWO_DAYS_BEFORE',
      '2026-06-11T10:00:00.001Z',
    ],
    [
      'refundIfCancelled { rule }',
      'TWO_DAYS_BEFORE',
      '2026-06-18T22:59:59Z',
      'BEFORE_THE_DAY',
      '2026-06-18T23:00:00Z',
      { paid: '1' },
    ],
    [
      'refundIfCancelled { rule }',
      'ON_THE_DAY',
      '2026-06-20T12:00:00Z',
      'BEFORE_THE_DAY',
      '2026-06-19T12:00:00Z',
      { paid: '1' },
    ],
    ['isUpcoming', true, '2026-06-20T22:59:59Z', false, '2026-06-20T23:00:00Z', { confirmedAt: null }],
    ['isUpcoming', true, '2026-06-11T11:59:59Z', false, '2026-06-11T12:00:00Z'],
  ])(
    'of %s is only used while it is %s, at %s, and not when it is %s, at %s',
    async (field, first, before, second, after, changes: object = {}) => {
      const times = { created_at: BOOKED, confirmedAt: '2026-06-10T12:00:00Z', date: '2026-06-20' };
      const appointment = { ...APPOINTMENT, ...times, ...changes };
      gateway.php.answer({ 'getUserData.php': { json: { user_id: 7, email: 'a@b.cd', appointments: [appointment] } } });
      const decide = async () => {
        const { data } = await ask(JOAN, `{ me { appointments { nodes { ${field} } } } }`);
        return Object.values(data.me.appointments.nodes[0]).map(
          (value) => (value as { rule?: string }).rule ?? value,
        )[0];
      };
      const clock = at(before);
      try {
        for (let times = 1; times < WARM; times++) expect(await decide()).toBe(first);
        clock.mockReturnValue(Date.parse(after));
        expect(await decide()).toBe(second);
      } finally {
        clock.mockRestore();
      }
    },
  );
});

/** Where an object of each type is found. */
const PLACES: Readonly<Record<string, (field: string) => string>> = {
  Query: (field) => `{ ${field.replace('node-7', 'service-1')} }`,
  Customer: (field) => `{ me { ${field} } }`,
  Appointment: (field) => `{ me { appointments { nodes { ${field} } } } }`,
  Repair: (field) => `{ me { repairs { nodes { ${field} } } } }`,
  Specialist: (field) => `{ specialist(id: "specialist-7") { ${field} } }`,
  Service: (field) => `{ service(id: "service-1") { ${field} } }`,
};
const ARGUMENTS: Readonly<Record<string, string>> = {
  serviceId: '"service-1"',
  date: `"${NEXT_WEEK}"`,
  location: '{ customerLocation: HOME_SERVICE }',
};
/** The first differs each time, the other counts each use. */
const NOT_REUSED = ['serverTime', 'emailAvailability'];

/** A query for each field of these types, with the fields of its objects. */
function queriesOfFields(): string[] {
  return Object.entries(PLACES).flatMap(([name, place]) => {
    const type = graphSchema.getType(name);
    if (!isObjectType(type)) throw new Error(`There is no type ${name}.`);
    const fields = Object.values(type.getFields()).filter((field) => !NOT_REUSED.includes(field.name));
    return fields.map((field) => place(selectionOf(field)));
  });
}

function selectionOf({ name, args, type }: GraphQLField<unknown, unknown>, depth = 0): string {
  const required = args
    .filter(isRequiredArgument)
    .map((argument) => `${argument.name}: ${ARGUMENTS[argument.name] ?? `"${name}-7"`}`);
  const field = required.length > 0 ? `${name}(${required})` : name;
  const inner = getNamedType(type);
  if (!isObjectType(inner)) return isLeafType(inner) ? field : `${field} { __typename }`;
  const isSmall = (candidate: GraphQLField<unknown, unknown>) =>
    isLeafType(getNamedType(candidate.type))
      ? !candidate.args.some(isRequiredArgument)
      : depth === 0 && candidate.name === 'nodes';
  const selected = Object.values(inner.getFields())
    .filter(isSmall)
    .map((candidate) => selectionOf(candidate, depth + 1));
  return `${field} { __typename ${selected.join(' ')} }`;
}

it('no field of a query keeps its response from being cached', async () => {
  const metered = await ownGateway({ config: { metrics: { port: 0, host: '127.0.0.1', token: 'secret-token' } } });
  metered.php.answer(WHOLE_HOST);
  const cached = async () => {
    const page = await fetch(`${metered.url}/metrics`, { headers: { authorization: 'Bearer secret-token' } });
    return readSeries(await page.text()).get('mendwell_cache_entries{cache="responses"}');
  };
  const queries = queriesOfFields();
  expect(queries.length).toBeGreaterThan(90);
  const uncached: string[] = [];
  for (const query of queries) {
    const before = await cached();
    // A customer's response is cached when it comes a second time unchanged.
    for (let times = 0; times < 2; times++)
      expect((await metered.graph(query, {}, JOAN)).errors ?? [], query).toEqual([]);
    if ((await cached()) === before) uncached.push(query);
  }
  expect(uncached).toEqual([]);
});

describe('a response is never cached', () => {
  it('when it depends on the time', async () => {
    const { data: first } = await warm(() => ask({}, '{ serverTime services { name } }'));
    await until(() => new Date().toISOString() > first.serverTime, 'time has passed');
    const { data: second } = await ask({}, '{ serverTime services { name } }');
    expect(Date.parse(second.serverTime)).toBeGreaterThan(Date.parse(first.serverTime));
  });

  it('when it counts towards a rate limit', async () => {
    const limited = await ownGateway({ limits: { checkEmail: { max: 3, windowMs: 60_000 } } });
    limited.php.answer({ 'checkEmail.php': { json: { success: true, exists: false } } });
    const query = '{ emailAvailability(email: "ann@example.com") { isAvailable } }';
    const codes = [];
    for (let times = 0; times < 5; times++) {
      codes.push((await limited.graph(query, {}, JOAN)).errors?.[0].extensions.code === 'RATE_LIMITED');
    }
    expect(codes).toEqual([false, false, false, true, true]);
  });

  it('with REUSE=off', async () => {
    const plain = await ownGateway({ config: { reuse: false } });
    plain.php.answer({ 'services.php': { json: { services: [{ id: 1, name: 'Plumbing' }] } } });
    for (let times = 0; times < 3; times++) await plain.graph('{ services { name } }');
    expect(plain.php.counts).toEqual({ 'services.php': 3 });
  });
});

describe('a cached public response', () => {
  const SERVICES = '{ services { id name } }';

  it('is sent without a call, with its age', async () => {
    const byGet = () => askByGet({ query: SERVICES });
    await warm(byGet);
    gateway.pass(100_000);
    const { headers, data } = await byGet();
    expect(data.services).toEqual([{ id: 'service-1', name: 'Plumbing' }]);
    expect([headers.get('cache-control'), headers.get('age')]).toEqual(['public, max-age=300', '100']);
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(gateway.php.counts).toEqual({ 'services.php': 1 });
  });

  it('is logged and counted each time', async () => {
    const metered = await ownGateway({ config: { metrics: { port: 0, host: '127.0.0.1', token: 'secret-token' } } });
    metered.php.answer({ 'services.php': { json: { services: [] } } });
    for (let times = 0; times < 3; times++) {
      await metered.graph('query Services { services { id } }', {}, { 'apollographql-client-name': 'web' });
    }
    const lines = metered.log.filter(({ event }) => event === 'operation');
    expect(lines).toEqual(Array(3).fill(expect.objectContaining({ operation: 'Services', kind: 'query' })));
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(3);
    const page = await fetch(`${metered.url}/metrics`, { headers: { authorization: 'Bearer secret-token' } });
    const series = readSeries(await page.text());
    const count = 'mendwell_graphql_request_duration_seconds_count{client="web",operation="Services"}';
    expect(series.get(count)).toBe(3);
  });

  it('is the same for a customer, and makes no call with their session', async () => {
    await warm(() => ask({}, SERVICES));
    expect((await warm(() => ask(JOAN, SERVICES))).data.services).toHaveLength(1);
    expect(gateway.php.counts).toEqual({ 'services.php': 1 });
    expect(gateway.php.callOf('services.php').headers['x-auth-token']).toBeUndefined();
  });

  it('still needs the header that a page of another site can’t send (HTTP-02)', async () => {
    await warm(() => askByGet({ query: SERVICES }));
    const response = await fetch(`${gateway.url}/graphql?${new URLSearchParams({ query: SERVICES })}`);
    expect(response.status).toBe(400);
  });

  it('has the accepted type', async () => {
    const typed = async (accept: string) => {
      const response = await post(gateway, { query: SERVICES }, { accept });
      await response.text();
      return response.headers.get('content-type');
    };
    for (let times = 0; times < 3; times++) {
      expect(await typed('application/json')).toMatch('application/json');
      expect(await typed('application/graphql-response+json')).toMatch('application/graphql-response+json');
    }
  });

  it('has the accepted encoding, and the same content', async () => {
    const services = Array.from({ length: 60 }, (_, id) => ({ id, name: `Repair of the kind ${id}`, description: '' }));
    gateway.php.answer({ 'services.php': { json: { services } } });
    const { data } = await warm(() => ask({}, SERVICES));
    const get = async (encoding: string) => {
      const headers = { 'accept-encoding': encoding, 'apollo-require-preflight': 'yes' };
      const call = httpRequest(`${gateway.url}/graphql?${new URLSearchParams({ query: SERVICES })}`, { headers }).end();
      const [response] = await once(call, 'response');
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      expect(response.headers.vary.toLowerCase()).toContain('accept-encoding');
      return [response.headers['content-encoding'], Buffer.concat(chunks)] as const;
    };
    for (let times = 0; times < 2; times++) {
      const [[br, brotli], [gz, gzip], [plain, bytes]] = [
        await get('br, gzip'),
        await get('gzip'),
        await get('identity, br;q=0'),
      ];
      expect([br, gz, plain]).toEqual(['br', 'gzip', undefined]);
      for (const body of [brotliDecompressSync(brotli), gunzipSync(gzip), bytes]) {
        expect(JSON.parse(body.toString())).toEqual({ data });
      }
      expect(brotli.length).toBeLessThan(bytes.length / 3);
    }
  });

  it.each([1, 30, 400])('is found however the request arrives (body after %i bytes)', async (first) => {
    await warm(() => ask({}, SERVICES));
    const body = JSON.stringify({ query: SERVICES, variables: {} });
    const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`;
    const text = head + body;
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').setEncoding('utf8');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const cut = head.length - 1 + Math.min(first, body.length);
    socket.write(text.slice(0, cut), () => setImmediate(() => socket.write(text.slice(cut))));
    await once(socket, 'end');
    expect(received).toContain('HTTP/1.1 200 OK');
    expect(received).toContain('{"data":{"services":[{"id":"service-1","name":"Plumbing"}]}}');
  });

  it('is refetched after a mutation that changes it, on this gateway', async () => {
    gateway.php.answer({
      ...BOOKABLE,
      'getAvailableTimeSlots.php': { json: { slots: [{ slot_id: '3', formatted_time: '10:00' }] } },
    });
    const free =
      'query ($location: LocationInput!) { service(id: "service-3") { timeSlots(date: "2026-11-24", location: $location) { timeSlotId } } }';
    const slots = async (at: TestGateway) =>
      (await at.graph(free, { location: { workshopId: 'workshop-2' } })).data.service.timeSlots.map(
        ({ timeSlotId }: { timeSlotId: string }) => timeSlotId,
      );
    for (let times = 0; times < 5; times++) expect(await slots(gateway)).toEqual(['3']);
    expect((await book(gateway, booking())).errors).toBeUndefined();
    gateway.php.answer({ 'getAvailableTimeSlots.php': { json: { slots: [] } } });
    expect(await slots(gateway)).toEqual([]);
  });
});

const askByGet = async (parameters: Record<string, string>, headers = {}) =>
  readAnswer(await get(gateway, parameters, headers));

/** Requests a registered operation like the web client. */
async function askByHash(name: string, method: 'GET' | 'POST', headers: Record<string, string>): Promise<GraphAnswer> {
  const text = Object.values(registered).find((operation) => operation.startsWith(`query ${name}{`)) ?? '';
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  if (method === 'GET') return askByGet({ operationName: name, extensions: JSON.stringify(extensions) }, headers);
  return readAnswer(await post(gateway, { operationName: name, extensions }, headers));
}
