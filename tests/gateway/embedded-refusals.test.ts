import { isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type TestBackend } from '../backend/support/backend.ts';
import { MUTATION_NAMES, MUTATIONS } from '../examples/all.ts';
import type { World } from '../examples/example.ts';
import { graphSchema } from '../support/graph-schema.ts';
import { isEchoed, REFUSABLE } from './whole-graph.ts';
import { startWorld } from './world.ts';

const REFUSALS = MUTATION_NAMES.flatMap((mutation) =>
  (MUTATIONS[mutation].refusals ?? []).map((row) => ({ mutation, title: `${mutation} ${row[0]}`, row })),
);

describe('the refusals of the examples', () => {
  it('are of every mutation whose input can be wrong', () => {
    const covered = new Set(REFUSALS.map(({ mutation }) => mutation));
    expect(REFUSABLE.filter((name) => !covered.has(name))).toEqual(REFUSABLE.filter(isEchoed));
  });

  it('are of every code; REFUSED is for legacy hosts', () => {
    const codes = graphSchema.getType('UserErrorCode');
    if (!isEnumType(codes)) throw new Error('UserErrorCode is no enum');
    const covered = new Set<string>(REFUSALS.map(({ row: [, , code] }) => code));
    expect(codes.getValues().flatMap(({ name }) => (covered.has(name) ? [] : [name]))).toEqual(['REFUSED']);
  });
});

describe('the embedded backend or the gateway refuses', () => {
  let test: TestBackend;
  let world: World;
  beforeAll(async () => {
    test = await startBackend('sqlite', { now: new Date() });
    world = await startWorld(test);
  }, 60_000);
  afterAll(async () => {
    await world.close();
    await test.stop();
  });

  it.each(REFUSALS)('$title', async ({ mutation, row }) => {
    const [, changes, code, field, message, file] = row;
    const input = typeof changes === 'function' ? await changes(world) : changes;
    const { data, errors } = await world.send(mutation, input, file);
    expect(errors).toBeUndefined();
    const [error, ...more] = data[mutation].userErrors;
    expect([error?.code, error?.field?.join('.') ?? null, more]).toEqual([code, field, []]);
    expect(error.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });
});
