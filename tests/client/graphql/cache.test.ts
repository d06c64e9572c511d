import { expect, it } from 'vitest';
import { OpenAppointmentDocument } from '~/graphql/generated/operations/appointments.ts';
import { DashboardSummaryDocument } from '~/graphql/generated/operations/dashboard-summary.ts';
import { confirmed } from '../appointments/appointment-fixtures.ts';
import { summaryResponse } from '../dashboard/dashboard-fixtures.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { testClient } from '../support/test-client.ts';

it('keeps the customer for other pages when a refetch fails', async () => {
  const graph = new FakeGraph().answer('DashboardSummary', summaryResponse());
  const client = testClient(graph.link);
  const fetchCustomer = () => client.query({ query: DashboardSummaryDocument, fetchPolicy: 'network-only' });
  await fetchCustomer();
  graph.answer('DashboardSummary', {
    data: { me: null },
    errors: [{ message: 'No.', path: ['me'], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
  });
  expect((await fetchCustomer()).error).toBeTruthy();
  expect(client.readQuery({ query: DashboardSummaryDocument })?.me?.id).toBe('7');
});

it('remembers that there is no such appointment, until a list has it', async () => {
  const me = { __typename: 'Customer' as const, id: '7' };
  const graph = new FakeGraph().answer('OpenAppointment', { data: { me: { ...me, appointment: null } } });
  const client = testClient(graph.link);
  const query = { query: OpenAppointmentDocument, variables: { id: '31' } };
  await client.query(query);
  expect(client.readQuery(query)?.me?.appointment).toBeNull();
  // As a page of the list, which refers to it by its id.
  graph.answer('OpenAppointment', { data: { me: { ...me, appointment: confirmed } } });
  await client.query({ ...query, variables: { id: 'MW-48213' } });
  expect(client.readQuery(query)?.me?.appointment?.id).toBe('31');
});
