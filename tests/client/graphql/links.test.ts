import { ApolloLink } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from '~/graphql/client.ts';
import { DashboardSummaryDocument } from '~/graphql/generated/operations/dashboard-summary.ts';
import { LogOutDocument } from '~/graphql/generated/operations/log-out.ts';
import { MarkAllNotificationsReadDocument } from '~/graphql/generated/operations/mark-all-notifications-read.ts';
import { NotificationsChangedDocument } from '~/graphql/generated/operations/notifications.ts';
import { ServicesDocument } from '~/graphql/generated/operations/services.ts';
import { credentialsLink, sessionExpiredLink } from '~/graphql/session-links.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { testClient } from '../support/test-client.ts';

const joan = { userId: '7', authToken: 'secret' };
const headers = { 'X-User-ID': '7', 'X-Auth-Token': 'secret' };
const unauthenticated = {
  data: { me: null },
  errors: [{ message: 'No.', path: ['me'], extensions: { code: 'UNAUTHENTICATED' } }],
};

afterEach(() => vi.unstubAllGlobals());

function setUp(graph: FakeGraph, session: { now: typeof joan | null }) {
  const onLost = vi.fn();
  const link = ApolloLink.from([
    sessionExpiredLink(() => session.now, onLost),
    credentialsLink(() => session.now),
    graph.link,
  ]);
  const client = testClient(link);
  const read = () => client.query({ query: DashboardSummaryDocument });
  return { client, onLost, read };
}

describe('credentials', () => {
  it('go with what is personal and with nothing else (ACCT-16, IMM-11, C-62)', async () => {
    const graph = new FakeGraph()
      .answer('Services', { data: { services: [] } })
      .answer('DashboardSummary', unauthenticated);
    const { client, read } = setUp(graph, { now: joan });
    await client.query({ query: ServicesDocument });
    await read();
    expect(graph.sent.map((sent) => sent.headers)).toEqual([{}, headers]);
  });

  it('stay away when nobody is logged in', async () => {
    const graph = new FakeGraph().answer('DashboardSummary', unauthenticated);
    await setUp(graph, { now: null }).read();
    expect(graph.sent[0]?.headers).toEqual({});
  });

  it('go with the log-out although the session is already forgotten', async () => {
    const graph = new FakeGraph().answer('LogOut', {
      data: { logOut: { __typename: 'LogOutPayload', confirmed: true } },
    });
    await setUp(graph, { now: null }).client.mutate({ mutation: LogOutDocument, context: { session: joan } });
    expect(graph.sent[0]?.headers).toEqual(headers);
  });
});

describe('a lost session', () => {
  it('is told when the server refuses it (SESS-03)', async () => {
    const { read, onLost } = setUp(new FakeGraph().answer('DashboardSummary', unauthenticated), { now: joan });
    await read();
    expect(onLost).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'before it begins',
      'application/json',
      '{"data":null,"errors":[{"message":"No.","extensions":{"code":"UNAUTHENTICATED"}}]}',
    ],
    [
      'while it lasts',
      'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
      '\r\n--graphql\r\ncontent-type: application/json\r\n\r\n{"payload":null,"errors":[{"message":"No.","extensions":{"code":"UNAUTHENTICATED"}}]}\r\n--graphql--\r\n',
    ],
  ])('is told when a subscription is refused %s', async (_when, contentType, body) => {
    const asked = vi.fn(async (_url: string, _init: RequestInit) => {
      return new Response(body, { headers: { 'content-type': contentType } });
    });
    vi.stubGlobal('fetch', asked);
    const onLost = vi.fn();
    const client = createApolloClient({
      credentials: () => joan,
      onSessionLost: onLost,
      onMutationSuccess: () => undefined,
    });
    await new Promise<void>((resolve) => {
      client.subscribe({ query: NotificationsChangedDocument }).subscribe({ complete: resolve });
    });
    expect(onLost).toHaveBeenCalledOnce();
    const sent = new Headers(asked.mock.calls[0]?.[1].headers);
    expect(sent.get('accept')).toContain('multipart/mixed;boundary=graphql;subscriptionSpec=1.0');
    expect(sent.get('x-auth-token')).toBe('secret');
    expect(asked.mock.calls[0]?.[1].method).toBe('POST');
  });

  it('is told when an act is refused for it', async () => {
    const refused = { data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] };
    const { client, onLost } = setUp(new FakeGraph().answer('MarkAllNotificationsRead', refused), { now: joan });
    await client.mutate({ mutation: MarkAllNotificationsReadDocument }).catch(() => undefined);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it('is told when an act went without one, which its page did not know yet (PROF-14)', async () => {
    const refused = { data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] };
    const { client, onLost } = setUp(new FakeGraph().answer('MarkAllNotificationsRead', refused), { now: null });
    await client.mutate({ mutation: MarkAllNotificationsReadDocument }).catch(() => undefined);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it('is not told by what nobody has to be logged in for', async () => {
    const refused = { data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] };
    const { client, onLost } = setUp(new FakeGraph().answer('Services', refused), { now: joan });
    await client.query({ query: ServicesDocument });
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is not told by a late answer to an earlier session', async () => {
    const session = { now: joan };
    const graph = new FakeGraph().answer('DashboardSummary', () => {
      session.now = { userId: '7', authToken: 'newer' };
      return unauthenticated;
    });
    const { read, onLost } = setUp(graph, session);
    await read();
    expect(onLost).not.toHaveBeenCalled();
  });

  it('is not told by any other failure', async () => {
    const down = {
      data: { me: null },
      errors: [{ message: 'No.', path: ['me'], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    };
    const { read, onLost } = setUp(new FakeGraph().answer('DashboardSummary', down), { now: joan });
    await read();
    expect(onLost).not.toHaveBeenCalled();
  });
});
