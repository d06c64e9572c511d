import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

let project: string;

// Runs the tools in a separate project.
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'mendwell-graph-'));
  await cp('tools', join(project, 'tools'), { recursive: true });
  await cp('gateway/graphql/cache-policy.ts', join(project, 'gateway/graphql/cache-policy.ts'));
  await cp('package.json', join(project, 'package.json'));
  await symlink(resolve('node_modules'), join(project, 'node_modules'));
  await Promise.all(['schema', 'docs'].map((folder) => mkdir(join(project, folder))));
  await write(FIRST);
  codegen();
});
afterEach(() => rm(project, { recursive: true, force: true }));

const write = (sdl: string) => writeFile(join(project, 'schema/graph.graphql'), sdl);
const snapshot = () => readFile(join(project, 'docs/schema.graphql'), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: project,
    stdio: 'pipe',
  });

/** Writes the snapshot, like `npm run codegen`. */
function codegen(): void {
  const program = `
    import { writeFile } from 'node:fs/promises';
    import { plugin } from './tools/codegen-schema.mjs';
    import { readSchema } from './tools/schema-files.mjs';
    await writeFile('docs/schema.graphql', await plugin(await readSchema('schema')));`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: project, stdio: 'pipe' });
}

function commit(): void {
  git('init', '--quiet');
  git('add', 'schema', 'docs');
  git('commit', '--quiet', '--message', 'First');
}

function check(): { passes: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/check-graph.mjs'], {
    cwd: project,
    encoding: 'utf8',
  });
  return { passes: status === 0, output: stdout + stderr };
}

/** Changes the graph, runs codegen, and checks it. */
async function change(from: string, to: string) {
  expect(FIRST).toContain(from);
  await write(FIRST.replace(from, to));
  codegen();
  return check();
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

describe('a committed graph', () => {
  beforeEach(commit);

  it('an unchanged graph passes', () => {
    expect(check()).toEqual({ passes: true, output: '' });
  });

  it.each(breaking)('%s must not become %s', async (from, to, why) => {
    const before = await snapshot();
    const { passes, output } = await change(from, to);
    expect(output).toMatch(why);
    expect(passes).toBe(false);
    // The snapshot stays, so that the next check finds the change too.
    expect(await snapshot()).toBe(before);
  });

  it.each([
    ['a new field', 'id: ID! name: String!', 'id: ID! name: String! code: String'],
    ['a directive', 'type Old {', 'type Old @cacheControl(maxAge: 5) {'],
    ['an optional argument', 'of: ID,', 'of: ID, at: String,'],
    ['a removed field that was deprecated', ' icon: String @deprecated(reason: "Icons are gone.")', ''],
    ['a removed argument that was deprecated', ', sort: Int @deprecated(reason: "x")', ''],
    ['a removed input field that was deprecated', ' note: String @deprecated(reason: "No one reads it.")', ''],
    ['a removed value that was deprecated', ' LOST @deprecated(reason: "Never happens.")', ''],
  ])('%s passes and updates the snapshot', async (_change, from, to) => {
    const before = await snapshot();
    expect((await change(from, to)).passes).toBe(true);
    expect(await snapshot()).not.toBe(before);
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
  ])('%s must not become public', async (_what, from, to, field) => {
    const before = await snapshot();
    const { passes, output } = await change(from, to);
    expect(output).toContain(`${field} was private, and shared caches could keep it now`);
    expect(passes).toBe(false);
    expect(await snapshot()).toBe(before);
  });

  it('a new field may be public, and a public one private', async () => {
    expect((await change('name: String! visits', 'name: String! logo: String visits')).passes).toBe(true);
    expect((await change('name: String! visits', 'name: String! @cacheControl(scope: PRIVATE) visits')).passes).toBe(
      true,
    );
  });

  it('a type may be removed with the deprecated field that used it', async () => {
    await write(FIRST.replace(/old: Old @deprecated\([^)]*\)/, '').replace('type Old { id: ID! }', ''));
    codegen();
    expect(check()).toEqual({ passes: true, output: '' });
    expect(await snapshot()).not.toContain('Old');
  });

  it('a dangerous change passes with a note', async () => {
    const { passes, output } = await change('OPEN CLOSED', 'OPEN CLOSED PAUSED');
    expect(passes).toBe(true);
    expect(output).toMatch(/^note: PAUSED was added/);
  });

  it('an uncommitted addition may change again', async () => {
    expect((await change('name: String!', 'name: String! draft: String')).passes).toBe(true);
    expect((await change('name: String!', 'name: String! better: String')).passes).toBe(true);
    expect(await snapshot()).toContain('better: String');
  });

  it('a committed breaking change is found in the next clone', async () => {
    await change('name: String!', 'title: String!');
    git('commit', '--quiet', '--all', '--message', 'Broken');
    expect(check().passes).toBe(false);
  });
});

describe('in a clone without git', () => {
  it('an unchanged graph passes, a breaking change fails, and deprecated elements may be removed', async () => {
    expect(check()).toEqual({ passes: true, output: '' });
    expect((await change('name: String!', 'title: String!')).passes).toBe(false);
    expect(check().output).toContain('Service.name was removed');
    expect((await change(' icon: String @deprecated(reason: "Icons are gone.")', '')).passes).toBe(true);
    expect(await snapshot()).not.toContain('icon');
  });
});

it('fails without a snapshot, and explains how to create one', async () => {
  await rm(join(project, 'docs'), { recursive: true });
  expect(check()).toEqual({ passes: false, output: expect.stringContaining('npm run codegen') });
});

it('the committed snapshot is the whole graph', async () => {
  const snapshot = buildSchema(await readFile('docs/schema.graphql', 'utf8'));
  expect(printSchema(snapshot)).toBe(printSchema(lexicographicSortSchema(graphSchema)));
});
