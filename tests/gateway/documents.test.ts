import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentLimits } from '../../gateway/graphql/document-limits.ts';
import { DOCUMENT_LIMITS } from '../../gateway/limits.ts';
import { post, startGateway, type TestGateway } from './harness.ts';
import { ownGateway } from './shared-gateway.ts';

let gateway: TestGateway;
let production: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
  production = await startGateway({ config: { isProduction: true, publicUrl: 'https://mendwell.example' } });
});
afterAll(() => Promise.all([gateway.close(), production.close()]));
beforeEach(() => {
  gateway.php.reset();
  gateway.php.answer({
    'services.php': { json: { services: [] } },
    'specialists.php': { json: { success: true, specialists: [] } },
  });
});

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

async function expectRefused(query: string, why: RegExp) {
  gateway.php.calls.length = 0;
  const { status, data, errors } = await gateway.graph(query);
  expect(status).toBe(400);
  expect(data).toBeUndefined();
  expect(errors?.map(({ message }) => message).join('\n')).toMatch(why);
  expect(gateway.php.calls).toHaveLength(0);
}

async function expectTaken(query: string) {
  const { status, errors } = await gateway.graph(query);
  expect(errors).toBeUndefined();
  expect(status).toBe(200);
}

describe('the limits of a document', () => {
  it('on tokens (GQL-07)', async () => {
    await expectTaken(`{ services { ${repeat(300, () => 'id')} } }`);
    await expectRefused(`{ services { ${repeat(1_000, () => 'id')} } }`, /token/i);
  });

  // Our graph has no cycles, so the rule is tested with a schema that has one.
  it('on depth, including fragments (GQL-01)', () => {
    const circle = buildSchema('type Query { again: Query end: ID }');
    const excess = (query: string) =>
      validate(circle, parse(query), [documentLimits(DOCUMENT_LIMITS)]).map(({ message }) => message);
    const deep = (levels: number) => `${'{ again '.repeat(levels - 1)} { end } ${'}'.repeat(levels - 1)}`;
    expect(excess(deep(10))).toEqual([]);
    expect(excess(deep(11))).toEqual(['The operation is more than 10 levels deep.']);
    expect(excess(`{ again { ...F } } fragment F on Query ${deep(10)}`)).toHaveLength(1);
    expect(excess(`{ again { ... on Query ${deep(10)} } }`)).toHaveLength(1);
  });

  it('on the errors that its validation can list (GQL-16)', async () => {
    const { status, errors } = await gateway.graph(`{ ${repeat(40, (index) => `unknown${index}`)} }`);
    expect(status).toBe(400);
    expect(errors).toHaveLength(9);
    expect(errors?.[8].message).toMatch(/too many validation errors/i);
  });

  it('on aliases, __typename and fragments counted (GQL-02)', async () => {
    await expectTaken(`{ services { ${repeat(15, (index) => `a${index}: __typename`)} } }`);
    await expectRefused(`{ services { ${repeat(16, (index) => `a${index}: __typename`)} } }`, /more than 15 aliases/);
    await expectRefused(
      `{ services { ...F } } fragment F on Service { ${repeat(16, (index) => `a${index}: id`)} }`,
      /more than 15 aliases/,
    );
  });

  it('on root fields (GQL-04)', async () => {
    await expectTaken(`{ ${repeat(10, () => 'services { id }')} }`);
    await expectRefused(`{ ${repeat(11, () => 'services { id }')} }`, /more than 10 root fields/);
  });

  it('on directives (GQL-06)', async () => {
    await expectRefused(`{ services { ${repeat(21, () => 'id @include(if: true)')} } }`, /more than 20 directives/);
  });

  it('on nested fragments, in linear time (GQL-09)', async () => {
    const bomb = repeat(30, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`);
    await expectRefused(
      `{ ...F0 } ${bomb} fragment F30 on Query { services { id } }`,
      /root fields|too many selections/,
    );
    await expectRefused('{ ...F } fragment F on Query { ...F }', /itself/);
  });
});

describe('malformed requests (GQL-15)', () => {
  it.each([
    ['deep JSON', `{"query":"{ __typename }","variables":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['deep variables', `{"query":"{ __typename }","variables":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`],
    ['a deep literal', JSON.stringify({ query: `{ specialists(filter: ${'['.repeat(20_000)}) { page } }` })],
    ['null', 'null'],
    ['nothing', ''],
    ['a NUL', JSON.stringify({ query: '{ __typename\u0000 }' })],
    ['a lone surrogate', '{"query":"{ a(x: \\"\\ud800\\") }"}'],
    ['a prototype', '{"query":"{ __typename }","__proto__":{"polluted":1}}'],
    ['a constructor', '{"query":"{ __typename }","constructor":{"prototype":{"polluted":1}}}'],
    ['a document without an operation', '{"query":"fragment F on Query { __typename }"}'],
  ])('such as %s are refused without an error of ours', async (_what, body) => {
    const response = await post(gateway, body);
    const text = await response.text();
    expect(response.status).toBeLessThan(500);
    expect(text).not.toMatch(/node_modules|at .*:\d+:\d+|stack/);
    expect(() => JSON.parse(text)).not.toThrow();
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('requests from other sites (HTTP-01..04)', () => {
  const LOG_OUT = '{"query":"mutation { logOut(input: {}) { isConfirmed } }"}';

  it.each([['text/plain'], ['application/x-www-form-urlencoded'], ['nonsense'], [null]])(
    'with the content type %s are refused',
    async (type) => {
      const body = type?.includes('urlencoded') ? 'query={__typename}' : LOG_OUT;
      const headers: Record<string, string> = type === null ? {} : { 'content-type': type };
      const { status } = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
      expect([400, 415]).toContain(status);
    },
  );
});

describe('introspection', () => {
  it('is on in development, with the Sandbox (GQL-11, HTTP-10)', async () => {
    const { data } = await gateway.graph(getIntrospectionQuery());
    expect(data.__schema.queryType.name).toBe('Query');
    const page = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('sandbox');
    expect(page.headers.has('content-security-policy')).toBe(false);
  });

  it('is off in production, with the Sandbox and suggestions (GQL-11..13)', async () => {
    expect((await production.graph('{ __schema { queryType { name } } }')).errors).toBeDefined();
    const page = await fetch(`${production.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('application/json');
    const { errors } = await production.graph('{ servces { id } services { nam } specialists(perPge: 1) { page } }');
    expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
  });

  it('is on in production if configured', async () => {
    const open = await ownGateway({ config: { isProduction: true, introspection: true } });
    expect((await open.graph('{ __schema { queryType { name } } }')).errors).toBeUndefined();
  });
});

describe('an error', () => {
  it('of an unknown kind contains only the request id (GQL-17)', async () => {
    // Without the host's address the call itself fails unexpectedly.
    const broken = await ownGateway({ host: { origin: () => 'not an address', isEmbedded: false } });
    const { errors } = await broken.graph('{ services { id } }');
    expect(errors).toEqual([
      {
        message: 'Something went wrong',
        path: ['services'],
        locations: [{ line: 1, column: 3 }],
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
      },
    ]);
    expect(broken.log).toContainEqual(expect.objectContaining({ event: 'unexpected error', level: 'error' }));
  });

  it('contains the request id of the response header and the log', async () => {
    const { errors, headers } = await gateway.graph('{ me { id } }');
    const requestId = headers.get('x-request-id');
    expect(errors?.[0].extensions.requestId).toBe(requestId);
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ event: 'operation', requestId, codes: ['UNAUTHENTICATED'] }),
    );
  });
});

describe('rate-limited mutations', () => {
  it('are counted by the address from a trusted proxy, and no one else (HTTP-12)', async () => {
    for (const [trustedProxies, expected] of [
      [[], 1],
      [['127.0.0.1'], 3],
    ] as const) {
      const limited = await ownGateway({
        config: { trustedProxies },
        limits: { logIn: { max: 1, windowMs: 60_000 } },
      });
      limited.php.answer({ 'userLogin.php': { json: { success: false } } });
      for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
        await limited.graph(
          'mutation { logIn(input: { email: "a@example.com", password: "x" }) { message } }',
          {},
          { 'x-forwarded-for': address },
        );
      }
      expect(limited.php.calls).toHaveLength(expected);
    }
  });
});
