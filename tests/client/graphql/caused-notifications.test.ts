import { ApolloLink } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { refetchUnlessCaused } from '~/graphql/caused-notifications.ts';
import { responsesLink } from '~/graphql/client.ts';
import { NotificationsDocument } from '~/graphql/generated/operations/notifications.ts';
import { PayForAppointmentDocument } from '~/graphql/generated/operations/pay-for-appointment.ts';
import { pageOf } from '../support/connection.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { done, lost, refused, userError } from '../support/mutation-responses.ts';
import { testClient } from '../support/test-client.ts';

type Reply = Awaited<Exclude<Parameters<FakeGraph['answer']>[1], (...variables: never[]) => unknown>>;

const mutation = 'payForAppointment';
const customer = (...ids: string[]) => ({
  __typename: 'Customer',
  id: 'customer-7',
  notifications: pageOf(
    'Notification',
    ids.map((id) => ({ __typename: 'Notification', id })),
  ),
});
const withNotifications = (...ids: string[]) => done(mutation, { customer: customer(...ids) });

/** Sends a payment. The returned function delivers its response. */
function pay() {
  let respond: (reply: Reply) => void = () => undefined;
  const reply = new Promise<Reply>((resolve) => {
    respond = resolve;
  });
  const graph = new FakeGraph().answer('PayForAppointment', reply);
  const client = testClient(ApolloLink.from([responsesLink(), graph.link]));
  const sent = client.mutate({ mutation: PayForAppointmentDocument, variables: { input: { appointmentId: '1' } } });
  return async (reply: Reply) => {
    respond(reply);
    await sent.catch(() => undefined);
  };
}

/** `receive` simulates notifications that arrive; `onRefetch` counts the refetches. */
function listen() {
  const onRefetch = vi.fn();
  return { onRefetch, receive: (...ids: string[]) => refetchUnlessCaused(ids, onRefetch) };
}

describe('notifications', () => {
  it('cause a refetch if this tab has sent no mutation', () => {
    const { onRefetch, receive } = listen();
    receive('a1');
    expect(onRefetch).toHaveBeenCalledTimes(1);
    receive();
    expect(onRefetch).toHaveBeenCalledTimes(1);
  });

  it('cause no refetch if a mutation of this tab returned them, however late they arrive', async () => {
    const { onRefetch, receive } = listen();
    await pay()(withNotifications('b1', 'b2'));
    receive('b1');
    receive('b2');
    expect(onRefetch).not.toHaveBeenCalled();
    receive('b3');
    expect(onRefetch).toHaveBeenCalledTimes(1);
  });

  it('cause a refetch if one of them is new', async () => {
    const { onRefetch, receive } = listen();
    await pay()(withNotifications('c1'));
    receive('c1', 'c2');
    expect(onRefetch).toHaveBeenCalledTimes(1);
  });

  it('wait for the response to a mutation in flight, which may contain them', async () => {
    const { onRefetch, receive } = listen();
    const respond = pay();
    receive('d1');
    await respond(withNotifications('d1'));
    expect(onRefetch).not.toHaveBeenCalled();
  });

  it.each([
    ['contains others', withNotifications('e1')],
    ['contains none', done(mutation, { customer: { __typename: 'Customer', id: 'customer-7' } })],
    [
      'has null notifications',
      done(mutation, { customer: { __typename: 'Customer', id: 'customer-7', notifications: null } }),
    ],
    ['has a null customer', done(mutation, { customer: null })],
    ['is a refusal', refused(mutation, userError('No.'))],
    ['has no payload', refused(mutation)],
    ['is lost', lost],
  ])('cause one refetch after a mutation in flight whose response %s', async (_case, reply) => {
    const { onRefetch, receive } = listen();
    const respond = pay();
    receive('f1');
    receive('f2');
    expect(onRefetch).not.toHaveBeenCalled();
    await respond(reply);
    expect(onRefetch).toHaveBeenCalledTimes(1);
    await pay()(reply);
    expect(onRefetch).toHaveBeenCalledTimes(1);
  });

  it('wait for the last of several mutations in flight', async () => {
    const { onRefetch, receive } = listen();
    const [first, second] = [pay(), pay()];
    receive('g1');
    await first(refused(mutation));
    expect(onRefetch).not.toHaveBeenCalled();
    await second(withNotifications('g1'));
    expect(onRefetch).not.toHaveBeenCalled();
  });

  it('do not wait for a query, and cause a refetch even if it returned them', async () => {
    const { onRefetch, receive } = listen();
    const graph = new FakeGraph().answer('Notifications', { data: { me: customer('h1') } });
    await testClient(ApolloLink.from([responsesLink(), graph.link])).query({ query: NotificationsDocument });
    receive('h1');
    expect(onRefetch).toHaveBeenCalledTimes(1);
  });
});
