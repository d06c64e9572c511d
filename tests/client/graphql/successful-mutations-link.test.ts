import { ApolloLink } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { credentialsLink, responsesLink } from '~/graphql/client.ts';
import { MarkAllNotificationsReadDocument } from '~/graphql/generated/operations/mark-all-notifications-read.ts';
import { NotificationsDocument } from '~/graphql/generated/operations/notifications.ts';
import { pageOf } from '../support/connection.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { done, lost, refused, userError } from '../support/mutation-responses.ts';
import { testClient } from '../support/test-client.ts';

const mutation = 'markAllNotificationsRead';
const customer = { customer: { __typename: 'Customer', id: 'customer-7', unreadNotificationCount: 0 } };

function setUp(graph: FakeGraph, credentials: { userId: string; authToken: string } | null) {
  const onSuccess = vi.fn();
  const client = testClient(
    ApolloLink.from([responsesLink(onSuccess), credentialsLink(() => credentials), graph.link]),
  );
  return { client, onSuccess };
}

describe('a mutation of a logged-in customer', () => {
  const ada = { userId: '7', authToken: 'secret' };
  const mutate = async (reply: Parameters<FakeGraph['answer']>[1], credentials: typeof ada | null = ada) => {
    const { client, onSuccess } = setUp(new FakeGraph().answer('MarkAllNotificationsRead', reply), credentials);
    await client
      .mutate({ mutation: MarkAllNotificationsReadDocument, variables: { input: {} } })
      .catch(() => undefined);
    return onSuccess;
  };

  it('is reported when it succeeds', async () => {
    expect(await mutate(done(mutation, customer))).toHaveBeenCalledTimes(1);
  });

  it("is reported even if the data it changed can't be refetched", async () => {
    const errors = [{ message: 'No.', path: [mutation, 'customer'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];
    expect(await mutate({ ...done(mutation, { customer: null }), errors })).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is refused', refused(mutation, userError('No.'))],
    ['has no payload', refused(mutation)],
    ['has no response', lost],
  ])('is not reported when it %s', async (_case, reply) => {
    expect(await mutate(reply)).not.toHaveBeenCalled();
  });

  it('is not reported when no one is logged in', async () => {
    expect(await mutate(done(mutation, customer), null)).not.toHaveBeenCalled();
  });

  it("is reported, but a query isn't", async () => {
    const graph = new FakeGraph().answer('Notifications', {
      data: { me: { ...customer.customer, notifications: pageOf('Notification', []) } },
    });
    const { client, onSuccess } = setUp(graph, ada);
    await client.query({ query: NotificationsDocument });
    expect(onSuccess).not.toHaveBeenCalled();
  });
});
