import { isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphSchema } from '../support/graph-schema.ts';
import { REFUSALS } from './refusal-table.ts';
import { startWorld, type World } from './refusal-world.ts';
import { REFUSABLE } from './whole-graph.ts';

/** Their input has nothing that could be wrong. */
const NEVER_REFUSED = ['logOutOtherDevices', 'markAllNotificationsRead'];

describe('the table of refusals', () => {
  it('has rows for every mutation', () => {
    const covered = new Set(REFUSALS.map(([mutation]) => mutation));
    expect(REFUSABLE.filter((name) => !covered.has(name)).sort()).toEqual(NEVER_REFUSED);
  });

  it('has rows for every code; REFUSED is for legacy hosts', () => {
    const codes = graphSchema.getType('UserErrorCode');
    if (!isEnumType(codes)) throw new Error('UserErrorCode is no enum');
    const covered = new Set<string>(REFUSALS.map(([, , , code]) => code));
    expect(codes.getValues().flatMap(({ name }) => (covered.has(name) ? [] : [name]))).toEqual(['REFUSED']);
  });
});

describe('the embedded backend or the gateway refuses', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  }, 60_000);
  afterAll(() => world.close());

  it.each(REFUSALS.map((row) => ({ title: `${row[0]} ${row[1]}`, row })))('$title', async ({ row }) => {
    const [mutation, , changes, code, field, message, file] = row;
    const input = typeof changes === 'function' ? await changes(world) : changes;
    const { data, errors } = await world.send(mutation, input, file);
    expect(errors).toBeUndefined();
    const [error, ...more] = data[mutation].userErrors;
    expect([error?.code, error?.field?.join('.') ?? null, more]).toEqual([code, field, []]);
    expect(error.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });
});
