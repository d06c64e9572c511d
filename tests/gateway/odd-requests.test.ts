import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import operations from '../../gateway/graphql/generated/operations.json' with { type: 'json' };
import { PREFLIGHT, SESSION, startGateway, type TestGateway } from './harness.ts';
import { hashed, sha256 } from './sent-documents-suite.ts';
import { ACCEPT } from './streams.ts';

/** Each names itself in its answer, and only the first is registered. */
const REGISTERED = Object.values(operations).find((text) => text.startsWith('query Services')) ?? '';
const OTHER = 'query Other { stolen: specialists { items { name } } }';
const MUTATION = 'mutation Change { stolen: logOut(input: {}) { isConfirmed } }';
const SUBSCRIPTION = 'subscription Listen { stolen: notificationsChanged { customer { id } } }';
const BOTH = `${OTHER} query Services { services { name } }`;
const TEXTS = [REGISTERED, OTHER, OTHER, OTHER, MUTATION, SUBSCRIPTION, BOTH, '', '{'];

const oddities = fc.constantFrom<unknown>(null, 0, true, [], {}, [REGISTERED], [OTHER], { query: OTHER });
const usually = (usual: fc.Arbitrary<unknown>) => fc.oneof({ weight: 9, arbitrary: usual }, oddities);
const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  query: usually(fc.constantFrom(...TEXTS)),
  operationName: usually(fc.constantFrom('', 'Services', 'Other', 'Change')),
  variables: usually(fc.constantFrom<unknown>({}, '', { query: OTHER })),
  extensions: usually(
    fc.oneof(
      fc.constantFrom(...TEXTS).map((text) => hashed(sha256(text))),
      fc.constantFrom<unknown>(hashed('0'), { persistedQuery: [] }, { persistedQuery: { version: 1 } }),
    ),
  ),
};

/** The same key of JSON with an escaped letter, and keys that only some programs read as it. */
const escaped = (name: string) => `\\u00${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
const spellings = (name: string) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(name) },
    fc.constantFrom(escaped(name), `${name}[]`, `${name}[0]`, `${name} `, name.toUpperCase()),
  );
const parameter = fc
  .constantFrom('query', 'query', 'query', 'operationName', 'variables', 'extensions')
  .chain((name) => fc.tuple(spellings(name), VALUES[name] ?? oddities));
type Parameters = readonly (readonly [string, unknown])[];
const registeredOne = fc.constantFrom<[string, unknown]>(
  ['query', REGISTERED],
  ['extensions', hashed(sha256(REGISTERED))],
);
/** Something registered among what isn't, in any order. */
const mixtures = fc
  .tuple(registeredOne, fc.array(parameter, { maxLength: 2 }))
  .chain(([one, more]) => fc.shuffledSubarray([one, ...more], { minLength: 1 + more.length }));

/** As text, because an object can't have a key twice. */
const asJson = (parameters: Parameters) =>
  `{${parameters.map(([name, value]) => `"${name}":${JSON.stringify(value)}`).join()}}`;
const asSearch = (parameters: Parameters) =>
  new URLSearchParams(
    parameters.map(([name, value]): [string, string] => [
      name.startsWith('\\u00') ? JSON.parse(`"${name}"`) : name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

const EVENTS = 'text/event-stream';
const ACCEPTED = ['application/json', '*/*', EVENTS, EVENTS, EVENTS, ACCEPT, 'text/html', `${ACCEPT}, ${EVENTS}`];

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const multipart = (parameters: Parameters, others: Parameters) =>
  [['operations', asJson(parameters)], ...(others.length > 0 ? [['operations', asJson(others)]] : []), ['map', '{}']]
    .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .concat('--x--\r\n')
    .join('');

const requests: fc.Arbitrary<Sent> = fc
  .record({
    parameters: mixtures,
    others: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(parameter, { maxLength: 2 })),
    kind: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'multipart'),
    accept: fc.constantFrom(...ACCEPTED),
    hasPreflight: fc.constantFrom(true, true, true, false),
    isLoggedIn: fc.boolean(),
  })
  .map(({ parameters, others, kind, accept, hasPreflight, isLoggedIn }) => {
    const headers = { accept, ...(hasPreflight && PREFLIGHT), ...(isLoggedIn && SESSION) };
    if (kind === 'GET') return { method: 'GET', search: `?${asSearch(parameters)}`, headers };
    const search = others.length > 0 ? `?${asSearch(others)}` : '';
    if (kind === 'POST') {
      const typed = { ...headers, 'content-type': 'application/json' };
      return { method: 'POST', search, headers: typed, body: asJson(parameters) };
    }
    const typed = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    return { method: 'POST', search: '', headers: typed, body: multipart(parameters, others) };
  });

let open: TestGateway;
let registered: TestGateway;

beforeAll(async () => {
  [open, registered] = await Promise.all([
    startGateway({ heartbeatMs: 5 }),
    startGateway({ config: { operations: 'registered' }, heartbeatMs: 5 }),
  ]);
});
afterAll(() => Promise.all([open.close(), registered.close()]));
beforeEach(() => {
  for (const { php } of [open, registered]) {
    php.reset();
    php.answer({
      'services.php': { json: { services: [{ id: 1, name: 'Plumbing' }] } },
      // Ends a subscription.
      'getNotifications.php': { json: { success: false, message: 'Your session has expired.' }, status: 401 },
    });
  }
});

/** What a request was answered. Streams go on, so only their beginning is read. */
async function answerTo(gateway: TestGateway, { method, search, headers, body }: Sent) {
  const response = await fetch(`${gateway.url}/graphql${search}`, { method, headers, ...(body && { body }) });
  const isStream = /event-stream|multipart/.test(response.headers.get('content-type') ?? '');
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    if (isStream && text.includes('data')) break;
  }
  return { status: response.status, text };
}

/** Sends each request twice, since the second answer may be a cached one. */
const checkAll = (check: (sent: Sent) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(requests, async (sent) => {
      await check(sent);
      await check(sent);
    }),
    // Not shrunk: caches of the gateway make an answer depend on what was asked before.
    { numRuns: 400, seed: 37, endOnFailure: true },
  );

describe('odd requests', () => {
  it('execute nothing that isn’t registered', async () => {
    let executed = 0;
    await checkAll(async (sent) => {
      registered.php.calls.length = 0;
      const { text } = await answerTo(registered, sent);
      expect(text).not.toContain('"stolen"');
      expect(Object.keys(registered.php.counts)).toEqual(registered.php.calls.length > 0 ? ['services.php'] : []);
      if (text.includes('"services"')) executed++;
    });
    expect(executed).toBeGreaterThan(20);
  }, 60_000);

  it('change nothing by GET or from another site’s page, and are logged as what is executed', async () => {
    await checkAll(async (sent) => {
      open.php.calls.length = 0;
      const logged = open.logText().length;
      const { text } = await answerTo(open, sent);
      const mayExecute =
        sent.headers['apollo-require-preflight'] || sent.headers['content-type'] === 'application/json';
      if (!mayExecute) expect(open.php.calls).toEqual([]);
      if (sent.method === 'GET') expect(open.php.counts['userLogout.php']).toBeUndefined();
      const names = [
        ...open
          .logText()
          .slice(logged)
          .matchAll(/"operation":"(\w+)"/g),
      ].map(([, name]) => name);
      if (text.includes('{"data":{"__typename"')) expect(names).toEqual(['Services']);
      if (text.includes('{"data":{"stolen"')) expect(names).not.toContain('Services');
    });
  }, 60_000);
});
