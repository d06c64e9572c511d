import { readFile } from 'node:fs/promises';
import { createLogger } from '#shared/server/log/logger.ts';
import { readOperationsConfig } from '../config.ts';
import { readManifest } from '../graphql/operation-manifest.ts';
import { folderStore } from './folder-store.ts';
import type { OperationStore } from './operation-source.ts';

const USAGE = `Registers the operations of clients that have builds of their own, in Redis with REDIS_URL, else in
the folder OPERATIONS_DIR. Running gateways notice within seconds.

  operations add <client> <manifest.json>   adds or replaces a client's operations
  operations list                           lists the clients and their operations
  operations remove <client>                removes a client's operations
`;

/** A name of a file, and of a client in metrics. */
const CLIENT = /^[a-z][a-z\d-]{0,49}$/;

/** What the user has to correct. */
class Refusal extends Error {}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run([command, ...args]: readonly string[]): Promise<void> {
  const [client = '', path = ''] = args;
  if (command === 'add' && args.length === 2) return withStore((store) => add(store, client, path));
  if (command === 'list' && args.length === 0) return withStore(list);
  if (command === 'remove' && args.length === 1) return withStore((store) => remove(store, client));
  throw new Refusal(USAGE);
}

async function withStore(use: (store: OperationStore) => Promise<void>): Promise<void> {
  const { redisUrl, operationsDir } = readOperationsConfig();
  const store = redisUrl === null ? folderStore(operationsDir) : await openRedis(redisUrl);
  try {
    await use(store);
  } finally {
    await store.close();
  }
}

async function openRedis(url: string): Promise<OperationStore> {
  const { redisOperations } = await import('./redis-operations.ts');
  const store = await redisOperations(url, createLogger('gateway', 'silent'));
  try {
    await store.version();
    return store;
  } catch {
    await store.close();
    throw new Refusal('Redis, which REDIS_URL names, does not respond.');
  }
}

async function add(store: OperationStore, client: string, path: string): Promise<void> {
  if (!CLIENT.test(client)) throw new Refusal('The client needs a name of lower-case letters, digits and hyphens.');
  const manifest = await readFile(path, 'utf8');
  const { operations, problems } = readManifest(manifest);
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  - ${problem}`);
    throw new Refusal(`Nothing was changed, because ${path} has problems:\n${lines.join('\n')}`);
  }
  await store.put(client, manifest);
  print(`${client}: ${operations.length} operations registered in ${store.name}.`);
}

async function list(store: OperationStore): Promise<void> {
  const manifests = await store.read();
  if (manifests.size === 0) print(`No operations are registered in ${store.name}.`);
  for (const [client, manifest] of manifests) {
    const { operations, problems } = readManifest(manifest);
    print(`${client}: ${operations.map(({ name }) => name).join(', ') || 'no operations'}`);
    for (const problem of problems) print(`  not registered: ${problem}`);
  }
}

async function remove(store: OperationStore, client: string): Promise<void> {
  if (!(await store.remove(client))) throw new Refusal(`${store.name} has no operations of ${client}.`);
  print(`${client}: removed from ${store.name}.`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
