import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountPage } from '~/features/customer/account-page.tsx';
import { notifyOtherTabs } from '~/features/customer/tab-sync.ts';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useAutoRefetch } from '~/features/customer/use-auto-refetch.ts';
import { session } from '~/features/session/session.ts';
import { useDashboardSummaryQuery } from '~/graphql/generated/operations/dashboard-summary.ts';
import { summaryResponse } from '../dashboard/dashboard-fixtures.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

function Page() {
  useAutoRefetch();
  const state = useAccountPage(
    useDashboardSummaryQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
  );
  return (
    <AccountPage title="Test page" state={state} skeleton={<p>loading</p>}>
      {(me) => <p>{me.summary.completedRepairs} repairs</p>}
    </AccountPage>
  );
}

const repairs = (completedRepairs: number) => summaryResponse({ summary: { completedRepairs } });
const down = { data: { me: null }, errors: [{ message: 'No.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] };
const requestCount = (graph: FakeGraph) => graph.sentAs('DashboardSummary').length;

async function open() {
  const graph = new FakeGraph().answer('DashboardSummary', repairs(1));
  const page = renderAt(
    '/',
    [
      { path: '/', Component: Page },
      { path: '/login', element: <p>log in</p> },
    ],
    graph,
  );
  await screen.findByText('1 repairs');
  graph.answer('DashboardSummary', repairs(2));
  return { ...page, graph };
}

/** Another tab is another instance of the same channel. */
async function changeInOtherTab() {
  const other = new BroadcastChannel('customer-changed');
  other.postMessage('changed');
  other.close();
}

function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => session.begin({ userId: '7', authToken: 'secret', userName: 'Ada', accountType: 'customer' }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

describe('the data on the screen', () => {
  it('is refetched after a change in another tab, and stays until the response arrives', async () => {
    const { graph } = await open();
    await changeInOtherTab();
    expect(screen.getByText('1 repairs')).toBeTruthy();
    expect(await screen.findByText('2 repairs')).toBeTruthy();
    expect(requestCount(graph)).toBe(2);
  });

  it('is refetched by other tabs only, not by the tab that notifies them', async () => {
    const { graph } = await open();
    const channel = new BroadcastChannel('customer-changed');
    const notified = new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));
    notifyOtherTabs();
    await notified;
    channel.close();
    expect(requestCount(graph)).toBe(1);
  });

  it('is not refetched until a hidden page is visible', async () => {
    const { graph } = await open();
    await setVisibility('hidden');
    const channel = new BroadcastChannel('customer-changed');
    const notified = new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));
    await changeInOtherTab();
    await notified;
    channel.close();
    expect(requestCount(graph)).toBe(1);
    await setVisibility('visible');
    expect(await screen.findByText('2 repairs')).toBeTruthy();
    expect(requestCount(graph)).toBe(2);
  });

  it.each([
    [59_000, 1],
    [60_000, 2],
  ])('after %i ms hidden has been requested %i times', async (hiddenMs, times) => {
    const { graph } = await open();
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    await setVisibility('hidden');
    vi.setSystemTime(1_000_000 + hiddenMs);
    await setVisibility('visible');
    expect(requestCount(graph)).toBe(times);
  });

  it.each([
    ['an error', down],
    ['no connection', new TypeError('Failed to fetch')],
  ])('stays when a refetch fails with %s, with a warning and a retry button', async (_what, reply) => {
    const { graph, path } = await open();
    graph.answer('DashboardSummary', reply);
    await changeInOtherTab();
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/may be out of date/)).toBeTruthy();
    expect(screen.getByText('1 repairs')).toBeTruthy();
    expect(path()).toBe('/');
    graph.answer('DashboardSummary', repairs(3));
    fireEvent.click(retryButton);
    expect(await screen.findByText('3 repairs')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
  });
});
