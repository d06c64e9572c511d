import { expect, it } from 'vitest';
import { createAppClient } from '~/app/graph.tsx';
import { responsesLink } from '~/graphql/client.ts';
import { isFresh } from '~/graphql/freshness.ts';
import { ServerTimeDocument } from '~/graphql/generated/operations/server-time.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { testClient } from '../support/test-client.ts';

it('expires what pages have cached when another tab changes data, also outside the dashboard', async () => {
  createAppClient();
  const graph = new FakeGraph().answer('ServerTime', { data: { serverTime: '2026-11-16T15:00:00Z' } });
  await testClient(responsesLink().concat(graph.link)).query({ query: ServerTimeDocument });
  expect(isFresh(ServerTimeDocument, {})).toBe(true);
  const channel = new BroadcastChannel('customer-changed');
  const heard = new Promise((resolve) => channel.addEventListener('message', resolve));
  const other = new BroadcastChannel('customer-changed');
  other.postMessage('changed');
  await heard;
  other.close();
  channel.close();
  expect(isFresh(ServerTimeDocument, {})).toBe(false);
});
