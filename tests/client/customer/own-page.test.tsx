import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountPage } from '~/features/customer/account-page.tsx';
import { notifyOtherTabs } from '~/features/customer/tab-sync.ts';
import { useAccountPage } from '~/features/customer/use-account-page.ts';
import { useAutoRefetch } from '~/features/customer/use-auto-refetch.ts';
import { session } from '~/features/session/session.ts';
import { useDashboardSummaryQuery } from '~/graphql/generated/operations/dashboard-summary.ts';
import { aCustomer } from '../dashboard/a-customer.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

function Page() {
  useAutoRefetch();
  const state = useAccountPage(
    useDashboardSummaryQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }),
  );
  return (
    <AccountPage title="Mine" state={state} skeleton={<p>soon</p>}>
      {(me) => <p>{me.summary.completedRepairs} repairs</p>}
    </AccountPage>
  );
}

const repairs = (completedRepairs: number) => aCustomer({ summary: { completedRepairs } });
const down = { data: { me: null }, errors: [{ message: 'No.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] };
const asked = (graph: FakeGraph) => graph.sentAs('DashboardSummary').length;

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

/** Another tab, which is another end of the same channel. */
async function actInOtherTab() {
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

describe('what is on the screen', () => {
  it('is asked for anew when another tab has acted, and stays until the answer is there', async () => {
    const { graph } = await open();
    await actInOtherTab();
    expect(screen.getByText('1 repairs')).toBeTruthy();
    expect(await screen.findByText('2 repairs')).toBeTruthy();
    expect(asked(graph)).toBe(2);
  });

  it('is told to the other tabs, and not asked for anew here', async () => {
    const { graph } = await open();
    const heard = new BroadcastChannel('customer-changed');
    const told = new Promise((resolve) => heard.addEventListener('message', resolve, { once: true }));
    notifyOtherTabs();
    await told;
    heard.close();
    expect(asked(graph)).toBe(1);
  });

  it('waits behind another window until it is seen', async () => {
    const { graph } = await open();
    await setVisibility('hidden');
    const heard = new BroadcastChannel('customer-changed');
    const told = new Promise((resolve) => heard.addEventListener('message', resolve, { once: true }));
    await actInOtherTab();
    await told;
    heard.close();
    expect(asked(graph)).toBe(1);
    await setVisibility('visible');
    expect(await screen.findByText('2 repairs')).toBeTruthy();
    expect(asked(graph)).toBe(2);
  });

  it.each([
    [59_000, 1],
    [60_000, 2],
  ])('after %i ms out of sight has been asked for %i times', async (away, times) => {
    const { graph } = await open();
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
    await setVisibility('hidden');
    vi.setSystemTime(1_000_000 + away);
    await setVisibility('visible');
    expect(asked(graph)).toBe(times);
  });

  it.each([
    ['an error', down],
    ['no connection', new TypeError('Failed to fetch')],
  ])('stays when asking anew brings %s, which is said, and can be asked for again', async (_what, reply) => {
    const { graph, path } = await open();
    graph.answer('DashboardSummary', reply);
    await actInOtherTab();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/may be out of date/)).toBeTruthy();
    expect(screen.getByText('1 repairs')).toBeTruthy();
    expect(path()).toBe('/');
    graph.answer('DashboardSummary', repairs(3));
    fireEvent.click(again);
    expect(await screen.findByText('3 repairs')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
  });
});
