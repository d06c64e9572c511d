import { parse } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readRateLimits } from '../../gateway/graphql/rate-limits.ts';
import { typeDefs } from '../../gateway/graphql/type-defs.ts';
import { RATE_LIMITS } from '../../gateway/limits.ts';
import { MUTATION_NAMES, WHOLE_HOST } from '../examples/all.ts';
import { SESSION, startGateway, type TestGateway } from './harness.ts';
import { blankInput, inputTypeOf, perform } from './whole-graph.ts';

const read = (sdl: string) => () => readRateLimits(parse(sdl));
const limited = readRateLimits(typeDefs);
const limitOf = (field: string) => new Map<string, object>(Object.entries(RATE_LIMITS)).get(limited.get(field) ?? '');

describe('@rateLimit', () => {
  it.each([
    ['type Mutation { fly: Int }', 'Mutation.fly has no @rateLimit.'],
    ['extend type Mutation { fly: Int @rateLimit }', 'Mutation.fly has no @rateLimit.'],
    ['type Mutation { fly: Int @rateLimit(name: "flights") }', 'fly names the unknown rate limit flights.'],
    ['type Query { wings: Int @rateLimit(name: "toString") }', 'wings names the unknown rate limit toString.'],
  ])('is required of every mutation, and must name a limit: %s', (sdl, problem) => {
    expect(read(sdl)).toThrow(problem);
  });

  it('can be null for a mutation, and isn’t required of other fields', () => {
    const sdl =
      'type Mutation { fly: Int @rateLimit(name: null) } type Query { wings: Int } type Bird { name: String }';
    expect(read(sdl)()).toEqual(new Map());
  });

  it('uses every defined limit', () => {
    expect(new Set(limited.values())).toEqual(new Set(Object.keys(RATE_LIMITS)));
  });
});

describe('a field with a limit', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const limits = Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, { max: 1, windowMs: 60_000 }]));
    gateway = await startGateway({ limits, config: { trustedProxies: ['127.0.0.1'] } });
    // A log-in counts only if it is refused.
    gateway.php.answer({ ...WHOLE_HOST, 'userLogin.php': { json: { success: false, message: 'Wrong.' } } });
  });
  afterAll(() => gateway.close());

  /** Uses a field from an address of its own, so that fields with the same limit don't share it. */
  const use = (field: string, isValid: boolean) => {
    const address = `203.0.113.${[...limited.keys()].indexOf(field)}`;
    const headers = { ...SESSION, 'x-forwarded-for': address };
    const mutation = MUTATION_NAMES.find((name) => name === field);
    if (mutation) return perform(gateway, mutation, isValid ? undefined : blankInput(mutation), headers);
    const email = isValid ? 'new@example.com' : '';
    return gateway.graph(`{ emailAvailability(email: "${email}") { isAvailable } }`, {}, headers);
  };

  // Several of a customer's own appointments can be changed or reviewed at once.
  const once = [...limited.keys()].filter((field) => !('isRepeatable' in Object(limitOf(field))));

  it.each(once)('can be used once per operation: %s (GQL-03, ACCT-06)', async (field) => {
    const mutation = MUTATION_NAMES.find((name) => name === field);
    const input = mutation && inputTypeOf(mutation);
    const one = mutation ? `${field}(input: $input) { __typename }` : `${field}(email: "a@example.com") { __typename }`;
    const document = `${input ? `mutation ($input: ${input.name}!)` : 'query'} { a: ${one} b: ${one} }`;
    gateway.php.calls.length = 0;
    const { status, errors } = await gateway.graph(document, { input: {} }, SESSION);
    expect([status, errors?.[0].extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(errors?.[0].message).toContain('limited to one per operation');
    expect(gateway.php.calls).toEqual([]);
  });

  it.each([...limited.keys()])('counts what is valid, and nothing else: %s (RULE-11, ACCT-06)', async (field) => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const { data, errors } = await use(field, false);
      if (field === 'emailAvailability') expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      else expect([errors, data[field].userErrors.length > 0]).toEqual([undefined, true]);
    }
    expect((await use(field, true)).errors).toBeUndefined();
    const { data, errors } = await use(field, true);
    expect(data?.[field]).toBeNull();
    const extensions = { code: 'RATE_LIMITED', retryAfter: 60 };
    expect(errors).toMatchObject([{ path: [field], extensions }]);
  });
});

describe('an address', () => {
  let gateway: TestGateway;
  afterEach(() => gateway.close());
  const start = async (max: number) => {
    const limits = { sendContactMessage: { max, windowMs: 3_600_000 } };
    gateway = await startGateway({ limits, config: { trustedProxies: ['127.0.0.1'] } });
    gateway.php.answer(WHOLE_HOST);
  };
  const sendFrom = async (address: string, input: object = {}) => {
    const message = { name: 'Joan Reed', email: 'joan@example.com', message: 'Do you repair clocks?', ...input };
    const document =
      'mutation($input: SendContactMessageInput!) { sendContactMessage(input: $input) { userErrors { code } } }';
    const { errors } = await gateway.graph(document, { input: message }, { 'x-forwarded-for': address });
    return errors?.[0].extensions.code ?? 'counted';
  };

  it.each([
    ['compressed IPv6', '2001:db8::1', '2001:db8::2'],
    ['IPv6 in any spelling', '2001:DB8:0:0:1::1', '2001:db8:0:0:1:2:3:4'],
    ['IPv6 with a port', '[2001:db8:0:7::1]:443', '2001:db8:0:7:ffff::2'],
    ['IPv6 with a zone', 'fe80::1%eth0', 'fe80::2'],
    ['IPv4 with a port', '203.0.113.77:51234', '203.0.113.77:51235'],
    ['IPv4 in IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv4 in IPv6, in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
  ])('is counted by its network however it is written: %s', async (_how, first, second) => {
    await start(1);
    expect(await sendFrom(first)).toBe('counted');
    expect(await sendFrom(second)).toBe('RATE_LIMITED');
  });

  it.each([
    ['IPv4', '203.0.113.7', '203.0.113.8'],
    ['IPv6 of other households', '2001:db8:1:1::1', '2001:db8:1:2::1'],
  ])('is not counted with those of others: %s', async (_how, first, second) => {
    await start(1);
    expect(await sendFrom(first)).toBe('counted');
    expect(await sendFrom(second)).toBe('counted');
  });

  it('shares a weaker limit with the others of its /48', async () => {
    await start(1);
    for (let household = 0; household < 10; household++)
      expect(await sendFrom(`2001:db8:1:${household}::1`)).toBe('counted');
    expect(await sendFrom('2001:db8:1:a::1')).toBe('RATE_LIMITED');
    expect(await sendFrom('2001:db8:2:a::1')).toBe('counted');
  });

  it('may send invalid input ten times as often, which is counted before it is checked', async () => {
    await start(1);
    const invalid = { email: 'joan' };
    for (let attempt = 0; attempt < 10; attempt++) expect(await sendFrom('203.0.113.7', invalid)).toBe('counted');
    expect(await sendFrom('203.0.113.7', invalid)).toBe('RATE_LIMITED');
    expect(await sendFrom('203.0.113.8')).toBe('counted');
  });
});
