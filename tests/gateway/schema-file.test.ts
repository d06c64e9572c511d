import { readFile } from 'node:fs/promises';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  introspectionFromSchema,
  lexicographicSortSchema,
} from 'graphql';
import { afterAll, expect, it } from 'vitest';
import { type GatewayOptions, startGateway } from './harness.ts';
import { ownGateway } from './shared-gateway.ts';

const gateway = await startGateway();
afterAll(() => gateway.close());

const getFile = (url: string, headers = {}) => fetch(`${url}/graphql/schema.graphql`, { headers });
const OPTIONS = { specifiedByUrl: true, directiveIsRepeatable: true, inputValueDeprecation: true, oneOf: true };

it('the schema can be had as one file, which caches can revalidate', async () => {
  const response = await getFile(gateway.url);
  expect(await response.text()).toBe(await readFile('docs/schema.graphql', 'utf8'));
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const again = await getFile(gateway.url, { 'if-none-match': response.headers.get('etag') });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('the file says what introspection says, descriptions and specifications of scalars included', async () => {
  const { data } = await gateway.graph(getIntrospectionQuery(OPTIONS));
  const running = lexicographicSortSchema(buildClientSchema(data as IntrospectionQuery));
  const file = buildSchema(await (await getFile(gateway.url)).text());
  expect(introspectionFromSchema(running, OPTIONS)).toEqual(
    introspectionFromSchema(lexicographicSortSchema(file), OPTIONS),
  );
});

it.each<[string, NonNullable<GatewayOptions['config']>, boolean, boolean, boolean]>([
  ['in development', {}, true, true, true],
  ['in production', { isProduction: true }, false, false, false],
  ['in production with INTROSPECTION=true', { isProduction: true, introspection: true }, true, true, false],
  ['with OPERATIONS=registered', { operations: 'registered' }, false, false, false],
  // Introspection is an operation that no client has registered.
  ['with both', { operations: 'registered', introspection: true }, true, false, false],
])('%s: whether the file, introspection and the pages are open (GQL-11)', async (_when, config, ...open) => {
  const tested = await ownGateway({ config });
  const file = await getFile(tested.url);
  const { errors } = await tested.graph('{ __schema { queryType { name } } }');
  const page = await fetch(`${tested.url}/graphql`, { headers: { accept: 'text/html' } });
  expect([file.status === 200, errors === undefined, page.status === 200]).toEqual(open);
});
