// Runs the npm scripts. It imports no packages, so that a fresh clone needs only Node and npm.
import { ensureInstalled } from './install.mjs';

const MINIMUM_NODE = [20, 19];

/** A program of the servers' build. */
const built = async (path) => ({ run: async (args) => (await import('./build/build.mjs')).runBuilt(path, args) });

const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  build: async () => ({ run: async () => (await import('./build/build.mjs')).ensureBuilt() }),
  check: async () => ({ run: (await import('./checks/checks.mjs')).command() }),
  lint: async () => ({ run: (await import('./checks/checks.mjs')).command('lint') }),
  typecheck: async () => ({ run: (await import('./checks/checks.mjs')).command('types') }),
  test: () => import('./testing/test.mjs'),
  'test:unit': async () => ({ run: (await import('./testing/vitest.mjs')).unitTests }),
  'test:changed': async () => ({ run: (await import('./testing/vitest.mjs')).changedTests }),
  'test:browser': async () => ({ run: (await import('./testing/test.mjs')).runBrowserTests }),
  'test:mutation': () => import('./testing/mutation.mjs'),
  operator: () => built('backend/operator/main'),
  operations: () => built('gateway/programs/operations/main'),
  doctor: () => import('./doctor.mjs'),
  bench: () => import('./bench.mjs'),
  'bench:pages': async () => (await import('./bench.mjs')).measurement('pages.ts'),
  soak: async () => (await import('./bench.mjs')).measurement('soak/soak.ts'),
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
  console.error(`Node ${MINIMUM_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const name = process.argv[2] ?? '';
if (!Object.hasOwn(commands, name)) {
  console.error(`Use one of: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}

await ensureInstalled();
const { run } = await commands[name]();
await run(process.argv.slice(3));
