import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failuresLink } from '~/graphql/client.ts';
import { ServerTimeDocument } from '~/graphql/generated/operations/server-time.ts';
import { retryUnreachedQueries } from '~/graphql/query-retry.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { testClient } from '../support/test-client.ts';

const answer = { data: { serverTime: '2026-11-16T15:00:00Z' } };
const lost = new TypeError('Failed to fetch');
const refused = { errors: [{ message: 'No.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] };

/** A page that shows one query. */
async function openPage(graph: FakeGraph) {
  const link = failuresLink(
    () => null,
    () => undefined,
    () => schedule(),
  );
  const client = testClient(link.concat(graph.link));
  const schedule = retryUnreachedQueries(client);
  const shown = client.watchQuery({ query: ServerTimeDocument });
  shown.subscribe({});
  await expect.poll(() => shown.getCurrentResult().loading).toBe(false);
  return { client, shown };
}

const setReady = (isReady: boolean) => {
  const fetched = vi.fn(async () => new Response(null, { status: isReady ? 200 : 503 }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('asks a query that was lost again when the browser is online', async () => {
  const graph = new FakeGraph().answer('ServerTime', lost);
  const { shown } = await openPage(graph);
  expect(shown.getCurrentResult().error).toBeDefined();
  graph.answer('ServerTime', answer);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => shown.getCurrentResult().data).toMatchObject(answer.data);
});

it('asks again when the gateway answers, and waits twice as long after each failure', async () => {
  const down = setReady(false);
  const graph = new FakeGraph().answer('ServerTime', lost);
  const { shown } = await openPage(graph);
  graph.answer('ServerTime', answer);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(down).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_700);
  expect(down).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(down).toHaveBeenCalledTimes(2);
  expect(graph.sentAs('ServerTime')).toHaveLength(1);
  setReady(true);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(shown.getCurrentResult().data).toMatchObject(answer.data);
});

it('leaves what the gateway has answered, and what no page shows any more', async () => {
  const ready = setReady(true);
  const graph = new FakeGraph().answer('ServerTime', refused);
  const { client } = await openPage(graph);
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect(graph.sentAs('ServerTime')).toHaveLength(1);
  graph.answer('ServerTime', lost);
  await client.query({ query: ServerTimeDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(graph.sentAs('ServerTime')).toHaveLength(2);
  expect(ready).not.toHaveBeenCalled();
});
