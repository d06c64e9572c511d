import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import registered from '../../gateway/graphql/generated/operations.json' with { type: 'json' };
import { NEXT_WEEK } from '../examples/values.ts';
import { compareGenerated, compareWithGraphqlJs } from './repeated-requests.ts';

/** Values for the variables of our clients' queries, by name. */
const VARIABLES = {
  id: '12',
  serviceId: '1',
  date: NEXT_WEEK,
  location: { workshopId: '2' },
  specialistId: '7',
  filter: { search: 'nair' },
  page: 1,
  perPage: 8,
  email: 'joan@example.com',
  search: 'nair',
  certifiedBy: null,
  sort: 'RATING',
};

const QUERIES = Object.values(registered).flatMap((query) => {
  const [operation] = parse(query).definitions;
  if (operation?.kind !== 'OperationDefinition' || operation.operation !== 'query') return [];
  // The time is different in every answer.
  if (operation.name?.value === 'ServerTime') return [];
  const names = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  return [{ query, variables: Object.fromEntries(Object.entries(VARIABLES).filter(([name]) => names.includes(name))) }];
});

describe('an answer is that of graphql-js, however often it was asked', () => {
  it('to the queries of our clients', async () => {
    const { compared, differences } = await compareWithGraphqlJs(() => QUERIES);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(50);
  });

  it('to generated queries, with a fixed seed; the bench has more', async () => {
    const { compared, withErrors, differences } = await compareGenerated(800, 1);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(3_000);
    expect(withErrors).toBeGreaterThan(500);
  });
});
