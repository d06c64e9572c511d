import { expect, it } from 'vitest';
import { ApplicationOptionsDocument } from '~/graphql/generated/operations/application-options.ts';
import { DashboardSummaryDocument } from '~/graphql/generated/operations/dashboard-summary.ts';
import { summaryResponse } from '../dashboard/dashboard-fixtures.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { testClient } from '../support/test-client.ts';

const option = (id: string, name: string) => ({ __typename: 'ApplicationOption', id, name });

it('keeps application options apart whose lists all count from 1 (JOIN-04)', async () => {
  const lists = {
    services: [option('1', 'Plumbing')],
    immediateServices: [option('1', 'Flat tyre')],
    locations: [option('1', 'Leicester')],
    timeSlots: [option('1', '9:00 AM')],
    serviceModes: [{ __typename: 'ServiceModeOption', id: '1', name: 'Both', description: null }],
    companies: [option('1', 'Bosch')],
    workshops: [option('1', 'The Arches')],
  };
  const answer = { specialistApplicationOptions: { __typename: 'SpecialistApplicationOptions', ...lists } };
  const client = testClient(new FakeGraph().answer('ApplicationOptions', { data: answer }).link);
  const { data } = await client.query({ query: ApplicationOptionsDocument });
  expect(data?.specialistApplicationOptions).toMatchObject(lists);
});

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
