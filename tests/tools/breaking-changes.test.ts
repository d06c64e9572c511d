import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesBetween, SNAPSHOT } from '../../tools/breaking-changes.mjs';
import { nextSnapshot } from '../../tools/codegen-schema.mjs';
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

const changed = (from: string, to: string) => {
  expect(FIRST).toContain(from);
  return FIRST.replace(from, to);
};

/** Changes the committed graph: what is found, and the snapshot that codegen then writes. */
function change(from: string, to: string) {
  const schema = buildSchema(changed(from, to));
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

describe('the commands, in a project of their own', () => {
  let project: string;
  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'mendwell-graph-'));
    await cp('tools', join(project, 'tools'), { recursive: true });
    await cp('gateway/graphql/cache-policy.ts', join(project, 'gateway/graphql/cache-policy.ts'));
    await cp('package.json', join(project, 'package.json'));
    await symlink(resolve('node_modules'), join(project, 'node_modules'));
    await Promise.all(['schema', 'docs'].map((folder) => mkdir(join(project, folder))));
  });
  afterAll(() => rm(project, { recursive: true, force: true }));

  const write = (sdl: string) => writeFile(join(project, 'schema/graph.graphql'), sdl);
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: project });

  /** Writes the snapshot, like `npm run codegen`. */
  async function codegen() {
    const program = `
      import { writeFile } from 'node:fs/promises';
      import { plugin } from './tools/codegen-schema.mjs';
      import { readSchema } from './tools/schema-files.mjs';
      await writeFile('docs/schema.graphql', await plugin(await readSchema('schema')));`;
    expect(node('--input-type=module', '--eval', program)).toMatchObject({ status: 0, stderr: '' });
    return readFile(join(project, SNAPSHOT), 'utf8');
  }

  function check(): { passes: boolean; output: string } {
    const { status, stdout, stderr } = node('tools/check-graph.mjs');
    return { passes: status === 0, output: stdout + stderr };
  }

  it('compare with the last commit, with the file where there is no git, and explain a missing file', async () => {
    await write(FIRST);
    expect(check()).toEqual({ passes: false, output: expect.stringContaining('npm run codegen') });
    expect(await codegen()).toBe(SNAPSHOT_OF_FIRST);
    git('init', '--quiet');
    git('add', 'schema', 'docs');
    git('commit', '--quiet', '--message', 'First');

    // An addition that isn't committed may change again.
    await write(changed('name: String!', 'name: String! draft: String'));
    expect(await codegen()).toContain('draft: String');
    await write(changed('name: String!', 'name: String! better: String').replace('OPEN', 'OPEN PAUSED'));
    expect(check()).toEqual({ passes: true, output: expect.stringMatching(/^note: PAUSED was added/) });

    // A breaking change is found, in the next clone too, with and without git.
    await write(changed('name: String!', 'title: String!'));
    expect(await codegen()).toBe(SNAPSHOT_OF_FIRST);
    git('commit', '--quiet', '--all', '--message', 'Broken');
    const refused = { passes: false, output: expect.stringContaining('refused: Service.name was removed') };
    expect(check()).toEqual(refused);
    await rm(join(project, '.git'), { recursive: true });
    expect(check()).toEqual(refused);

    await write(FIRST);
    expect(check()).toEqual({ passes: true, output: '' });
  });
});

it('the committed snapshot is the whole graph', async () => {
  const snapshot = buildSchema(await readFile(SNAPSHOT, 'utf8'));
  expect(printSchema(snapshot)).toBe(printSchema(lexicographicSortSchema(graphSchema)));
});
