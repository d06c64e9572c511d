import { parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import registered from '../../gateway/graphql/generated/operations.json' with { type: 'json' };
import { type GraphAnswer, NO_LIMITS, SESSION, startGateway, type TestGateway } from './harness.ts';
import { NEXT_WEEK, WHOLE_HOST } from './whole-host.ts';

/** Enough executions for a query to be compiled. */
const TIMES = 10;

/** Values for the variables of our clients' queries, by name. */
const VARIABLES = {
  id: '12',
  serviceId: '1',
  date: NEXT_WEEK,
  location: { workshopId: 'workshop-2' },
  specialistId: '7',
  filter: { search: 'nair' },
  page: 1,
  perPage: 8,
  email: 'joan@example.com',
  search: 'nair',
  certifiedBy: null,
  sort: 'RATING',
};

const QUERIES = Object.values(registered).flatMap((text) => {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== 'OperationDefinition' || operation.operation !== 'query') return [];
  const names = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  const variables = Object.fromEntries(Object.entries(VARIABLES).filter(([name]) => names.includes(name)));
  return operation.name && operation.name.value !== 'ServerTime'
    ? [[operation.name.value, text, variables] as const]
    : [];
});

const OTHER_SHAPES = [
  ['aliases', '{ me { a: firstName b: firstName first: vehicles { id } second: vehicles { id make } } }', {}],
  ['fragments', '{ me { ...C } } fragment C on Customer { id ...D } fragment D on Customer { lastName }', {}],
  ['inline fragments', '{ me { ... on Customer { id ... @include(if: true) { email } } } }', {}],
  ['directives', 'query ($no: Boolean!) { me { id email @skip(if: $no) lastName @include(if: $no) } }', { no: true }],
  ['directives, otherwise', 'query ($no: Boolean!) { me { id email @skip(if: $no) } }', { no: false }],
  ['defaults of variables', 'query ($page: Int! = 1) { specialists(page: $page) { page items { id } } }', {}],
  ['arguments', '{ me { appointments(status: CONFIRMED, search: "vehicle") { nodes { id status } } } }', {}],
  ['several names', 'query A { services { id } } query B { services { name } }', {}, 'B'],
  ['a name that there is not', 'query A { services { id } } query B { services { name } }', {}, 'C'],
  ['introspection', '{ __schema { queryType { name } } __type(name: "Money") { fields { name } } }', {}],
  ['an argument that is refused', '{ specialists(perPage: 999) { page } services { id } }', {}],
  ['a variable that is refused', 'query ($page: Int!) { specialists(page: $page) { page } }', { page: 'one' }],
  ['a variable that is missing', 'query ($page: Int!) { specialists(page: $page) { page } }', {}],
] as const;

let gateway: TestGateway;

beforeAll(async () => {
  // Without caches every request is executed.
  gateway = await startGateway({ limits: NO_LIMITS, config: { reuse: false } });
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.php.reset();
  gateway.php.answer(WHOLE_HOST);
});

/** The parts of a response that are the same for every request. */
async function ask(query: string, variables: object, operationName?: string) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...SESSION },
    body: JSON.stringify({ query, variables, operationName }),
  });
  const { data, errors } = (await response.json()) as GraphAnswer;
  return {
    status: response.status,
    data,
    errors: errors?.map(({ extensions: { requestId: _, ...rest }, ...error }) => ({ ...error, extensions: rest })),
  };
}

async function expectAlike(query: string, variables: object, operationName?: string) {
  const first = await ask(query, variables, operationName);
  expect(first.data ?? first.errors).toBeDefined();
  for (let times = 1; times < TIMES; times++) expect(await ask(query, variables, operationName)).toEqual(first);
}

describe('a compiled query has the same response as before', () => {
  it.each(QUERIES)('%s', async (_name, query, variables) => expectAlike(query, variables));

  it.each(OTHER_SHAPES)('%s', async (_name, query, variables, operationName?: string) =>
    expectAlike(query, variables, operationName),
  );

  it.each([
    ['the customer cannot be read', 'getUserData.php'],
    ['the notifications cannot be read', 'getNotifications.php'],
    ['the services cannot be read', 'services.php'],
  ])('with its errors, when %s', async (_name, script) => {
    gateway.php.answer({ [script]: { raw: '<html>' } });
    const query =
      '{ me { firstName notifications { nodes { id } } appointments { nodes { id service { name } } } } services { id } }';
    const { errors } = await ask(query, {});
    expect(errors).not.toHaveLength(0);
    await expectAlike(query, {});
  });
});
