import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { graphSchema } from '../support/graph-schema.ts';

const FIRST = `
  type Query { services: [Service!] old: Old @deprecated(reason: "Nothing uses it.") }
  type Service { id: ID! name: String! icon: String @deprecated(reason: "Icons are gone.") }
  type Old { id: ID! }
  type Mutation { book(input: BookInput!): Boolean }
  input BookInput { date: String! note: String @deprecated(reason: "No one reads it.") }
  enum Status { OPEN CLOSED LOST @deprecated(reason: "Never happens.") }
  extend type Service { status(of: ID, sort: Int @deprecated(reason: "x")): Status }
`;

let house: string;

// The tools at work in a project of their own.
beforeEach(async () => {
  house = await mkdtemp(join(tmpdir(), 'mendwell-graph-'));
  await cp('tools', join(house, 'tools'), { recursive: true });
  await cp('package.json', join(house, 'package.json'));
  await symlink(resolve('node_modules'), join(house, 'node_modules'));
  await Promise.all(['schema', 'docs'].map((folder) => mkdir(join(house, folder))));
  await write(FIRST);
  codegen();
});
afterEach(() => rm(house, { recursive: true, force: true }));

const write = (sdl: string) => writeFile(join(house, 'schema/graph.graphql'), sdl);
const snapshot = () => readFile(join(house, 'docs/schema.graphql'), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: house,
    stdio: 'pipe',
  });

/** What `npm run codegen` does for the snapshot, without all that it does beside. */
function codegen(): void {
  const program = `
    import { writeFile } from 'node:fs/promises';
    import { plugin } from './tools/codegen-schema.mjs';
    import { readSchema } from './tools/schema-files.mjs';
    await writeFile('docs/schema.graphql', await plugin(await readSchema('schema')));`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: house, stdio: 'pipe' });
}

function commit(): void {
  git('init', '--quiet');
  git('add', 'schema', 'docs');
  git('commit', '--quiet', '--message', 'First');
}

function check(): { passes: boolean; says: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/check-graph.mjs'], {
    cwd: house,
    encoding: 'utf8',
  });
  return { passes: status === 0, says: stdout + stderr };
}

/** A changed graph as a developer leaves it: generated again. */
async function changed(from: string, to: string) {
  expect(FIRST).toContain(from);
  await write(FIRST.replace(from, to));
  codegen();
  return check();
}

const refused: [string, string, RegExp][] = [
  ['id: ID! name: String!', 'id: ID!', /Service\.name was removed/],
  ['name: String!', 'title: String!', /Service\.name was removed/],
  ['name: String!', 'name: String', /Service\.name changed type from String! to String/],
  ['book(input: BookInput!)', 'book(input: BookInput!, key: ID!)', /required arg key .* was added/],
  ['date: String!', 'date: String! time: String!', /required field time .* was added/],
  ['OPEN CLOSED', 'OPEN', /CLOSED was removed/],
  // Deprecated is not gone: as long as it is there, it is what it was.
  ['icon: String @', 'icon: Int @', /Service\.icon changed type/],
];

describe('a graph that has been committed', () => {
  beforeEach(commit);

  it('an unchanged graph passes', () => {
    expect(check()).toEqual({ passes: true, says: '' });
  });

  it.each(refused)('%s may not become %s', async (from, to, why) => {
    const before = await snapshot();
    const { passes, says } = await changed(from, to);
    expect(says).toMatch(why);
    expect(passes).toBe(false);
    // What clients are built against stays, so that the next one who looks finds it too.
    expect(await snapshot()).toBe(before);
  });

  it.each([
    ['a new field', 'id: ID! name: String!', 'id: ID! name: String! code: String'],
    ['an optional argument', 'of: ID,', 'of: ID, at: String,'],
    ['a removed field that was deprecated', ' icon: String @deprecated(reason: "Icons are gone.")', ''],
    ['a removed argument that was deprecated', ', sort: Int @deprecated(reason: "x")', ''],
    ['a removed input field that was deprecated', ' note: String @deprecated(reason: "No one reads it.")', ''],
    ['a removed value that was deprecated', ' LOST @deprecated(reason: "Never happens.")', ''],
  ])('%s passes, and is what clients are built against from then on', async (_what, from, to) => {
    const before = await snapshot();
    expect((await changed(from, to)).passes).toBe(true);
    expect(await snapshot()).not.toBe(before);
  });

  it('a type may go with the deprecated field that led to it', async () => {
    await write(FIRST.replace(/old: Old @deprecated\([^)]*\)/, '').replace('type Old { id: ID! }', ''));
    codegen();
    expect(check()).toEqual({ passes: true, says: '' });
    expect(await snapshot()).not.toContain('Old');
  });

  it('what may surprise a client passes with a note', async () => {
    const { passes, says } = await changed('OPEN CLOSED', 'OPEN CLOSED PAUSED');
    expect(passes).toBe(true);
    expect(says).toMatch(/^note: PAUSED was added/);
  });

  it('what was never committed may change again', async () => {
    expect((await changed('name: String!', 'name: String! draft: String')).passes).toBe(true);
    expect((await changed('name: String!', 'name: String! better: String')).passes).toBe(true);
    expect(await snapshot()).toContain('better: String');
  });

  it('a breaking change that was committed untested is found in the next clone', async () => {
    await changed('name: String!', 'title: String!');
    git('commit', '--quiet', '--all', '--message', 'Broken');
    expect(check().passes).toBe(false);
  });
});

describe('in a clone without git', () => {
  it('an unchanged graph passes, a breaking change does not, and what was deprecated may go', async () => {
    expect(check()).toEqual({ passes: true, says: '' });
    expect((await changed('name: String!', 'title: String!')).passes).toBe(false);
    expect(check().says).toContain('Service.name was removed');
    expect((await changed(' icon: String @deprecated(reason: "Icons are gone.")', '')).passes).toBe(true);
    expect(await snapshot()).not.toContain('icon');
  });
});

it('without any graph to compare with says how to get one', async () => {
  await rm(join(house, 'docs'), { recursive: true });
  expect(check()).toEqual({ passes: false, says: expect.stringContaining('npm run codegen') });
});

it('the committed file is the whole graph', async () => {
  expect(await readFile('docs/schema.graphql', 'utf8')).toBe(`${printSchema(lexicographicSortSchema(graphSchema))}\n`);
});
