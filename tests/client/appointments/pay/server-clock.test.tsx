import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeGraph } from '../../support/fake-graph.ts';
import { testClient } from '../../support/test-client.ts';

const DEVICE = Date.parse('2026-11-16T14:00:00Z');

/** A hook of its own for each test, as each visit has: the clock is kept outside the components. */
async function visit(graph: FakeGraph, watchers = 1) {
  vi.resetModules();
  const { useServerNow } = await import('~/features/customer/use-server-now.ts');
  const Watch = () => <p>{new Date(useServerNow()).toISOString()}</p>;
  const client = testClient(graph.link);
  const page = (count: number) => (
    <ApolloProvider client={client}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Watch key={place} />
      ))}
    </ApolloProvider>
  );
  const { rerender } = render(page(watchers));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { show: (count: number) => rerender(page(count)) };
}

const shown = () => screen.getAllByText(/T/).map(({ textContent }) => textContent);
const graphAt = (serverTime: string | null) => new FakeGraph().answer('ServerTime', { data: { serverTime } });
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the server’s clock', () => {
  it('is told once to all who look, and ticks each second (APPT-08)', async () => {
    const graph = graphAt('2026-11-16T15:00:00.000Z');
    await visit(graph, 3);
    expect(shown()).toEqual(Array(3).fill('2026-11-16T15:00:00.000Z'));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(shown()).toEqual(Array(3).fill('2026-11-16T15:00:02.000Z'));
    expect(vi.getTimerCount()).toBe(1);
    expect(graph.sent).toHaveLength(1);
  });

  it('takes half of the way for the time that the answer was under way', async () => {
    const graph = new FakeGraph().answer('ServerTime', async () => {
      await new Promise((arrive) => setTimeout(arrive, 800));
      return { data: { serverTime: '2026-11-16T15:00:00.000Z' } };
    });
    await visit(graph);
    expect(shown()).toEqual(['2026-11-16T14:00:00.000Z']);
    await act(() => vi.advanceTimersByTimeAsync(800));
    expect(shown()).toEqual(['2026-11-16T15:00:00.400Z']);
  });

  it('asks again when the device slept while the answer was under way', async () => {
    let answers = 0;
    const graph = new FakeGraph().answer('ServerTime', () => {
      answers += 1;
      if (answers === 1) vi.setSystemTime(DEVICE + 23 * 3_600_000);
      return { data: { serverTime: answers === 1 ? '2026-11-16T15:00:00.000Z' : '2026-11-17T14:00:00.000Z' } };
    });
    await visit(graph);
    expect(shown()).toEqual(['2026-11-17T14:00:00.000Z']);
    expect(graph.sent).toHaveLength(2);
  });

  it('takes the answer that was under way for the shortest time when all are slow', async () => {
    const ways = [30_000, 10_000, 20_000];
    const graph = new FakeGraph().answer('ServerTime', async () => {
      const way = ways[graph.sent.length - 1] ?? 0;
      await new Promise((arrive) => setTimeout(arrive, way));
      return { data: { serverTime: new Date(Date.now() + 3_600_000).toISOString() } };
    });
    await visit(graph);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(shown()).toEqual(['2026-11-16T15:01:05.000Z']);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(graph.sent).toHaveLength(3);
  });

  it.each([
    ['nothing', { data: { serverTime: null } }],
    ['no connection', new TypeError('Failed to fetch')],
  ])('is the device’s at %s, and is asked for again by who comes next', async (_what, reply) => {
    const graph = new FakeGraph().answer('ServerTime', reply);
    const { show } = await visit(graph);
    expect(shown()).toEqual(['2026-11-16T14:00:00.000Z']);
    graph.answer('ServerTime', { data: { serverTime: '2026-11-16T16:00:00.000Z' } });
    show(2);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(shown()).toEqual(Array(2).fill('2026-11-16T16:00:00.000Z'));
  });

  it('rests while nobody can see the page or needs it, and is right at once afterwards', async () => {
    const { show } = await visit(graphAt('2026-11-16T15:00:00.000Z'));
    act(() => see('hidden'));
    expect(vi.getTimerCount()).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    act(() => see('visible'));
    expect(shown()).toEqual(['2026-11-16T16:00:00.000Z']);
    show(0);
    expect(vi.getTimerCount()).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    show(1);
    expect(shown()).toEqual(['2026-11-16T16:01:00.000Z']);
  });

  it('is asked for anew when the device’s clock has been set', async () => {
    const graph = graphAt('2026-11-16T15:00:00.000Z');
    await visit(graph);
    vi.setSystemTime(DEVICE - 5 * 3_600_000);
    graph.answer('ServerTime', { data: { serverTime: '2026-11-16T15:00:01.000Z' } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(shown()).toEqual(['2026-11-16T15:00:01.000Z']);
    expect(graph.sent).toHaveLength(2);
  });
});
