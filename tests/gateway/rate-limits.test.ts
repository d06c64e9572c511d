import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMITS, readRateLimits } from '../../gateway/graphql/rate-limits.ts';
import { typeDefs } from '../../gateway/graphql/type-defs.ts';
import { SESSION, startGateway, type TestGateway } from './harness.ts';
import { perform } from './whole-graph.ts';
import { WHOLE_HOST } from './whole-host.ts';

const read = (sdl: string) => () => readRateLimits(parse(sdl));
const limited = readRateLimits(typeDefs);

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
    const names = Object.keys(RATE_LIMITS);
    const limits = Object.fromEntries(names.map((name) => [name, { max: 0, windowMs: 60_000 }]));
    gateway = await startGateway({ limits });
    gateway.php.answer(WHOLE_HOST);
  });
  afterAll(() => gateway.close());

  const call = (field: string) =>
    field === 'emailAvailability'
      ? gateway.graph('{ emailAvailability(email: "new@example.com") { isAvailable } }', {}, SESSION)
      : perform(gateway, field);

  it.each([...limited.keys()])('is counted: %s', async (field) => {
    const { data, errors } = await call(field);
    expect(data?.[field]).toBeNull();
    expect(errors).toMatchObject([{ path: [field], extensions: { code: 'RATE_LIMITED' } }]);
  });
});
