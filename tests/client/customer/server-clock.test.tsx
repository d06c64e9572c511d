import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingWindow } from '#shared/booking-window.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { GraphTestProvider } from '../support/graph-test-provider.tsx';
import { testClient } from '../support/test-client.ts';

const DEVICE = Date.parse('2026-11-16T14:00:00Z');

/** Reloads the module for each test, because the clock lives outside the components. */
async function open(graph: FakeGraph, clocks = 1) {
  vi.resetModules();
  const { useServerNow } = await import('~/features/customer/use-server-now.ts');
  const Clock = () => <p>{new Date(useServerNow()).toISOString()}</p>;
  const client = testClient(graph.link);
  const page = (count: number) => (
    <GraphTestProvider client={client}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Clock key={index} />
      ))}
    </GraphTestProvider>
  );
  const { rerender } = render(page(clocks));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { show: (count: number) => rerender(page(count)) };
}

const displayedTimes = () => screen.getAllByText(/T/).map(({ textContent }) => textContent);
const graphAt = (serverTime: string | null) => new FakeGraph().answer('ServerTime', { data: { serverTime } });
const setVisibility = (state: DocumentVisibilityState) => {
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
  it('is requested once for all components, and ticks each second (APPT-08)', async () => {
    const graph = graphAt('2026-11-16T15:00:00.000Z');
    await open(graph, 3);
    expect(displayedTimes()).toEqual(Array(3).fill('2026-11-16T15:00:00.000Z'));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(displayedTimes()).toEqual(Array(3).fill('2026-11-16T15:00:02.000Z'));
    expect(vi.getTimerCount()).toBe(1);
    expect(graph.sent).toHaveLength(1);
  });

  it('assumes that the response took half of the round trip', async () => {
    const graph = new FakeGraph().answer('ServerTime', async () => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      return { data: { serverTime: '2026-11-16T15:00:00.000Z' } };
    });
    await open(graph);
    expect(displayedTimes()).toEqual(['2026-11-16T14:00:00.000Z']);
    await act(() => vi.advanceTimersByTimeAsync(800));
    expect(displayedTimes()).toEqual(['2026-11-16T15:00:00.400Z']);
  });

  it('asks again when the device slept while the request was in flight', async () => {
    let responses = 0;
    const graph = new FakeGraph().answer('ServerTime', () => {
      responses += 1;
      if (responses === 1) vi.setSystemTime(DEVICE + 23 * 3_600_000);
      return { data: { serverTime: responses === 1 ? '2026-11-16T15:00:00.000Z' : '2026-11-17T14:00:00.000Z' } };
    });
    await open(graph);
    expect(displayedTimes()).toEqual(['2026-11-17T14:00:00.000Z']);
    expect(graph.sent).toHaveLength(2);
  });

  it('uses the fastest response when all are slow', async () => {
    const roundTrips = [30_000, 10_000, 20_000];
    const graph = new FakeGraph().answer('ServerTime', async () => {
      const roundTrip = roundTrips[graph.sent.length - 1] ?? 0;
      await new Promise((resolve) => setTimeout(resolve, roundTrip));
      return { data: { serverTime: new Date(Date.now() + 3_600_000).toISOString() } };
    });
    await open(graph);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(displayedTimes()).toEqual(['2026-11-16T15:01:05.000Z']);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(graph.sent).toHaveLength(3);
  });

  it.each([
    ['nothing', { data: { serverTime: null } }],
    ['no connection', new TypeError('Failed to fetch')],
  ])('is the device’s clock with %s, and the next component asks again', async (_what, reply) => {
    const graph = new FakeGraph().answer('ServerTime', reply);
    const { show } = await open(graph);
    expect(displayedTimes()).toEqual(['2026-11-16T14:00:00.000Z']);
    graph.answer('ServerTime', { data: { serverTime: '2026-11-16T16:00:00.000Z' } });
    show(2);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(displayedTimes()).toEqual(Array(2).fill('2026-11-16T16:00:00.000Z'));
  });

  it('stops while the page is hidden or nothing uses it, and is correct immediately afterwards', async () => {
    const { show } = await open(graphAt('2026-11-16T15:00:00.000Z'));
    act(() => setVisibility('hidden'));
    expect(vi.getTimerCount()).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    act(() => setVisibility('visible'));
    expect(displayedTimes()).toEqual(['2026-11-16T16:00:00.000Z']);
    show(0);
    expect(vi.getTimerCount()).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    show(1);
    expect(displayedTimes()).toEqual(['2026-11-16T16:01:00.000Z']);
  });

  it('is requested again when the device’s clock is set', async () => {
    const graph = graphAt('2026-11-16T15:00:00.000Z');
    await open(graph);
    vi.setSystemTime(DEVICE - 5 * 3_600_000);
    graph.answer('ServerTime', { data: { serverTime: '2026-11-16T15:00:01.000Z' } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(displayedTimes()).toEqual(['2026-11-16T15:00:01.000Z']);
    expect(graph.sent).toHaveLength(2);
  });

  it.each([
    ['months behind', '2026-03-03T14:00:00Z', 'Your device says that it’s Tue 3 Mar 2026.'],
    ['years ahead', '2030-01-01T14:00:00Z', 'Your device says that it’s Tue 1 Jan 2030.'],
    ['a day ahead', '2026-11-17T14:00:00Z', null],
    ['right, which needs no request', '2026-11-16T14:00:00Z', null],
  ])('gives a calendar its today, also when the device is %s', async (_what, device, text) => {
    vi.setSystemTime(device);
    vi.resetModules();
    const { AvailableDays } = await import('~/features/availability/available-days.tsx');
    const graph = graphAt('2026-11-16T15:00:00.000Z');
    const client = testClient(graph.link);
    const available = ['2026-11-16', '2027-01-16'];
    const calendar = { label: 'Day', windowFrom: bookingWindow, selected: null, available, onSelect() {} };
    render(
      <GraphTestProvider client={client}>
        <AvailableDays {...calendar} />
      </GraphTestProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button', { name: /16 November 2026, today/ })).toBeTruthy();
    const notice = screen.queryByText(/^Your device says/)?.textContent ?? null;
    expect(graph.sent).toHaveLength(device.startsWith('2026-11-16') ? 0 : 1);
    expect(notice).toBe(text && `${text} We go by our own clock: today is Mon 16 Nov 2026.`);
  });
});
