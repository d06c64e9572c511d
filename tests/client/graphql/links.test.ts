import { ApolloLink } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient, credentialsLink, failuresLink } from '~/graphql/client.ts';
import { DashboardSummaryDocument } from '~/graphql/generated/operations/dashboard-summary.ts';
import { LogOutDocument } from '~/graphql/generated/operations/log-out.ts';
import { MarkAllNotificationsReadDocument } from '~/graphql/generated/operations/mark-all-notifications-read.ts';
import { NotificationsChangedDocument } from '~/graphql/generated/operations/notifications-changed.ts';
import { ServicesDocument } from '~/graphql/generated/operations/services.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { testClient } from '../support/test-client.ts';

const joan = { userId: '7', authToken: 'secret' };
const headers = { 'X-User-ID': '7', 'X-Auth-Token': 'secret' };
const unauthenticated = {
  data: { me: null },
  errors: [{ message: 'No.', path: ['me'], extensions: { code: 'UNAUTHENTICATED', reason: 'SESSION_EXPIRED' } }],
};

afterEach(() => vi.unstubAllGlobals());

function setUp(graph: FakeGraph, session: { current: typeof joan | null }) {
  const onNoSession = vi.fn();
  const link = ApolloLink.from([
    failuresLink(
      () => session.current,
      onNoSession,
      () => undefined,
    ),
    credentialsLink(() => session.current),
    graph.link,
  ]);
  const client = testClient(link);
  const read = () => client.query({ query: DashboardSummaryDocument });
  return { client, onNoSession, read };
}

describe('credentials', () => {
  it('are only sent with personal operations (ACCT-16, IMM-11, C-62)', async () => {
    const graph = new FakeGraph()
      .answer('Services', { data: { services: [] } })
      .answer('DashboardSummary', unauthenticated);
    const { client, read } = setUp(graph, { current: joan });
    await client.query({ query: ServicesDocument });
    await read();
    expect(graph.sent.map((sent) => sent.headers)).toEqual([{}, headers]);
  });

  it('are not sent when no one is logged in', async () => {
    const graph = new FakeGraph().answer('DashboardSummary', unauthenticated);
    await setUp(graph, { current: null }).read();
    expect(graph.sent[0]?.headers).toEqual({});
  });

  it('are sent with the log-out even though the session is already removed', async () => {
    const graph = new FakeGraph().answer('LogOut', {
      data: { logOut: { __typename: 'LogOutPayload', isConfirmed: true } },
    });
    await setUp(graph, { current: null }).client.mutate({
      mutation: LogOutDocument,
      variables: { input: {} },
      context: { session: joan },
    });
    expect(graph.sent[0]?.headers).toEqual(headers);
  });
});

describe('an expired session', () => {
  it('is reported when the server refuses it (SESS-03)', async () => {
    const { read, onNoSession } = setUp(new FakeGraph().answer('DashboardSummary', unauthenticated), { current: joan });
    await read();
    expect(onNoSession.mock.calls).toEqual([['SESSION_EXPIRED']]);
  });

  it.each([
    [
      'before it starts',
      'application/json',
      '{"data":null,"errors":[{"message":"No.","extensions":{"code":"UNAUTHENTICATED"}}]}',
    ],
    [
      'while it is open',
      'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
      '\r\n--graphql\r\ncontent-type: application/json\r\n\r\n{"payload":null,"errors":[{"message":"No.","extensions":{"code":"UNAUTHENTICATED"}}]}\r\n--graphql--\r\n',
    ],
  ])('is reported when a subscription is refused %s', async (_when, contentType, body) => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
      return new Response(body, { headers: { 'content-type': contentType } });
    });
    vi.stubGlobal('fetch', fetch);
    const onNoSession = vi.fn();
    const client = createApolloClient({
      credentials: () => joan,
      onNoSession,
      onMutationSuccess: () => undefined,
      onQueryUnreached: () => undefined,
    });
    await new Promise<void>((resolve) => {
      client.subscribe({ query: NotificationsChangedDocument }).subscribe({ complete: resolve });
    });
    expect(onNoSession).toHaveBeenCalledOnce();
    const sent = new Headers(fetch.mock.calls[0]?.[1].headers);
    expect(sent.get('accept')).toContain('multipart/mixed;boundary=graphql;subscriptionSpec=1.0');
    expect(sent.get('x-auth-token')).toBe('secret');
    expect(fetch.mock.calls[0]?.[1].method).toBe('POST');
  });

  it('is reported when a mutation is refused', async () => {
    const refused = { data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] };
    const { client, onNoSession } = setUp(new FakeGraph().answer('MarkAllNotificationsRead', refused), {
      current: joan,
    });
    await client
      .mutate({ mutation: MarkAllNotificationsReadDocument, variables: { input: {} } })
      .catch(() => undefined);
    expect(onNoSession).toHaveBeenCalledOnce();
  });

  it('is reported when a mutation was sent without one (PROF-14)', async () => {
    const refused = {
      data: null,
      errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED', reason: 'NOT_LOGGED_IN' } }],
    };
    const { client, onNoSession } = setUp(new FakeGraph().answer('MarkAllNotificationsRead', refused), {
      current: null,
    });
    await client
      .mutate({ mutation: MarkAllNotificationsReadDocument, variables: { input: {} } })
      .catch(() => undefined);
    expect(onNoSession.mock.calls).toEqual([['NOT_LOGGED_IN']]);
  });

  it('is not reported by an operation that needs no log-in', async () => {
    const refused = { data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] };
    const { client, onNoSession } = setUp(new FakeGraph().answer('Services', refused), { current: joan });
    await client.query({ query: ServicesDocument });
    expect(onNoSession).not.toHaveBeenCalled();
  });

  it('is not reported by a late response to an earlier session', async () => {
    const session = { current: joan };
    const graph = new FakeGraph().answer('DashboardSummary', () => {
      session.current = { userId: '7', authToken: 'newer' };
      return unauthenticated;
    });
    const { read, onNoSession } = setUp(graph, session);
    await read();
    expect(onNoSession).not.toHaveBeenCalled();
  });

  it('is not reported by other failures', async () => {
    const down = {
      data: { me: null },
      errors: [{ message: 'No.', path: ['me'], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    };
    const { read, onNoSession } = setUp(new FakeGraph().answer('DashboardSummary', down), { current: joan });
    await read();
    expect(onNoSession).not.toHaveBeenCalled();
  });
});
