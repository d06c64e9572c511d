import { readFile } from 'node:fs/promises';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, it } from 'vitest';
import { changesBetween } from '../../tools/checks/graph.mjs';
import { nextSnapshot } from '../../tools/codegen/schema.mjs';
import { graphSchema } from '../support/graph-schema.ts';

const FIRST = `
  directive @cacheControl(maxAge: Int, scope: CacheControlScope, inheritMaxAge: Boolean) on FIELD_DEFINITION | OBJECT
  enum CacheControlScope { PUBLIC PRIVATE }
  type Query {
    services: [Service!]
    me: Customer
    shop: Shop @cacheControl(maxAge: 60, scope: PUBLIC)
    old: Old @deprecated(reason: "Nothing uses it.") }
  type Service { id: ID! name: String! icon: String @deprecated(reason: "Icons are gone.") }
  type Customer { email: String! orders: [Order!]! }
  type Order @cacheControl(inheritMaxAge: true) { total: Int! }
  type Shop { name: String! visits: Int @cacheControl(scope: PRIVATE) secret: Secret stock: Int @cacheControl(maxAge: 0) }
  type Secret { word: String! }
  type Old { id: ID! }
  type Mutation { book(input: BookInput!): Boolean }
  input BookInput { date: String! note: String @deprecated(reason: "No one reads it.") }
  enum Status { OPEN CLOSED LOST @deprecated(reason: "Never happens.") }
  extend type Service { status(of: ID, sort: Int @deprecated(reason: "x")): Status }
`;

const SNAPSHOT_OF_FIRST = nextSnapshot(null, buildSchema(FIRST));

/** Changes the committed graph: what is found, and the snapshot that codegen then writes. */
function change(from: string, to: string) {
  expect(FIRST).toContain(from);
  const schema = buildSchema(FIRST.replace(from, to));
  return { ...changesBetween(SNAPSHOT_OF_FIRST, schema), snapshot: nextSnapshot(SNAPSHOT_OF_FIRST, schema) };
}

const breaking: [string, string, RegExp][] = [
  ['id: ID! name: String!', 'id: ID!', /Service\.name was removed/],
  ['name: String!', 'title: String!', /Service\.name was removed/],
  ['name: String!', 'name: String', /Service\.name changed type from String! to String/],
  ['book(input: BookInput!)', 'book(input: BookInput!, key: ID!)', /required arg key .* was added/],
  ['date: String!', 'date: String! time: String!', /required field time .* was added/],
  ['OPEN CLOSED', 'OPEN', /CLOSED was removed/],
  // A deprecated element that still exists must not change.
  ['icon: String @', 'icon: Int @', /Service\.icon changed type/],
];

it('finds nothing in an unchanged graph', () => {
  expect(changesBetween(SNAPSHOT_OF_FIRST, buildSchema(FIRST))).toEqual({ breaking: [], dangerous: [] });
});

it.each(breaking)('%s must not become %s', (from, to, why) => {
  const { breaking, snapshot } = change(from, to);
  expect(breaking).toContainEqual(expect.stringMatching(why));
  // The snapshot stays, so that the next check finds the change too.
  expect(snapshot).toBe(SNAPSHOT_OF_FIRST);
});

it.each([
  ['a new field', 'id: ID! name: String!', 'id: ID! name: String! code: String'],
  ['a directive', 'type Old {', 'type Old @cacheControl(maxAge: 5) {'],
  ['an optional argument', 'of: ID,', 'of: ID, at: String,'],
  ['a removed field that was deprecated', ' icon: String @deprecated(reason: "Icons are gone.")', ''],
  ['a removed argument that was deprecated', ', sort: Int @deprecated(reason: "x")', ''],
  ['a removed input field that was deprecated', ' note: String @deprecated(reason: "No one reads it.")', ''],
  ['a removed value that was deprecated', ' LOST @deprecated(reason: "Never happens.")', ''],
])('%s passes and updates the snapshot', (_change, from, to) => {
  const { breaking, snapshot } = change(from, to);
  expect(breaking).toEqual([]);
  expect(snapshot).not.toBe(SNAPSHOT_OF_FIRST);
});

it.each([
  ['a root field', 'me: Customer', 'me: Customer @cacheControl(maxAge: 60, scope: PUBLIC)', 'Query.me'],
  ['a type', 'type Customer {', 'type Customer @cacheControl(maxAge: 60, scope: PUBLIC) {', 'Customer.email'],
  ['a nested type', 'type Secret {', 'type Secret @cacheControl(maxAge: 60) {', 'Secret.word'],
  ['a private field', 'visits: Int @cacheControl(scope: PRIVATE)', 'visits: Int', 'Shop.visits'],
  ['a field without a lifetime', 'stock: Int @cacheControl(maxAge: 0)', 'stock: Int', 'Shop.stock'],
  [
    'a type in a new public field',
    'me: Customer',
    'me: Customer orders: [Order!] @cacheControl(maxAge: 60, scope: PUBLIC)',
    'Order.total',
  ],
])('%s must not become public', (_what, from, to, field) => {
  const { breaking, snapshot } = change(from, to);
  expect(breaking).toContain(`${field} was private, and shared caches could keep it now`);
  expect(snapshot).toBe(SNAPSHOT_OF_FIRST);
});

it.each([
  ['a new field may be public', 'name: String! visits', 'name: String! logo: String visits'],
  ['a public field may become private', 'name: String! visits', 'name: String! @cacheControl(scope: PRIVATE) visits'],
])('%s', (_what, from, to) => {
  expect(change(from, to).breaking).toEqual([]);
});

it('a type may be removed with the deprecated field that used it', () => {
  const schema = buildSchema(FIRST.replace(/old: Old @deprecated\([^)]*\)/, '').replace('type Old { id: ID! }', ''));
  expect(changesBetween(SNAPSHOT_OF_FIRST, schema)).toEqual({ breaking: [], dangerous: [] });
  expect(nextSnapshot(SNAPSHOT_OF_FIRST, schema)).not.toContain('Old');
});

it('a change that may surprise clients is dangerous, not breaking', () => {
  const { breaking, dangerous } = change('OPEN CLOSED', 'OPEN CLOSED PAUSED');
  expect(breaking).toEqual([]);
  expect(dangerous).toEqual([expect.stringMatching(/^PAUSED was added/)]);
});

it('the committed snapshot is the whole graph', async () => {
  const snapshot = buildSchema(await readFile('docs/schema.graphql', 'utf8'));
  expect(printSchema(snapshot)).toBe(printSchema(lexicographicSortSchema(graphSchema)));
});
