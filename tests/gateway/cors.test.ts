import { createClient, fetchExchange } from '@urql/core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { post, startGateway } from './harness.ts';
import { sharedGateway } from './shared-gateway.ts';

const APP = 'https://app.example.org';
const gateway = await sharedGateway({ config: { allowedOrigins: [APP, 'http://localhost:3000'] } });
const closed = await startGateway();
afterAll(() => closed.close());
beforeEach(() => {
  gateway.php.answer({ 'services.php': { json: { services: [{ id: 1, name: 'Plumbing' }] } } });
});

const corsHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
const varies = ({ headers }: Response) => headers.get('vary')?.toLowerCase().split(', ') ?? [];

const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,x-auth-token,x-user-id',
};
const preflight = (url: string, headers: Record<string, string>) =>
  fetch(`${url}/graphql`, { method: 'OPTIONS', headers: { ...PREFLIGHT, ...headers } });

const ask = (origin?: string) => post(gateway, { query: '{ services { name } }' }, origin ? { origin } : {});

const EXPOSED = { 'access-control-expose-headers': 'x-request-id, age' };

describe('a page of an allowed origin', () => {
  it('may send what our clients send, without cookies', async () => {
    const response = await preflight(gateway.url, { origin: APP });
    expect(response.status).toBe(204);
    expect(corsHeaders(response)).toEqual({
      'access-control-allow-origin': APP,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers':
        'accept, content-type, x-user-id, x-auth-token, apollo-require-preflight, x-apollo-operation-name, apollographql-client-name, apollographql-client-version, x-apollo-operation-id, x-apollo-operation-type, traceparent, tracestate, baggage, sentry-trace',
      'access-control-max-age': '7200',
      ...EXPOSED,
    });
    expect(varies(response)).toContain('origin');
  });

  it('may read every response, errors and cached ones included', async () => {
    const answers = [
      await ask(APP),
      await ask(APP),
      await fetch(`${gateway.url}/graphql/x`, { headers: { origin: APP } }),
    ];
    for (const answer of answers) {
      expect(corsHeaders(answer)).toEqual({ 'access-control-allow-origin': APP, ...EXPOSED });
      expect(varies(answer)).toContain('origin');
    }
    // The second one came from the cache.
    expect(gateway.php.counts).toEqual({ 'services.php': 1 });
  });

  it('doesn’t get the headers of another origin from the cache', async () => {
    await ask(APP);
    expect(corsHeaders(await ask('http://localhost:3000'))).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
    });
    for (const origin of [undefined, 'https://evil.example', 'null', `${APP}.evil.example`]) {
      const answer = await ask(origin);
      expect([answer.status, corsHeaders(answer), varies(answer).includes('origin')]).toEqual([200, {}, true]);
    }
    expect(gateway.php.counts).toEqual({ 'services.php': 1 });
  });
});

describe('urql’s GET with its default settings', () => {
  // urql's own, which no element of a page sends.
  const accept =
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed';
  const get = (headers: Record<string, string>) =>
    fetch(`${gateway.url}/graphql?query={services{name}}`, { headers: { accept, ...headers } });

  it('is answered, and from the cache', async () => {
    for (const kind of ['query', 'query again'])
      expect(
        await createClient({ url: `${gateway.url}/graphql`, exchanges: [fetchExchange] }).query(
          '{ services { name } }',
          {},
        ),
        kind,
      ).toMatchObject({ data: { services: [{ name: 'Plumbing' }] } });
    expect(gateway.php.counts).toEqual({ 'services.php': 1 });
  });

  it.each([
    ['this origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['the address bar', { 'sec-fetch-site': 'none' }, 200],
    ['an allowed origin', { 'sec-fetch-site': 'cross-site', origin: APP }, 200],
    ['another site, unread', { 'sec-fetch-site': 'cross-site' }, 400],
    ['another site, to read it', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 400],
    ['another site in an old browser', { origin: 'https://evil.example' }, 400],
    ['a site beside this one', { 'sec-fetch-site': 'same-site' }, 400],
    ['an element of a page', { accept: 'image/avif,*/*', 'sec-fetch-site': 'cross-site' }, 400],
  ])('from %s, however often', async (_where, headers, status) => {
    for (const _time of [1, 2, 3]) expect((await get(headers)).status).toBe(status);
  });

  it('can’t change anything', async () => {
    const url = `${gateway.url}/graphql?query=mutation{logOut(input:{}){isConfirmed}}`;
    expect((await fetch(url, { headers: { accept } })).status).toBe(405);
  });
});

describe('a page of another origin', () => {
  it.each([
    ['which is not allowed', () => gateway.url, { origin: 'https://evil.example' }],
    ['when none is allowed', () => closed.url, { origin: APP }],
  ])('%s gets nothing', async (_when, url, headers) => {
    const response = await preflight(url(), headers);
    expect([response.status, corsHeaders(response)]).toEqual([405, {}]);
  });
});
