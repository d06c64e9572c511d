import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '#shared/server/log/logger.ts';
import { readOperationsConfig } from '../../config.ts';
import { readManifest } from '../../graphql/operation-manifest.ts';
import { manifestFolder, type OperationStore } from '../../state/manifests.ts';

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

/** Returns what the program prints. Throws with the message for stderr. */
export async function runOperations(
  [command, ...args]: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const [client = '', path = ''] = args;
  if (command === 'add' && args.length === 2) return withStore(env, (store) => add(store, client, path));
  if (command === 'list' && args.length === 0) return withStore(env, list);
  if (command === 'remove' && args.length === 1) return withStore(env, (store) => remove(store, client));
  throw new Refusal(USAGE);
}

async function withStore(
  env: Readonly<Record<string, string | undefined>> | undefined,
  use: (store: OperationStore) => Promise<string>,
): Promise<string> {
  const { redisUrl, operationsDir } = readOperationsConfig(env);
  const store = redisUrl === null ? folderStore(operationsDir) : await openRedis(redisUrl);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

async function openRedis(url: string): Promise<OperationStore> {
  const { redisOperations } = await import('../../state/redis.ts');
  const store = await redisOperations(url, createLogger('gateway', 'silent'));
  try {
    await store.version();
    return store;
  } catch {
    await store.close();
    throw new Refusal('Redis, which REDIS_URL names, does not respond.');
  }
}

async function add(store: OperationStore, client: string, path: string): Promise<string> {
  if (!CLIENT.test(client)) throw new Refusal('The client needs a name of lower-case letters, digits and hyphens.');
  const manifest = await readFile(path, 'utf8');
  const { operations, problems } = readManifest(manifest);
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  - ${problem}`);
    throw new Refusal(`Nothing was changed, because ${path} has problems:\n${lines.join('\n')}`);
  }
  await store.put(client, manifest);
  return `${client}: ${operations.length} operations registered in ${store.name}.\n`;
}

async function list(store: OperationStore): Promise<string> {
  const manifests = await store.read();
  if (manifests.size === 0) return `No operations are registered in ${store.name}.\n`;
  const lines = [...manifests].flatMap(([client, manifest]) => {
    const { operations, problems } = readManifest(manifest);
    const names = operations.map(({ name }) => name).join(', ') || 'no operations';
    return [`${client}: ${names}`, ...problems.map((problem) => `  not registered: ${problem}`)];
  });
  return `${lines.join('\n')}\n`;
}

async function remove(store: OperationStore, client: string): Promise<string> {
  if (!(await store.remove(client))) throw new Refusal(`${store.name} has no operations of ${client}.`);
  return `${client}: removed from ${store.name}.\n`;
}

/** A folder of manifests that can be changed while gateways read it. */
function folderStore(folder: string): OperationStore {
  const fileOf = (client: string) => join(folder, `${client}.json`);
  return {
    ...manifestFolder(folder),
    async put(client, manifest) {
      await mkdir(folder, { recursive: true });
      // Renamed into place, so that a gateway never reads half of it.
      const incoming = join(folder, `.${randomUUID()}`);
      await writeFile(incoming, manifest);
      await rename(incoming, fileOf(client));
    },
    remove: (client) =>
      rm(fileOf(client)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      ),
  };
}
