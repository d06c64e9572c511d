import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApolloClient } from '~/graphql/client.ts';
import { sendFirstQueries } from '~/graphql/first-queries.ts';

const query = Object.assign(gql`query Profile { me { id } }`, { __meta__: { hash: 'a1', session: 'required' } });
const BODY =
  '{"operationName":"Profile","variables":{},"extensions":{"persistedQuery":{"version":1,"sha256Hash":"a1"}}}';

const requests: RequestInit[] = [];
let answer: () => Promise<Response>;

const clientOf = (authToken: string) =>
  createApolloClient({
    credentials: () => ({ userId: '7', authToken }),
    onNoSession: () => undefined,
    onMutationSuccess: () => undefined,
    onQueryUnreached: () => undefined,
  });

beforeEach(() => {
  requests.length = 0;
  answer = async () => Response.json({ data: { me: { __typename: 'Customer', id: 'customer-7' } } });
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    requests.push(init);
    return answer();
  });
  localStorage.setItem('userId', '7');
  localStorage.setItem('authToken', 'secret');
  document.head.innerHTML = `<meta name="query" content='${BODY}'>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.innerHTML = '';
});

it('is sent once, before the client asks for it', async () => {
  sendFirstQueries();
  expect(requests.map(({ body }) => body)).toEqual([BODY]);
  const { data } = await clientOf('secret').query({ query });
  expect(data).toEqual({ me: { __typename: 'Customer', id: 'customer-7' } });
  expect(requests).toHaveLength(1);
  await clientOf('secret').query({ query, fetchPolicy: 'network-only' });
  expect(requests).toHaveLength(2);
});

it('is never the answer to another session', async () => {
  sendFirstQueries();
  await clientOf('another').query({ query });
  expect(requests.map(({ headers }) => new Headers(headers).get('X-Auth-Token'))).toEqual(['secret', 'another']);
});

it('is asked for again when it is old', async () => {
  sendFirstQueries();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
  await clientOf('secret').query({ query });
  expect(requests).toHaveLength(2);
});

it('is sent again if it failed', async () => {
  const succeed = answer;
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  sendFirstQueries();
  answer = succeed;
  const { data } = await clientOf('secret').query({ query });
  expect(data).toMatchObject({ me: { id: 'customer-7' } });
});

it.each([
  ['without a session', () => localStorage.removeItem('authToken')],
  ['with a filter in the address', () => window.history.replaceState(null, '', '?status=pending')],
])('is not sent %s', (_when, prepare) => {
  prepare();
  sendFirstQueries();
  expect(requests).toEqual([]);
  window.history.replaceState(null, '', window.location.pathname);
});
