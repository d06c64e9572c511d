// Runs the npm scripts. It imports no packages, so that a fresh clone needs only Node and npm.
import { ensureInstalled } from './install.mjs';

const MINIMUM_NODE = [20, 19];

const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  build: async () => ({ run: async () => (await import('./build.mjs')).ensureBuilt() }),
  check: async () => ({ run: (await import('./checks.mjs')).command() }),
  lint: async () => ({ run: (await import('./checks.mjs')).command('lint') }),
  typecheck: async () => ({ run: (await import('./checks.mjs')).command('types') }),
  test: () => import('./test.mjs'),
  'test:unit': async () => ({ run: (await import('./vitest.mjs')).unitTests }),
  'test:changed': async () => ({ run: (await import('./vitest.mjs')).changedTests }),
  'test:browser': () => import('./browser-tests.mjs'),
  'test:mutation': () => import('./mutation.mjs'),
  operator: () => import('./operator.mjs'),
  operations: () => import('./operations.mjs'),
  doctor: () => import('./doctor.mjs'),
  bench: () => import('./bench.mjs'),
  'bench:pages': () => import('./bench-pages.mjs'),
  soak: () => import('./soak.mjs'),
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
