import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runOperations } from '../../gateway/programs/operations/run.ts';
import { runProgram } from '../support/processes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { post, startGateway, type TestGateway } from './harness.ts';
import { hasRedis, REDIS_URL } from './redis.ts';

const folder = await temporaryFolder();

const body = 'query Mine {\n  services { name }\n}';
const manifest = (changes: object = {}, ...operations: object[]) =>
  JSON.stringify({
    format: 'apollo-persisted-query-manifest',
    version: 1,
    operations: [{ id: 'an id of the build tool', name: 'Mine', type: 'query', body }, ...operations],
    ...changes,
  });

/** What `npm run operations` does with these arguments. */
const operations = (environment: Record<string, string>, ...args: string[]) =>
  runOperations(args, environment).then(
    (output) => ({ succeeds: true, output }),
    (error: Error) => ({ succeeds: false, output: error.message }),
  );

async function requestByHash(gateway: TestGateway, text = body) {
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  const response = await post(gateway, { extensions: { persistedQuery: { version: 1, sha256Hash } } });
  return response.status;
}

let manifestFile: string;
beforeAll(async () => {
  manifestFile = join(folder, 'manifest.of-a-client');
});

/** Another client in each run, since Redis keeps those of earlier ones. */
const CLIENT = `test-${process.pid}`;

describe.each([
  ['a folder', null],
  ['Redis', REDIS_URL],
])('the operations of another client, registered in %s', (_where, redisUrl) => {
  let gateway: TestGateway;
  let environment: Record<string, string>;
  beforeAll(async () => {
    if (redisUrl !== null && !hasRedis) return;
    environment = redisUrl === null ? { OPERATIONS_DIR: folder } : { REDIS_URL: redisUrl };
    gateway = await startGateway({
      config: { operations: 'registered', operationsDir: folder, redisUrl },
      operationsPollMs: 20,
    });
  });
  afterAll(() => gateway?.close());
  beforeEach((context) => {
    if (!gateway) context.skip();
    gateway.php.answer({ 'services.php': { json: { services: [{ id: 1, name: 'Plumbing' }] } } });
  });

  it('are answered while the gateway runs, from when they are added until they are removed', async () => {
    expect(await requestByHash(gateway)).toBe(400);
    await writeFile(manifestFile, manifest());
    const program = ['build/gateway/programs/operations/main.js', 'add', CLIENT, manifestFile];
    expect(await runProgram(process.execPath, program, environment)).toEqual({
      code: 0,
      stdout: expect.stringMatching(new RegExp(`^${CLIENT}: 1 operations registered in .+\\.\\n$`)),
      stderr: '',
    });
    await until(async () => (await requestByHash(gateway)) === 200, 'it was registered');
    expect((await operations(environment, 'list')).output).toContain(`${CLIENT}: Mine\n`);

    expect(await operations(environment, 'remove', CLIENT)).toMatchObject({ succeeds: true });
    await until(async () => (await requestByHash(gateway)) === 400, 'it was removed');
    expect((await operations(environment, 'list')).output).not.toContain(CLIENT);
    expect(await operations(environment, 'remove', CLIENT)).toMatchObject({ succeeds: false });
  });
});

const relay = (...operations: string[]) =>
  JSON.stringify(Object.fromEntries(operations.map((text) => [createHash('sha256').update(text).digest('hex'), text])));

const unusable: [string, string, RegExp][] = [
  ['which the graph can’t answer', '{ me { shoeSize } }', /Wrong: Cannot query field "shoeSize"/],
  ['which exceeds the limits', `{ ${'a: __typename '.repeat(20)}}`, /Wrong: .*more than/],
  ['which can’t be read', '{ services {', /Wrong: Syntax Error/],
  ['of which there are two', 'query A { __typename } query B { __typename }', /Wrong: It must have exactly one/],
];

describe('an operation', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({
      config: { operations: 'registered', operationsDir: folder },
      operationsPollMs: 20,
    });
  });
  afterAll(() => gateway.close());

  it.each(unusable)('%s is refused with a warning, and the others are registered', async (_which, wrong, why) => {
    gateway.php.answer({ 'services.php': { json: { services: [] } } });
    await writeFile(join(folder, 'ios.json'), manifest({}, { name: 'Wrong', body: wrong }));
    const warned = () =>
      gateway.log.filter(({ event, problem }) => event === 'operation not registered' && why.test(String(problem)));
    await until(() => warned().length > 0, 'it was warned of');
    expect(await requestByHash(gateway)).toBe(200);
    expect(await requestByHash(gateway, wrong)).toBe(400);
    await rm(join(folder, 'ios.json'));
  });

  it('can be in the file that Relay’s compiler writes', async () => {
    gateway.php.answer({ 'services.php': { json: { services: [] } } });
    const environment = { OPERATIONS_DIR: folder };
    await writeFile(manifestFile, relay(body));
    expect(await operations(environment, 'add', 'relay', manifestFile)).toMatchObject({ succeeds: true });
    expect((await operations(environment, 'list')).output).toContain('relay: Mine\n');
    await until(async () => (await requestByHash(gateway)) === 200, 'it was registered');
    expect(await operations(environment, 'remove', 'relay')).toMatchObject({ succeeds: true });
  });

  it.each([
    ['which the graph can’t answer', relay(body, 'query Wrong { me { shoeSize } }'), /Wrong: Cannot query field/],
    ['under another hash', JSON.stringify({ [createHash('md5').update(body).digest('hex')]: body }), /Mine: .*SHA256/],
    ['that can’t be read', JSON.stringify({ one: 'services {' }), /one: Syntax Error/],
    ['of which there are none', '{}', /neither/],
    ['whose texts are none', '{"one":1}', /neither/],
  ])('%s is not added from Relay’s file', async (_which, file, why) => {
    await writeFile(manifestFile, file);
    const { succeeds, output } = await operations({ OPERATIONS_DIR: folder }, 'add', 'relay', manifestFile);
    expect([succeeds, output]).toEqual([false, expect.stringMatching(why)]);
  });

  it.each(unusable)('%s is not added by the command, nor the rest of its manifest', async (_which, wrong, why) => {
    await writeFile(manifestFile, manifest({}, { name: 'Wrong', body: wrong }));
    const { succeeds, output } = await operations({ OPERATIONS_DIR: folder }, 'add', 'ios', manifestFile);
    expect([succeeds, output]).toEqual([false, expect.stringMatching(why)]);
    expect((await operations({ OPERATIONS_DIR: folder }, 'list')).output).not.toContain('ios');
  });
});

it.each([
  ['another format', ['add', 'ios'], { format: 'relay' }, /neither an "apollo-persisted-query-manifest" of version 1/],
  ['another version', ['add', 'ios'], { version: 2 }, /neither an "apollo-persisted-query-manifest" of version 1/],
  ['a client without a usable name', ['add', '../ios'], {}, /lower-case letters/],
  ['Redis that does not respond', ['add', 'ios'], {}, /Redis.*does not respond/, { REDIS_URL: 'redis://127.0.0.1:1' }],
  ['an unknown command', ['adopt', 'ios'], {}, /operations add <client> <manifest.json>/],
])(
  'the command refuses %s',
  async (_what, args, changes, message, environment: Record<string, string> = { OPERATIONS_DIR: folder }) => {
    await writeFile(manifestFile, manifest(changes));
    const { succeeds, output } = await operations(environment, ...args, manifestFile);
    expect([succeeds, output]).toEqual([false, expect.stringMatching(message)]);
  },
);

it('the program prints a refusal to stderr, and fails', async () => {
  const program = ['build/gateway/programs/operations/main.js', 'adopt', 'ios'];
  expect(await runProgram(process.execPath, program)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('operations add <client> <manifest.json>'),
  });
});
