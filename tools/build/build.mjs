import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root, runProgram, tool } from '../process.mjs';
import { compressFiles } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';

const BUILD = join(root, 'build');
/** The fingerprints of the parts as they were built, as JSON. */
const STAMP = join(BUILD, '.built');

/** Files that are read at run time or needed by `npm ci --omit=dev`, at the same paths. */
const COPIED = ['package-lock.json', '.npmrc', 'schema', 'docs/schema.graphql', 'backend/demo/portraits'];

/** React is much larger and slower in any other mode. */
const PRODUCTION = { NODE_ENV: 'production' };

const PACKAGES = ['package.json', 'package-lock.json', 'tools/build'];

/** The parts of the build: what each is made from and writes, and how. */
const PARTS = {
  server: {
    inputs: [...PACKAGES, ...COPIED, 'product.json', 'shared', 'gateway', 'backend'],
    outputs: ['gateway', 'backend', 'shared', 'chunks'],
    build: buildServer,
  },
  client: {
    inputs: [...PACKAGES, 'product.json', 'tsconfig.json', 'tools', 'shared', 'client'],
    outputs: ['client'],
    build: buildClient,
  },
  sbom: { inputs: PACKAGES, outputs: ['sbom.json'], build: writeSbom },
  graphiql: { inputs: [...PACKAGES, 'client/graphiql'], outputs: ['graphiql'], build: buildGraphiql },
};

/**
 * Builds client, gateway and backend into build/, as far as their sources have changed. It runs
 * with production packages only (docs/deploying.md).
 *
 * @param {(keyof PARTS)[]} [names] the parts that are needed
 */
export async function ensureBuilt(names = Object.keys(PARTS)) {
  if ((await outdated(names)).length === 0) return;
  await exclusively(async () => {
    // Another process may have built meanwhile.
    const parts = await outdated(names);
    if (parts.length === 0) return;
    // Not to stdout, which has the answer of a command such as `npm run operator`.
    console.error('Building ...');
    const built = await readStamp();
    if (built === null) await rm(BUILD, { recursive: true, force: true });
    await mkdir(BUILD, { recursive: true });
    const others = Object.entries(built ?? {}).filter(([name]) => !parts.some((part) => part.name === name));
    await writeStamp(others);
    for (const { name } of parts)
      for (const path of PARTS[name].outputs) await rm(join(BUILD, path), { recursive: true, force: true });
    await Promise.all(parts.map(({ name }) => PARTS[name].build()));
    await writeStamp([...others, ...parts.map(({ name, current }) => [name, current])]);
  });
}

async function outdated(names) {
  const built = await readStamp();
  const parts = await Promise.all(
    names.map(async (name) => ({ name, current: await fingerprint(PARTS[name].inputs, process.versions.modules) })),
  );
  return parts.filter(({ name, current }) => built?.[name] !== current);
}

const readStamp = () =>
  readFile(STAMP, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
const writeStamp = (parts) => writeFile(STAMP, JSON.stringify(Object.fromEntries(parts)));

/** Waits for other processes that build. SQLite's lock ends with its process, however that ends. */
async function exclusively(action) {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const lock = new DatabaseSync(join(root, 'node_modules', '.build-lock'));
  try {
    while (!isLocked(lock)) await pause(100);
    await action();
  } finally {
    lock.close();
  }
}

function isLocked(database) {
  try {
    database.exec('begin exclusive');
    return true;
  } catch (error) {
    if (!/locked/.test(error.message)) throw error;
    return false;
  }
}

async function buildServer() {
  await vite(['build', '--config', 'tools/build/server.config.mjs']);
  for (const path of COPIED) await cp(join(root, path), join(BUILD, path), { recursive: true });
  await writePackage();
}

/** Has the same packages, so that the lock file matches, but only commands that need no tools. */
async function writePackage() {
  const { imports: _imports, ...manifest } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const scripts = {
    start: 'node gateway/main.js',
    operator: 'node backend/operator/main.js',
    operations: 'node gateway/programs/operations/main.js',
  };
  await writeFile(join(BUILD, 'package.json'), `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`);
}

/**
 * Lists every package of the lock file with its licence and hash, as CycloneDX. It needs no
 * registry. The pages contain development packages, so these are listed too, as optional.
 */
async function writeSbom() {
  const args = [
    'sbom',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--loglevel=error',
  ];
  const run = runProgram('npm', args, { quiet: true, shell: process.platform === 'win32' });
  const sbom = JSON.parse(await expectSuccess(run));
  // Without them, the same lock file gives the same list.
  const { serialNumber: _number, metadata, ...rest } = sbom;
  const { timestamp: _time, component, ...others } = metadata;
  const { name } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const list = { ...rest, metadata: { ...others, component: { ...component, name } } };
  await writeFile(join(BUILD, 'sbom.json'), `${JSON.stringify(list, null, 2)}\n`);
}

async function buildClient() {
  const args = ['build', 'client', '--config', 'client/vite.config.ts', '--no-emptyOutDir', '--logLevel', 'warn'];
  // The same client for Node renders the public pages.
  await Promise.all([vite(args), vite([...args, '--ssr', 'src/app/server.tsx', '--outDir', '../build/client/server'])]);
  await expectSuccess(tool('../tools/build/prerender.mjs', [], { quiet: true, env: PRODUCTION }));
  await vite(['build', 'client/offline', '--config', 'client/offline/vite.config.ts', '--logLevel', 'warn']);
  // The gateway compresses the pages itself, because it inserts the site's address.
  await compressFiles(join(BUILD, 'client'), ['pages', 'server']);
}

/** The page that developers try operations in, which production doesn't serve. */
function buildGraphiql() {
  return vite(['build', 'client/graphiql', '--config', 'client/graphiql/vite.config.ts', '--logLevel', 'error']);
}

const vite = (args) => expectSuccess(tool('vite/bin/vite.js', args, { quiet: true, env: PRODUCTION }));

/** The output of a tool. If it fails, prints it and exits. */
async function expectSuccess(run) {
  const { code, output } = await run;
  if (code === 0) return output;
  console.error(output);
  console.error('The build failed; see the output above.');
  process.exit(1);
}

/** The address of a module in the build. @param {string} path without its extension */
export const builtModule = (path) => pathToFileURL(join(root, 'build', `${path}.js`)).href;

/**
 * Runs a program in this process, as the current sources have it.
 *
 * @param {string} path without its extension, such as `backend/operator/main`
 * @param {string[]} args
 */
export async function runBuilt(path, args) {
  await ensureBuilt(['server']);
  process.argv = [process.execPath, path, ...args];
  await import(builtModule(path));
}
