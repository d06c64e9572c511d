import { ApolloLink } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { causedNotificationsLink, refetchUnlessCaused } from '~/graphql/caused-notifications.ts';
import { NotificationsDocument } from '~/graphql/generated/operations/notifications.ts';
import { PayForAppointmentDocument } from '~/graphql/generated/operations/pay-for-appointment.ts';
import { done, lost, refused, userError } from '../support/acts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { testClient } from '../support/test-client.ts';

type Reply = Awaited<Exclude<Parameters<FakeGraph['answer']>[1], () => unknown>>;

const act = 'payForAppointment';
const customer = (...ids: string[]) => ({
  __typename: 'Customer',
  id: '7',
  notifications: ids.map((id) => ({ __typename: 'Notification', id })),
});
const bringing = (...ids: string[]) => done(act, { customer: customer(...ids) });

/** Sends a payment, whose answer comes when the returned function is called. */
function pay() {
  let arrive: (reply: Reply) => void = () => undefined;
  const reply = new Promise<Reply>((resolve) => {
    arrive = resolve;
  });
  const graph = new FakeGraph().answer('PayForAppointment', reply);
  const client = testClient(ApolloLink.from([causedNotificationsLink, graph.link]));
  const sent = client.mutate({ mutation: PayForAppointmentDocument, variables: { input: { appointmentId: '1' } } });
  return async (reply: Reply) => {
    arrive(reply);
    await sent.catch(() => undefined);
  };
}

/** How often notifications that have arrived call for the newest data. */
function listen() {
  const onNews = vi.fn();
  return { onNews, receive: (...ids: string[]) => refetchUnlessCaused(ids, onNews) };
}

describe('notifications', () => {
  it('are news when this tab has done nothing', () => {
    const { onNews, receive } = listen();
    receive('a1');
    expect(onNews).toHaveBeenCalledTimes(1);
    receive();
    expect(onNews).toHaveBeenCalledTimes(1);
  });

  it('are no news when a mutation of this tab has brought them, however late they arrive', async () => {
    const { onNews, receive } = listen();
    await pay()(bringing('b1', 'b2'));
    receive('b1');
    receive('b2');
    expect(onNews).not.toHaveBeenCalled();
    receive('b3');
    expect(onNews).toHaveBeenCalledTimes(1);
  });

  it('are news when one of them is', async () => {
    const { onNews, receive } = listen();
    await pay()(bringing('c1'));
    receive('c1', 'c2');
    expect(onNews).toHaveBeenCalledTimes(1);
  });

  it('wait for the answer of a mutation that is in flight, which may bring them', async () => {
    const { onNews, receive } = listen();
    const answer = pay();
    receive('d1');
    await answer(bringing('d1'));
    expect(onNews).not.toHaveBeenCalled();
  });

  it.each([
    ['brings others', bringing('e1')],
    ['brings none', done(act, { customer: { __typename: 'Customer', id: '7' } })],
    ['could not read them', done(act, { customer: { __typename: 'Customer', id: '7', notifications: null } })],
    ['could not read the customer', done(act, { customer: null })],
    ['refuses', refused(act, userError('No.'))],
    ['says nothing', refused(act)],
    ['does not come', lost],
  ])('are news, once, after a mutation in flight whose answer %s', async (_what, reply) => {
    const { onNews, receive } = listen();
    const answer = pay();
    receive('f1');
    receive('f2');
    expect(onNews).not.toHaveBeenCalled();
    await answer(reply);
    expect(onNews).toHaveBeenCalledTimes(1);
    await pay()(reply);
    expect(onNews).toHaveBeenCalledTimes(1);
  });

  it('wait for the last of several mutations', async () => {
    const { onNews, receive } = listen();
    const [first, second] = [pay(), pay()];
    receive('g1');
    await first(refused(act));
    expect(onNews).not.toHaveBeenCalled();
    await second(bringing('g1'));
    expect(onNews).not.toHaveBeenCalled();
  });

  it('are not waited for while only a query is in flight, and are news although it has brought them', async () => {
    const { onNews, receive } = listen();
    const graph = new FakeGraph().answer('Notifications', { data: { me: customer('h1') } });
    await testClient(ApolloLink.from([causedNotificationsLink, graph.link])).query({ query: NotificationsDocument });
    receive('h1');
    expect(onNews).toHaveBeenCalledTimes(1);
  });
});
