import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sharedGateway } from './shared-gateway.ts';

const gateway = await sharedGateway();

const JSON_TYPE = { 'content-type': 'application/json' };
const QUERY = JSON.stringify({ query: '{ __typename }' });
const SUBSCRIPTION = JSON.stringify({ query: 'subscription { notificationsChanged { customer { id } } }' });

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Not fetch, which can't ask for a WebSocket. */
function send({ method = 'POST', path = '/graphql', headers = {}, body }: Sent) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const sent = request(`${gateway.url}${path}`, { method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const websocket = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
const files = { 'content-type': 'multipart/form-data; boundary=x' };

const refusals: [string, Sent, number, RegExp][] = [
  ['a body that is not JSON', { headers: JSON_TYPE, body: '{' }, 400, /could not be read/],
  ['an empty body', { headers: JSON_TYPE, body: '{}' }, 400, /has no operation/],
  ['a body of another type', { headers: JSON_TYPE, body: '7' }, 400, /has no operation/],
  ['a list as query', { headers: JSON_TYPE, body: '{"query":["{ __typename }"]}' }, 400, /"query" must be a string/],
  ['JSON as text', { headers: JSON_TYPE, body: '{"variables":"{}"}' }, 400, /"variables" must be a JSON object/],
  ['a repeated key', { headers: JSON_TYPE, body: '{"query":"a","\\u0071uery":"b"}' }, 400, /"query" more than once/],
  [
    'a repeated variable',
    { headers: JSON_TYPE, body: '{"variables":{"a":[{"b":1,"b":2}]}}' },
    400,
    /"b" more than once/,
  ],
  ['a key for a prototype', { headers: JSON_TYPE, body: '{"variables":{"__proto__":{}}}' }, 400, /is not allowed/],
  ['a POST with its query in the address', { path: '/graphql?query=x', headers: JSON_TYPE, body: QUERY }, 400, /body/],
  ['a repeated parameter', { method: 'GET', path: '/graphql?query=a&query=b' }, 400, /"query" once/],
  ['a list as parameter', { method: 'GET', path: '/graphql?query=a&query[]=b' }, 400, /"query" once/],
  [
    'a parameter that isn’t JSON',
    { method: 'GET', path: '/graphql?query=a&variables=x' },
    400,
    /"variables" is not JSON/,
  ],
  ['a batch (GQL-05)', { headers: JSON_TYPE, body: `[${QUERY}]` }, 400, /there is no batching/],
  ['an invalid document', { headers: JSON_TYPE, body: '{"query":"{ nothing }"}' }, 400, /Cannot query field/],
  ['a hash of another document', { headers: JSON_TYPE, body: hashed('0') }, 400, /hash does not match/],
  ['a GET without a preflight', { method: 'GET', path: '/graphql?query={__typename}' }, 400, /x-apollo-operation-name/],
  ['files without a preflight', { headers: files, body: 'x' }, 400, /Apollo-Require-Preflight/],
  ['a WebSocket', { method: 'GET', headers: websocket }, 400, /no WebSockets.*mobile\.md#subscriptions/],
  ['an unknown path', { method: 'GET', path: '/graphql/anything' }, 404, /operations go to \/graphql/],
  ['a subscription by GET', getSubscription(), 405, /GET requests only support/],
  ['a PUT', { method: 'PUT', headers: { 'content-type': 'text/csv' }, body: 'x' }, 405, /Use GET or POST/],
  ['an OPTIONS', { method: 'OPTIONS' }, 405, /Use GET or POST/],
  ['a mutation by GET', getMutation(), 405, /GET requests only support/],
  ['a mutation by GET, as events', getMutation({ accept: 'text/event-stream' }), 200, /Send a mutation by POST/],
  ['another Accept', { headers: { ...JSON_TYPE, accept: 'text/csv' }, body: QUERY }, 406, /application\/json/],
  [
    'a subscription as JSON',
    { headers: JSON_TYPE, body: SUBSCRIPTION },
    406,
    /"Accept: text\/event-stream" or "Accept: multipart\/mixed;boundary="graphql";subscriptionSpec=1.0"/,
  ],
  ['too large a body', { headers: JSON_TYPE, body: `{"query":"${' '.repeat(300_000)}"}` }, 413, /larger than 256 kB/],
  ['a form', { headers: { 'content-type': 'text/plain' }, body: QUERY }, 415, /Send application\/json/],
];

function hashed(sha256Hash: string): string {
  return JSON.stringify({ query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash } } });
}

function getMutation(headers: Record<string, string> = {}): Sent {
  return getText('mutation { logOut(input: {}) { __typename } }', headers);
}

function getSubscription(): Sent {
  return getText('subscription { notificationsChanged { customer { id } } }', {
    accept: 'multipart/mixed;subscriptionSpec=1.0,application/json',
  });
}

function getText(text: string, headers: Record<string, string>): Sent {
  const path = `/graphql?query=${encodeURIComponent(text)}`;
  return { method: 'GET', path, headers: { 'apollo-require-preflight': 'true', ...headers } };
}

describe('a refused request to /graphql', () => {
  it.each(refusals)('%s says what is wrong, and has the request id', async (_what, sent, status, message) => {
    const answer = await send(sent);
    expect(answer.status).toBe(status);
    const { errors } = JSON.parse(answer.text.replace(/^event: next\ndata: |\n\nevent: complete\ndata: \n\n$/g, ''));
    expect(errors[0].message).toMatch(message);
    expect(errors[0].extensions.requestId).toBe(answer.headers['x-request-id']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(gateway.php.calls).toEqual([]);
  });

  it('by its method says which methods are allowed', async () => {
    expect((await send({ method: 'DELETE' })).headers.allow).toBe('GET, POST');
    expect(await send({ method: 'HEAD' })).toMatchObject({ status: 405, headers: { allow: 'GET, POST' } });
    expect((await send(getMutation())).headers.allow).toBe('POST');
  });

  it('elsewhere has the request id too', async () => {
    const answer = await send({ method: 'GET', path: '/api/nothing' });
    expect(JSON.parse(answer.text).errors[0].extensions.requestId).toBe(answer.headers['x-request-id']);
  });
});
