import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as AppointmentsPage } from '~/features/appointments/appointments-page.tsx';
import { useAutoRefetch } from '~/features/customer/use-auto-refetch.ts';
import { useRefetchIfStale } from '~/features/customer/use-refetch-if-stale.ts';
import { session } from '~/features/session/session.ts';
import { responsesLink } from '~/graphql/client.ts';
import { expireAll } from '~/graphql/freshness.ts';
import { confirmed } from '../appointments/appointment-fixtures.ts';
import { listPageOf, pageOf } from '../support/connection.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { later } from '../support/later.ts';
import { renderAt } from '../support/render-at.tsx';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const appointments = Array.from({ length: 21 }, (_, index) => ({
  ...confirmed,
  id: `a${index}`,
  reference: `MW-${index}`,
}));

const listOf = (items: typeof appointments, variables: Record<string, unknown>) => ({
  data: {
    me: {
      ...{ __typename: 'Customer', id: 'customer-7', firstName: 'Ada', lastName: 'King', photoUrl: null },
      all: pageOf('Appointment', items),
      appointments: listPageOf('Appointment', items, variables),
    },
  },
});

let afterMutation: ReturnType<typeof useRefetchIfStale>;
function Layout({ children }: { children: React.ReactNode }) {
  afterMutation = useRefetchIfStale();
  useAutoRefetch();
  return children;
}
const routes = [
  {
    path: '/list',
    element: (
      <Layout>
        <AppointmentsPage />
      </Layout>
    ),
  },
  {
    path: '/other',
    element: (
      <Layout>
        <p>another page</p>
      </Layout>
    ),
  },
];
/** The response to a mutation includes the customer. */
const mutate = () => act(async () => afterMutation({ kind: 'done', payload: { customer: {} } }));

async function openList() {
  const graph = new FakeGraph()
    .answer('Appointments', (variables) => listOf(appointments, variables))
    .answer('ServerTime', { data: { serverTime: '2026-11-16T15:00:00Z' } });
  const page = renderAt('/list', routes, graph, responsesLink().concat(graph.link));
  await screen.findByText('MW-0');
  const goTo = (path: string) => act(() => page.router.navigate(path));
  const visitAgain = async () => {
    await goTo('/other');
    expect(screen.queryByText('MW-0')).toBeNull();
    await goTo('/list');
  };
  return { ...page, goTo, visitAgain, requests: () => graph.sentAs('Appointments').length };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  session.begin({ userId: '7', authToken: 'secret', userName: 'Ada', accountType: 'customer' });
  expireAll();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

describe('a second visit of a page', () => {
  it('within a minute shows the cache alone', async () => {
    const { visitAgain, requests } = await openList();
    vi.setSystemTime(NOW + 59_999);
    await visitAgain();
    expect(screen.getByText('MW-0')).toBeTruthy();
    expect(requests()).toBe(1);
  });

  it('after a minute shows the cache, and quietly what the server answers', async () => {
    const { graph, visitAgain, requests } = await openList();
    const reply = later<ReturnType<typeof listOf>>();
    graph.answer('Appointments', reply.promise);
    vi.setSystemTime(NOW + 60_000);
    await visitAgain();
    expect(screen.getByText('MW-0')).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
    expect(requests()).toBe(2);
    await act(async () => reply.resolve(listOf(appointments.slice(1), {})));
    expect(screen.queryByText('MW-0')).toBeNull();
    expect(screen.getByText('MW-1')).toBeTruthy();
  });

  it('asks again after a mutation', async () => {
    const { client, goTo, requests } = await openList();
    await goTo('/other');
    await waitFor(() => expect(client.getObservableQueries('active').size).toBe(0));
    await mutate();
    expect(requests()).toBe(1);
    await goTo('/list');
    expect(screen.getByText('MW-0')).toBeTruthy();
    expect(requests()).toBe(2);
  });

  it('asks again after a change in another tab', async () => {
    const { goTo, requests } = await openList();
    await goTo('/other');
    const channel = new BroadcastChannel('customer-changed');
    const heard = new Promise((resolve) => channel.addEventListener('message', resolve));
    const other = new BroadcastChannel('customer-changed');
    other.postMessage('changed');
    await act(() => heard);
    other.close();
    channel.close();
    await goTo('/list');
    await waitFor(() => expect(requests()).toBe(2));
  });

  it('asks again for a filter that was not answered within a minute, and only for that', async () => {
    const { goTo, graph } = await openList();
    await goTo('/list?status=confirmed');
    await waitFor(() => expect(graph.sentAs('Appointments')).toHaveLength(2));
    await goTo('/list');
    await goTo('/list?status=confirmed');
    expect(screen.getByRole('button', { name: /^Confirmed/, pressed: true })).toBeTruthy();
    expect(graph.sentAs('Appointments')).toHaveLength(2);
  });

  it('asks again after an answer with errors', async () => {
    const { graph, visitAgain, requests } = await openList();
    expireAll();
    graph.answer('Appointments', (variables) => ({
      ...listOf(appointments, variables),
      errors: [{ message: 'No.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    }));
    await visitAgain();
    await waitFor(() => expect(requests()).toBe(2));
    await visitAgain();
    await waitFor(() => expect(requests()).toBe(3));
  });

  it('also asks again for further pages', async () => {
    const { visitAgain, graph } = await openList();
    const showMore = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
    const pages = () => graph.sentAs('Appointments').filter(({ variables }) => variables.after === 'a19').length;
    await showMore();
    expect(await screen.findByText('MW-20')).toBeTruthy();
    await visitAgain();
    await showMore();
    expect(screen.getByText('MW-20')).toBeTruthy();
    expect(pages()).toBe(1);
    await mutate();
    await waitFor(() => expect(pages()).toBe(2));
    await visitAgain();
    vi.setSystemTime(NOW + 60_000);
    await showMore();
    expect(screen.getByText('MW-20')).toBeTruthy();
    await waitFor(() => expect(pages()).toBe(3));
  });
});

it('keeps showing an open list while it is refetched after a mutation', async () => {
  const { graph, requests } = await openList();
  const reply = later<ReturnType<typeof listOf>>();
  graph.answer('Appointments', reply.promise);
  await mutate();
  expect(requests()).toBe(2);
  expect(screen.getByText('MW-0')).toBeTruthy();
  await act(async () => reply.resolve(listOf(appointments.slice(1), {})));
  expect(screen.queryByText('MW-0')).toBeNull();
  expect(screen.getByText('MW-1')).toBeTruthy();
});
