import { expect, it } from 'vitest';
import { DashboardSummaryDocument } from '~/graphql/generated/operations/dashboard-summary.ts';
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
