import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SNAPSHOT } from '../../tools/checks/graph.mjs';
import { nextSnapshot } from '../../tools/codegen/schema.mjs';
import { changedSince } from '../../tools/testing/vitest.mjs';

const FIRST = `
  type Query { services: [Service!] }
  type Service { id: ID! name: String! }
  enum Status { OPEN CLOSED }
  extend type Service { status: Status }
`;

describe('codegen and the check of the graph', () => {
  let project: string;
  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'mendwell-graph-'));
    await cp('tools', join(project, 'tools'), { recursive: true });
    await cp('gateway/graphql/cache-control.ts', join(project, 'gateway/graphql/cache-control.ts'));
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
      import { plugin } from './tools/codegen/schema.mjs';
      import { readSchema } from './tools/checks/graph.mjs';
      await writeFile('docs/schema.graphql', await plugin(await readSchema('schema')));`;
    expect(node('--input-type=module', '--eval', program)).toMatchObject({ status: 0, stderr: '' });
    return readFile(join(project, SNAPSHOT), 'utf8');
  }

  function check(): { passes: boolean; output: string } {
    const { status, stdout, stderr } = node('tools/checks/graph.mjs');
    return { passes: status === 0, output: stdout + stderr };
  }

  it('compare with the last commit, with the file where there is no git, and explain a missing file', async () => {
    const first = nextSnapshot(null, buildSchema(FIRST));
    await write(FIRST);
    expect(check()).toEqual({ passes: false, output: expect.stringContaining('npm run codegen') });
    expect(await codegen()).toBe(first);
    git('init', '--quiet');
    git('add', 'schema', 'docs');
    git('commit', '--quiet', '--message', 'First');

    // An addition that isn't committed may change again.
    await write(FIRST.replace('name: String!', 'name: String! draft: String'));
    expect(await codegen()).toContain('draft: String');
    await write(FIRST.replace('name: String!', 'name: String! better: String').replace('OPEN', 'OPEN PAUSED'));
    expect(check()).toEqual({ passes: true, output: expect.stringMatching(/^note: PAUSED was added/) });

    // A breaking change is found, in the next clone too, with and without git.
    await write(FIRST.replace('name: String!', 'title: String!'));
    expect(await codegen()).toBe(first);
    git('commit', '--quiet', '--all', '--message', 'Broken');
    const refused = { passes: false, output: expect.stringContaining('refused: Service.name was removed') };
    expect(check()).toEqual(refused);
    await rm(join(project, '.git'), { recursive: true });
    expect(check()).toEqual(refused);

    await write(FIRST);
    expect(check()).toEqual({ passes: true, output: '' });
  });
});

it('no files are those of a change since an unknown commit', async () => {
  expect(await changedSince('no-such-commit')).toBeNull();
  expect(await changedSince('--help')).toBeNull();
});
