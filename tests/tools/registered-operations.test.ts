import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let house: string;

// The tools at work in a project of their own, with a client that was built elsewhere.
beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'mendwell-operations-'));
  for (const folder of ['tools', 'schema']) await cp(folder, join(house, folder), { recursive: true });
  await symlink(resolve('node_modules'), join(house, 'node_modules'));
  await mkdir(join(house, 'operations'));
});
afterAll(() => rm(house, { recursive: true, force: true }));

const body = 'query Mine {\n  me { id firstName }\n}';
const manifest = (changes: object = {}, operation: object = {}) => ({
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: [{ id: 'whatever the tool says', name: 'Mine', type: 'query', body, ...operation }],
  ...changes,
});

/**
 * What the gateway would know, with this manifest beside the operations of the web client, of which
 * there are none here.
 */
async function registered(ios: object): Promise<unknown> {
  await writeFile(join(house, 'operations/ios.json'), JSON.stringify(ios));
  const program = `
    import { plugin } from './tools/codegen-operations.mjs';
    import { readSchema } from './tools/schema-files.mjs';
    process.stdout.write(await plugin(await readSchema('schema'), []));`;
  const options = { cwd: house, encoding: 'utf8', stdio: 'pipe' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], options));
}

it('operations of a client that is built elsewhere are registered, letter by letter, under the hash of their text', async () => {
  const hash = createHash('sha256').update(body).digest('hex');
  expect(await registered(manifest())).toEqual({ [hash]: body });
});

it.each([
  ['the graph does not have', manifest({}, { body: 'query Mine { me { shoeSize } }' }), /ios\.json: Mine: .*shoeSize/],
  ['that is of another form', manifest({ format: 'relay' }), /ios\.json is no "apollo-persisted-query-manifest"/],
  ['that is of another version', manifest({ version: 2 }), /ios\.json is no "apollo-persisted-query-manifest"/],
])('what %s is refused by its name', async (_what, ios, why) => {
  await expect(registered(ios)).rejects.toThrow(why);
});
