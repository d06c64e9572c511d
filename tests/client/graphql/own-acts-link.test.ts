import { ApolloLink } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { AlertsDocument } from '~/graphql/generated/operations/alerts.ts';
import { PayForAppointmentDocument } from '~/graphql/generated/operations/pay-for-appointment.ts';
import { SubmitReviewDocument } from '~/graphql/generated/operations/submit-review.ts';
import { ownActsLink } from '~/graphql/own-acts-link.ts';
import { done, lost, refused, userError } from '../support/acts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { testClient } from '../support/test-client.ts';

const act = 'payForAppointment';
const ada = { __typename: 'Customer', id: '7' };
const record = { ...ada, appointments: [] };

describe('an act of this tab', () => {
  const mutate = async (reply: Parameters<FakeGraph['answer']>[1]) => {
    const ended = vi.fn();
    const begun = vi.fn(() => ended);
    const graph = new FakeGraph().answer('PayForAppointment', reply);
    const sent = testClient(ApolloLink.from([ownActsLink(begun), graph.link])).mutate({
      mutation: PayForAppointmentDocument,
      variables: { input: { appointmentId: '1' } },
    });
    expect(begun).toHaveBeenCalledTimes(1);
    expect(ended).not.toHaveBeenCalled();
    await sent.catch(() => undefined);
    expect(ended).toHaveBeenCalledTimes(1);
    return ended.mock.calls[0];
  };

  it('is shown when its answer has brought the record', async () => {
    expect(await mutate(done(act, { customer: record }))).toEqual([true]);
  });

  it.each([
    ['brought less', done(act, { customer: ada })],
    ['could not read it', done(act, { customer: null })],
    ['refused', refused(act, userError('No.'))],
    ['said nothing', refused(act)],
    ['did not come', lost],
  ])('ends unshown when the answer %s', async (_what, reply) => {
    expect(await mutate(reply)).toEqual([false]);
  });

  it('is not excused where the legacy side sends no alert about it: a review', async () => {
    const ended = vi.fn();
    const graph = new FakeGraph().answer('SubmitReview', done('submitReview', { customer: record }));
    await testClient(ApolloLink.from([ownActsLink(() => ended), graph.link])).mutate({
      mutation: SubmitReviewDocument,
      variables: { input: { appointmentId: '1', rating: 5, comment: 'Good.' } },
    });
    expect(ended).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('is no question', async () => {
    const begun = vi.fn();
    const graph = new FakeGraph().answer('Alerts', { data: { me: { ...ada, notifications: [] } } });
    await testClient(ApolloLink.from([ownActsLink(begun), graph.link])).query({ query: AlertsDocument });
    expect(begun).not.toHaveBeenCalled();
  });
});
