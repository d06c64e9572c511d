import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let project: string;

// Runs the tools in a separate project, with the manifest of a client that has its own build.
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'mendwell-operations-'));
  for (const folder of ['tools', 'schema']) await cp(folder, join(project, folder), { recursive: true });
  await symlink(resolve('node_modules'), join(project, 'node_modules'));
  await mkdir(join(project, 'operations'));
});
afterAll(() => rm(project, { recursive: true, force: true }));

const body = 'query Mine {\n  me { id firstName }\n}';
const manifest = (changes: object = {}, operation: object = {}) => ({
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: [{ id: 'an id of the build tool', name: 'Mine', type: 'query', body, ...operation }],
  ...changes,
});

/** The registered operations with this manifest, and without operations of the web client. */
async function registered(ios: object): Promise<unknown> {
  await writeFile(join(project, 'operations/ios.json'), JSON.stringify(ios));
  const program = `
    import { plugin } from './tools/codegen-operations.mjs';
    import { readSchema } from './tools/schema-files.mjs';
    process.stdout.write(await plugin(await readSchema('schema'), []));`;
  const options = { cwd: project, encoding: 'utf8', stdio: 'pipe' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], options));
}

it('registers the unchanged operations of other clients by the hash of their text', async () => {
  const hash = createHash('sha256').update(body).digest('hex');
  expect(await registered(manifest())).toEqual({ [hash]: body });
});

it.each([
  [
    'an operation that does not match the graph',
    manifest({}, { body: 'query Mine { me { shoeSize } }' }),
    /ios\.json: Mine: .*shoeSize/,
  ],
  [
    'a manifest with another format',
    manifest({ format: 'relay' }),
    /ios\.json is not an "apollo-persisted-query-manifest"/,
  ],
  [
    'a manifest with another version',
    manifest({ version: 2 }),
    /ios\.json is not an "apollo-persisted-query-manifest"/,
  ],
])('refuses %s, with its name', async (_case, ios, message) => {
  await expect(registered(ios)).rejects.toThrow(message);
});
