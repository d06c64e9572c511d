import { createClient as createUrql, subscriptionExchange } from '@urql/core';
import { type Client, createClient, type ExecutionResult } from 'graphql-sse';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../support/manual-clock.ts';
import { until } from '../support/until.ts';
import { post, SESSION, startGateway, type TestGateway } from './harness.ts';
import { NOTIFICATION, notificationList } from './streams.ts';

let gateway: TestGateway;
let clock: ManualClock;
let client: Client;

beforeEach(async () => {
  clock = new ManualClock();
  gateway = await startGateway({ notifications: { clock, limits: { streamsPerSession: 1 } }, heartbeatMs: 5 });
  client = connect();
});
afterEach(async () => {
  client.dispose();
  await gateway.close();
});

const connect = (headers: Record<string, string> = SESSION) =>
  createClient({ url: `${gateway.url}/graphql`, headers, retryAttempts: 0 });

const QUERY = 'subscription Notifications { notificationsChanged { added { title } } }';
const SECOND = { ...NOTIFICATION, notification_id: 12, title: 'Payment received' };
const EXPIRED = { json: { success: false, message: 'Your session has expired.' }, status: 401 };

const tell = (...notifications: object[]) =>
  gateway.php.answer({ 'getNotifications.php': notificationList(...notifications) });
const event = (...titles: string[]) => ({
  data: { notificationsChanged: { added: titles.map((title) => ({ title })) } },
});
const codes = ({ errors }: ExecutionResult = {}) => errors?.map(({ extensions }) => extensions?.code);

interface Received {
  readonly results: ExecutionResult[];
  hasCompleted: boolean;
  error: unknown;
  leave: () => void;
}

function receive(query: string, from = client): Received {
  const received: Received = { results: [], hasCompleted: false, error: undefined, leave: () => undefined };
  received.leave = from.subscribe(
    { query },
    {
      next: (result) => received.results.push(result as ExecutionResult),
      complete: () => {
        received.hasCompleted = true;
      },
      error: (error) => {
        received.error = error;
      },
    },
  );
  return received;
}

/** Reads an open response until it contains the text. */
async function readUntil(response: Response, text: string): Promise<string> {
  let received = '';
  for await (const chunk of response.body ?? []) {
    received += Buffer.from(chunk).toString();
    if (received.includes(text)) break;
  }
  return received;
}

describe('graphql-sse', () => {
  it('receives the current state and each change', async () => {
    tell(NOTIFICATION);
    const { results, leave } = receive(QUERY);
    await until(() => results.length === 1, 'the first event came');
    tell(SECOND, NOTIFICATION);
    await clock.ring();
    await until(() => results.length === 2, 'the second event came');
    expect(results).toEqual([event(), event('Payment received')]);
    leave();
    await until(() => clock.pending === 0, 'nothing is polled without subscribers');
  });

  it('completes after the error that ends the session', async () => {
    tell(NOTIFICATION);
    const received = receive(QUERY);
    await until(() => received.results.length === 1, 'the first event came');
    gateway.php.answer({ 'getNotifications.php': EXPIRED });
    await clock.ring();
    await until(() => received.hasCompleted, 'it completed');
    expect(codes(received.results.at(-1))).toEqual(['UNAUTHENTICATED']);
  });

  it.each([
    ['a subscription without a session', {}, QUERY, ['UNAUTHENTICATED']],
    ['an invalid document', SESSION, 'subscription { nothing }', ['GRAPHQL_VALIDATION_FAILED']],
    ['a query', SESSION, '{ __typename }', undefined],
  ])('gets the only result of %s, and completes', async (_what, headers, query, expected) => {
    const received = receive(query, connect(headers));
    await until(() => received.hasCompleted, 'it completed');
    expect(received.results.map(codes)).toEqual([expected]);
  });

  it('gets RATE_LIMITED for too many streams of a session', async () => {
    tell(NOTIFICATION);
    const first = receive(QUERY);
    await until(() => first.results.length === 1, 'the first stream is open');
    const second = receive(QUERY);
    await until(() => second.hasCompleted, 'the second one is refused');
    expect(codes(second.results[0])).toEqual(['RATE_LIMITED']);
    first.leave();
  });

  it('sees an interrupted connection, not the end, when the gateway closes, so that it subscribes again', async () => {
    tell(NOTIFICATION);
    const received = receive(QUERY);
    await until(() => received.results.length === 1, 'the first event came');
    await gateway.close();
    await until(() => received.error !== undefined, 'the connection ended');
    expect(received.hasCompleted).toBe(false);
    gateway = await startGateway();
  });
});

describe('urql with graphql-sse', () => {
  it('receives the current state and each change', async () => {
    tell(NOTIFICATION);
    const urql = createUrql({
      url: `${gateway.url}/graphql`,
      preferGetMethod: false,
      exchanges: [
        subscriptionExchange({
          forwardSubscription: ({ query = '', variables }) => ({
            subscribe: (sink) => ({
              unsubscribe: client.subscribe({ query, variables: variables as Record<string, unknown> }, sink as never),
            }),
          }),
        }),
      ],
    });
    const seen: unknown[] = [];
    const { unsubscribe } = urql.subscription(QUERY, {}).subscribe(({ data }) => seen.push(data));
    await until(() => seen.length === 1, 'the first event came');
    tell(SECOND, NOTIFICATION);
    await clock.ring();
    await until(() => seen.length === 2, 'the second event came');
    expect(seen).toMatchObject([event().data, event('Payment received').data]);
    unsubscribe();
  });
});

describe('a stream of events', () => {
  const accept = 'text/event-stream';
  const url = () => `${gateway.url}/graphql?${new URLSearchParams({ query: QUERY, variables: '{}' })}`;

  it('can be opened by GET, has heartbeats, and isn’t buffered', async () => {
    tell(NOTIFICATION);
    const response = await fetch(url(), { headers: { ...SESSION, accept, 'apollo-require-preflight': 'true' } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(await readUntil(response, '\n\n:\n\n')).toMatch(/^(:\n\n)*event: next\ndata: \{"data":.*\}\n\n:\n\n/);
  });

  it('isn’t opened by a GET that another site’s page could send', async () => {
    const response = await fetch(url(), { headers: { ...SESSION, accept } });
    expect([response.status, gateway.php.calls]).toEqual([400, []]);
  });

  it('isn’t sent to a client that also reads multipart, which Apollo’s clients do', async () => {
    tell(NOTIFICATION);
    const both = 'application/json, text/event-stream, multipart/mixed;subscriptionSpec="1.0"';
    const response = await post(gateway, { query: QUERY }, { ...SESSION, accept: both });
    expect(response.headers.get('content-type')).toContain('multipart/mixed');
    await response.body?.cancel();
  });
});
