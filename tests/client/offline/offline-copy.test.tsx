import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OfflineCopy } from '~/features/offline/offline-copy.tsx';
import { allowOfflineAppointments } from '~/features/session/offline-appointments.ts';
import { session } from '~/features/session/session.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

afterEach(cleanup);

const appointments = { nodes: [{ id: 'appointment-1', serviceName: 'Plumbing', isUpcoming: true }] };

it.each([
  ['keeps the customer’s appointments', 'customer-7', ['Plumbing']],
  ['keeps none of a customer who was logged in before', 'customer-8', []],
])('%s', async (_what, id, titles) => {
  session.begin({ userId: '7', authToken: 'secret', userName: 'Ada', accountType: 'customer' });
  allowOfflineAppointments('7');
  const graph = new FakeGraph().answer('OfflineAppointments', {
    data: { me: { __typename: 'Customer', id, appointments } },
  });
  const { client } = renderAt('/', [{ path: '*', element: <OfflineCopy userId="7" /> }], graph);
  await waitFor(() => expect(JSON.stringify(client.cache.extract())).toContain('Plumbing'));
  await act(async () => undefined);
  const stored = JSON.parse(localStorage.getItem('offlineAppointments') ?? '{}');
  expect(stored.appointments.map(({ title }: { title: string }) => title)).toEqual(titles);
});
