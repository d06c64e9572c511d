import { ApolloLink } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { MarkAllNotificationsReadDocument } from '~/graphql/generated/operations/mark-all-notifications-read.ts';
import { NotificationsDocument } from '~/graphql/generated/operations/notifications.ts';
import { credentialsLink } from '~/graphql/session-links.ts';
import { successfulMutationsLink } from '~/graphql/successful-mutations-link.ts';
import { done, lost, refused, userError } from '../support/acts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { testClient } from '../support/test-client.ts';

const act = 'markAllNotificationsRead';
const customer = { customer: { __typename: 'Customer', id: '7', unreadNotificationCount: 0 } };

function setUp(graph: FakeGraph, credentials: { userId: string; authToken: string } | null) {
  const onDone = vi.fn();
  const client = testClient(
    ApolloLink.from([successfulMutationsLink(onDone), credentialsLink(() => credentials), graph.link]),
  );
  return { client, onDone };
}

describe('an act of a logged-in customer', () => {
  const ada = { userId: '7', authToken: 'secret' };
  const mutate = async (reply: Parameters<FakeGraph['answer']>[1], credentials: typeof ada | null = ada) => {
    const { client, onDone } = setUp(new FakeGraph().answer('MarkAllNotificationsRead', reply), credentials);
    await client.mutate({ mutation: MarkAllNotificationsReadDocument }).catch(() => undefined);
    return onDone;
  };

  it('is told of once it is done', async () => {
    expect(await mutate(done(act, customer))).toHaveBeenCalledTimes(1);
  });

  it('is told of although what it changed could not be read anew', async () => {
    const errors = [{ message: 'No.', path: [act, 'customer'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];
    expect(await mutate({ ...done(act, { customer: null }), errors })).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['was refused', refused(act, userError('No.'))],
    ['has no answer', refused(act)],
    ['was not answered', lost],
  ])('is not told of when it %s', async (_what, reply) => {
    expect(await mutate(reply)).not.toHaveBeenCalled();
  });

  it('is not told of when nobody is logged in', async () => {
    expect(await mutate(done(act, customer), null)).not.toHaveBeenCalled();
  });

  it('is told of without what is only asked', async () => {
    const graph = new FakeGraph().answer('Notifications', {
      data: { me: { ...customer.customer, notifications: [] } },
    });
    const { client, onDone } = setUp(graph, ada);
    await client.query({ query: NotificationsDocument });
    expect(onDone).not.toHaveBeenCalled();
  });
});
