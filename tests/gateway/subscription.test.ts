import { connect } from 'node:net';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../support/manual-clock.ts';
import { until } from '../support/until.ts';
import { post, readAnswer, SESSION, startGateway, type TestGateway } from './harness.ts';
import { ownGateway } from './shared-gateway.ts';
import { ACCEPT, NOTIFICATION, notificationList, type OpenStream, openStream } from './streams.ts';

let gateway: TestGateway;
let clock: ManualClock;

beforeEach(async () => {
  clock = new ManualClock();
  gateway = await startGateway({ notifications: { clock } });
});
afterEach(() => gateway.close());

const SECOND = { ...NOTIFICATION, notification_id: 12, title: 'Payment received', type: 'payment' };
const QUERY = `subscription Notifications {
  notificationsChanged { added { id } customer { id unreadNotificationCount notifications { nodes { id isRead timeAgo } } } }
}`;

const tell = (...notifications: object[]) =>
  gateway.php.answer({ 'getNotifications.php': notificationList(...notifications) });
/** A stream of which the first event has come. */
async function openFirst(): Promise<OpenStream> {
  tell(NOTIFICATION);
  const stream = await openStream(gateway, QUERY);
  await stream.events(1);
  return stream;
}
const polls = () => gateway.php.callsOf('getNotifications.php').length;
const added = ({ data }: { data: { notificationsChanged: { added: { id: string }[] } } }) =>
  data.notificationsChanged.added.map(({ id }) => id);
const customer = ({ data }: { data: { notificationsChanged: { customer: object } } }) =>
  data.notificationsChanged.customer;

describe('a subscription to notifications', () => {
  it('sends the current state first, then each change, as standard multipart', async () => {
    tell(NOTIFICATION);
    const stream = await openStream(gateway, QUERY, { ...SESSION, 'accept-encoding': 'gzip, br' });
    expect(stream.response.status).toBe(200);
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(stream.response.headers.has('content-encoding')).toBe(false);

    const [first] = await stream.events(1);
    expect(first).toEqual({
      data: {
        notificationsChanged: {
          added: [],
          customer: {
            id: 'customer-7',
            unreadNotificationCount: 1,
            notifications: { nodes: [{ id: 'notification-11', isRead: false, timeAgo: '5 min ago' }] },
          },
        },
      },
    });
    expect(stream.text()).toBe(
      `\r\n--graphql\r\ncontent-type: application/json\r\n\r\n${JSON.stringify({ payload: first })}\r\n--graphql`,
    );

    tell(SECOND, NOTIFICATION);
    await clock.ring();
    const [, second] = await stream.events(2);
    expect(added(second)).toEqual(['notification-12']);
    expect(customer(second)).toMatchObject({
      unreadNotificationCount: 2,
      notifications: { nodes: [{ id: 'notification-12' }, { id: 'notification-11' }] },
    });
  });

  it('sends the session in the headers and in the query', async () => {
    await openFirst();
    const call = gateway.php.callOf('getNotifications.php');
    expect(call.query).toEqual({ userId: '7', token: SESSION['x-auth-token'] });
    expect(call.headers).toMatchObject(SESSION);
  });

  it('sends nothing while only time passes, and an event when one was read', async () => {
    const stream = await openFirst();
    tell({ ...NOTIFICATION, time_ago: '6 min ago' });
    await clock.ring();
    await clock.settled();
    tell({ ...NOTIFICATION, time_ago: '7 min ago', is_read: '1' });
    await clock.ring();
    const [, second, ...more] = await stream.events(2);
    expect(more).toEqual([]);
    expect(added(second)).toEqual([]);
    expect(customer(second)).toMatchObject({
      unreadNotificationCount: 0,
      notifications: { nodes: [{ timeAgo: '7 min ago' }] },
    });
  });

  it('makes further calls only for other fields, for each event', async () => {
    tell(NOTIFICATION);
    let name = 'Joan';
    gateway.php.answer({ 'getUserData.php': () => ({ json: { user_id: 7, firstName: name } }) });
    const stream = await openStream(gateway, 'subscription { notificationsChanged { customer { firstName } } }');
    expect((await stream.events(1)).map(customer)).toEqual([{ firstName: 'Joan' }]);
    name = 'Jo';
    tell(SECOND, NOTIFICATION);
    await clock.ring();
    expect((await stream.events(2)).map(customer)).toEqual([{ firstName: 'Joan' }, { firstName: 'Jo' }]);
    expect(gateway.php.counts).toEqual({ 'getNotifications.php': 2, 'getUserData.php': 2 });

    gateway.php.answer({ 'getUserData.php': { raw: 'PDOException', status: 500 } });
    tell(NOTIFICATION);
    await clock.ring();
    const [, , third] = await stream.events(3);
    expect(third.data).toEqual({ notificationsChanged: null });
    expect(third.errors).toEqual([
      expect.objectContaining({
        path: ['notificationsChanged', 'customer', 'firstName'],
        extensions: {
          code: 'UPSTREAM_UNAVAILABLE',
          legacyStatus: 500,
          requestId: stream.response.headers.get('x-request-id'),
        },
      }),
    ]);
  });

  it('is understood by the link of Apollo Client', async () => {
    tell(NOTIFICATION);
    const link = new HttpLink({ uri: `${gateway.url}/graphql`, headers: SESSION });
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    const seen: string[][] = [];
    let error: unknown;
    client.subscribe({ query: gql(QUERY) }).subscribe((result) => {
      if (result.error) error = result.error;
      else seen.push(added(result as Parameters<typeof added>[0]));
    });
    await until(() => seen.length === 1, 'the first event was there');
    tell(SECOND, NOTIFICATION);
    await clock.ring();
    await until(() => seen.length === 2, 'the second event was there');
    expect(seen).toEqual([[], ['notification-12']]);

    gateway.php.answer({ 'getNotifications.php': { json: { success: false }, status: 401 } });
    await clock.ring();
    await until(() => error !== undefined, 'the end of the session was reported');
    expect(error).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    client.stop();
  });

  it('sends heartbeats', async () => {
    const lively = await ownGateway({ notifications: { clock }, heartbeatMs: 5 });
    lively.php.answer({ 'getNotifications.php': notificationList(NOTIFICATION) });
    const stream = await openStream(lively, QUERY);
    await until(() => stream.parts.length > 3, 'heartbeats came');
    expect(stream.parts.slice(1, 4)).toEqual([{}, {}, {}]);
  });

  it('is logged at its start and its end, without the session', async () => {
    const stream = await openFirst();
    stream.leave();
    const line = (event: string) => gateway.log.find((entry) => entry.event === event);
    await until(() => line('subscription ended') !== undefined, 'its end was logged');
    expect(line('operation')).toMatchObject({ operation: 'Notifications', kind: 'subscription' });
    expect(line('subscription ended')).toMatchObject({ operation: 'Notifications', events: 1 });
    expect(gateway.logText()).not.toContain(SESSION['x-auth-token']);
  });
});

describe('the legacy host', () => {
  it('is polled once for all pages of a session, and separately for another session', async () => {
    const pages = await Promise.all([1, 2, 3].map(openFirst));
    expect(polls()).toBe(1);
    tell(SECOND, NOTIFICATION);
    await clock.ring();
    for (const page of pages) expect((await page.events(2)).map(added)).toEqual([[], ['notification-12']]);
    expect(polls()).toBe(2);

    const other = await openStream(gateway, QUERY, { ...SESSION, 'x-auth-token': 'tok-another-session' });
    await other.events(1);
    expect(polls()).toBe(3);
    expect(gateway.php.calls.at(-1)?.query).toEqual({ userId: '7', token: 'tok-another-session' });
  });

  it('sends the current state to a page that joins later, after a new poll', async () => {
    const first = await openFirst();
    tell(SECOND, NOTIFICATION);
    const second = await openStream(gateway, QUERY);
    expect((await second.events(2)).map(added)).toEqual([[], ['notification-12']]);
    expect((await first.events(2)).map(added)).toEqual([[], ['notification-12']]);
    expect(polls()).toBe(2);
  });

  it('is polled less often while nothing changes, and more often after a change', async () => {
    await openFirst();
    const waits = async (count: number) => {
      const result: number[] = [];
      while (result.length < count) result.push(await clock.ring());
      return result;
    };
    expect(await waits(7)).toEqual([5_000, 7_500, 11_250, 16_875, 25_313, 30_000, 30_000]);
    await clock.settled();
    tell(SECOND, NOTIFICATION);
    expect(await waits(2)).toEqual([30_000, 5_000]);
  });

  it('is polled with backoff while it is down, and as before when it is back', async () => {
    gateway.php.answer({ 'getNotifications.php': { raw: '<h1>down</h1>', status: 500 } });
    const stream = await openStream(gateway, QUERY);
    expect(stream.response.status).toBe(200);
    const waits: number[] = [];
    while (waits.length < 5) waits.push(await clock.ring());
    expect(waits).toEqual([10_000, 20_000, 40_000, 80_000, 120_000]);
    expect(stream.parts).toEqual([]);
    await clock.settled();
    tell(NOTIFICATION);
    expect(await clock.ring()).toBe(120_000);
    expect(customer((await stream.events(1))[0])).toMatchObject({ unreadNotificationCount: 1 });
    expect(await clock.ring()).toBe(5_000);
  });

  it('is polled immediately after a mutation of the session, also during a poll', async () => {
    const stream = await openFirst();
    await clock.settled();

    gateway.php.answer({ 'markAllNotificationsRead.php': { json: { success: true } } });
    // Read before the mutation, received after it.
    const answer = gateway.php.hold('getNotifications.php', notificationList(NOTIFICATION));
    const markAll = () =>
      gateway.asCustomer('mutation { markAllNotificationsRead(input: {}) { userErrors { code } } }');
    await markAll();
    await until(() => polls() === 2, 'the first mutation caused a poll');
    await markAll();
    tell({ ...NOTIFICATION, is_read: '1' });
    answer();
    expect(customer((await stream.events(2))[1])).toMatchObject({ unreadNotificationCount: 0 });
    expect(polls()).toBe(3);
    expect(clock.pending).toBeLessThanOrEqual(1);
  });

  it('is no longer polled without subscribers', async () => {
    const pages = await Promise.all([1, 2].map(openFirst));
    await clock.settled();
    pages[0]?.leave();
    await clock.ring();
    await until(() => polls() === 2 && clock.pending === 1, 'the other page is still served');
    pages[1]?.leave();
    await until(() => clock.pending === 0, 'nothing is planned any more');
    expect(polls()).toBe(2);
  });

  it('is not waited for when the page disconnects first', async () => {
    let hasHungUp = false;
    gateway.php.onHangUp = () => {
      hasHungUp = true;
    };
    gateway.php.answer({ 'getNotifications.php': 'hang' });
    const abort = new AbortController();
    const request = post(gateway, { query: QUERY }, { accept: ACCEPT, ...SESSION }, abort.signal).catch(() => null);
    await until(() => polls() === 1, 'the host was called');
    abort.abort();
    await request;
    await until(() => hasHungUp, 'the question was given up');
    expect(clock.pending).toBe(0);
  });
});

describe('a page that disconnects', () => {
  it('before the response is no error', async () => {
    tell(NOTIFICATION);
    const body = JSON.stringify({ query: QUERY });
    const head = [
      'POST /graphql HTTP/1.1',
      'host: gateway',
      `accept: ${ACCEPT}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      ...Object.entries(SESSION).map(([name, value]) => `${name}: ${value}`),
    ];
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
    await until(() => gateway.log.some(({ event }) => event === 'client left'), 'the page was missed');
    expect(gateway.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('the end of a session', () => {
  const EXPIRED = { json: { success: false, message: 'Your session has expired.' }, status: 401 };

  it('ends its subscriptions with UNAUTHENTICATED, and stops polling', async () => {
    const pages = await Promise.all([1, 2].map(openFirst));
    gateway.php.answer({ 'getNotifications.php': EXPIRED });
    await clock.ring();
    for (const page of pages) {
      await until(page.hasEnded, 'the stream ended');
      expect(page.parts.at(-1)).toEqual({
        payload: null,
        errors: [
          {
            message: 'Your session has expired. Please log in again.',
            extensions: {
              code: 'UNAUTHENTICATED',
              reason: 'SESSION_EXPIRED',
              legacyStatus: 401,
              requestId: page.response.headers.get('x-request-id'),
            },
          },
        ],
      });
      expect(page.text()).toMatch(/\r\n--graphql--\r\n$/);
    }
    expect(clock.pending).toBe(0);
  });

  it.each([
    ['without one', {}, 0],
    ['with half of one', { 'x-user-id': '7' }, 0],
    ['with one that has ended', SESSION, 1],
  ])('%s there is no stream', async (_what, headers, calls) => {
    gateway.php.answer({ 'getNotifications.php': EXPIRED });
    const { response } = await openStream(gateway, QUERY, headers as Record<string, string>);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(gateway.php.calls).toHaveLength(calls);
    expect(clock.pending).toBe(0);
  });

  it('has errors like a query’s', async () => {
    const response = await post(gateway, { query: QUERY }, { accept: ACCEPT });
    const { data, errors } = await readAnswer(response);
    expect(data).toBeNull();
    expect(errors).toEqual([
      expect.objectContaining({
        path: ['notificationsChanged'],
        message: 'Please log in to continue.',
        extensions: {
          code: 'UNAUTHENTICATED',
          reason: 'NOT_LOGGED_IN',
          requestId: response.headers.get('x-request-id'),
        },
      }),
    ]);
  });
});

describe('the limits', () => {
  const refusal = async (headers: Record<string, string> = SESSION) => {
    const response = await post(gateway, { query: QUERY }, { accept: ACCEPT, ...headers });
    return (await readAnswer(response)).errors?.[0];
  };

  it('are five streams per session; one that ends makes room', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map(openFirst));
    expect(await refusal()).toMatchObject({
      message: 'Your notifications are open in too many places at once.',
      extensions: { code: 'RATE_LIMITED', retryAfter: 60 },
    });
    pages.pop()?.leave();
    await until(
      () => gateway.log.some(({ event }) => event === 'subscription ended'),
      'the gateway has noticed that one disconnected',
    );
    const late = await openStream(gateway, QUERY);
    await late.events(1);
  });

  it('apply to the streams of all sessions together', async () => {
    const narrow = await ownGateway({ notifications: { clock: new ManualClock(), limits: { streams: 2 } } });
    narrow.php.answer({ 'getNotifications.php': notificationList(NOTIFICATION) });
    const sessionOf = (user: number) => ({ ...SESSION, 'x-user-id': String(user) });
    await Promise.all([1, 2].map((user) => openStream(narrow, QUERY, sessionOf(user))));
    const { response } = await openStream(narrow, QUERY, sessionOf(3));
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(narrow.php.calls).toHaveLength(2);
  });
});

describe('the request of a subscription', () => {
  const send = async (query: string, headers: Record<string, string>) =>
    readAnswer(await post(gateway, { query }, { ...SESSION, ...headers }));

  it.each([
    ['application/json'],
    ['*/*'],
    ['multipart/mixed'],
    ['multipart/mixed;deferSpec=20220824, application/json'],
    ['multipart/mixed;subscriptionSpec=2.0, application/json'],
    ['application/json;x="multipart/mixed;subscriptionSpec=1.0"'],
  ])('is refused with an explanation if it accepts %s', async (accept) => {
    const { status, errors } = await send(QUERY, { accept });
    expect(status).toBe(406);
    expect(errors?.[0].extensions.code).toBe('BAD_REQUEST');
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('is told which headers it may have', async () => {
    const { errors } = await send(QUERY, { accept: 'application/json' });
    expect(errors?.[0].message).toBe(
      'Request a subscription with the header "Accept: text/event-stream" or "Accept: multipart/mixed;boundary="graphql";subscriptionSpec=1.0".',
    );
  });

  it.each([
    ['multipart/mixed; boundary="graphql"; subscriptionSpec=1.0, application/json'],
    ['application/json, multipart/mixed;subscriptionSpec="1.0"'],
    ['multipart/mixed;boundary=graphql;subscriptionSpec=1.0'],
  ])('is accepted with %s', async (accept) => {
    tell(NOTIFICATION);
    const stream = await openStream(gateway, QUERY, { ...SESSION, accept });
    expect(stream.response.headers.get('content-type')).toMatch(/^multipart\/mixed/);
    await stream.events(1);
  });

  it.each([
    ['an unknown field', 'subscription { notificationsChanged { nothing } }'],
    [
      'two fields',
      'subscription { notificationsChanged { added { id } } again: notificationsChanged { added { id } } }',
    ],
    ['no document', 'subscription {'],
    ['too many aliases', `subscription { notificationsChanged { ${aliases(16)} } }`],
    [
      'too many directives',
      `subscription { notificationsChanged { added ${'@include(if: true) '.repeat(25)} { id } } }`,
    ],
    ['invalid variables', 'subscription ($x: Boolean!) { notificationsChanged { added @include(if: $x) { id } } }'],
  ])('is refused for %s like a query', async (_what, query) => {
    const { status, errors } = await send(query, { accept: ACCEPT });
    expect(status).toBe(400);
    expect(errors?.[0].extensions.code).toMatch(/^(GRAPHQL_(PARSE|VALIDATION)_FAILED|BAD_USER_INPUT)$/);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it.each([
    'text/event-stream',
    'multipart/mixed',
    'multipart/mixed;subscriptionSpec=1.0',
    'text/event-stream, multipart/mixed',
    'multipart/mixed;boundary="graphql";subscriptionSpec=1.0,application/json',
    'application/graphql-response+json',
    'application/json',
    '*/*',
    undefined,
  ])('says why its document is invalid, also to a client that accepts %s', async (accept) => {
    for (const [query, code] of [
      ['subscription { notificationsChanged { nothing } }', 'GRAPHQL_VALIDATION_FAILED'],
      ['subscription {', 'GRAPHQL_PARSE_FAILED'],
    ]) {
      const response = await post(gateway, { query: query ?? '' }, accept === undefined ? {} : { accept });
      const isEvents = response.headers.get('content-type') === 'text/event-stream';
      expect([isEvents, response.status]).toEqual([accept === 'text/event-stream', isEvents ? 200 : 400]);
      const [, json = ''] = /(\{.*\})/.exec(await response.text()) ?? [];
      expect(JSON.parse(json).errors[0].extensions.code).toBe(code);
    }
  });

  it('is refused for other sites', async () => {
    const headers = { ...SESSION, 'content-type': 'text/plain', accept: ACCEPT };
    const response = await post(gateway, { query: QUERY }, headers);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(gateway.php.calls).toHaveLength(0);
  });

  it('is separate from queries and mutations, which get a single response', async () => {
    gateway.php.answer({ 'markAllNotificationsRead.php': { json: { success: true } } });
    for (const query of [
      '{ __typename }',
      'mutation { markAllNotificationsRead(input: {}) { userErrors { code } } }',
    ]) {
      const { status, headers, errors } = await send(query, { accept: ACCEPT });
      expect({ status, errors }).toEqual({ status: 200, errors: undefined });
      expect(headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
    }
  });
});

function aliases(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}: added { id }`).join(' ');
}

describe('a gateway that closes', () => {
  it('completes the streams immediately, so that pages subscribe elsewhere', async () => {
    const stream = await openFirst();
    const before = Date.now();
    await gateway.close();
    expect(Date.now() - before).toBeLessThan(5_000);
    await until(stream.hasEnded, 'the stream ended');
    expect(stream.parts).toHaveLength(1);
    expect(stream.text()).toMatch(/\r\n--graphql--\r\n$/);
    expect(clock.pending).toBe(0);
    gateway = await startGateway();
  });
});

describe('a slow reader', () => {
  it('gets the newest state when it continues to read, and doesn’t slow others down', async () => {
    tell(NOTIFICATION);
    const body = JSON.stringify({
      query: `subscription { notificationsChanged { added { id } customer { notifications { nodes { message } } } } }`,
    });
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.pause();
    const headers = Object.entries({ host: 'gateway', accept: ACCEPT, 'content-type': 'application/json', ...SESSION });
    socket.write(
      `POST /graphql HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}content-length: ${body.length}\r\n\r\n${body}`,
    );
    await clock.settled();
    const quick = await openStream(gateway, QUERY);
    await quick.events(1);

    const long = 'x'.repeat(10_000);
    const CHANGES = 120;
    for (let change = 1; change <= CHANGES; change++) {
      const many = Array.from({ length: 20 }, (_, index) => ({
        ...NOTIFICATION,
        notification_id: change * 100 + index,
        message: long,
      }));
      tell(...many);
      await clock.ring();
      await quick.events(change + 1);
    }
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.resume();
    await until(() => received.includes(`"id":"notification-${CHANGES * 100}"`), 'the newest state came');
    expect(received.split('"payload"').length - 1).toBeLessThan(CHANGES);
    socket.destroy();
    quick.leave();
  });
});
