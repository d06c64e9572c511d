import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
import { tool } from './process.mjs';
import { root } from './root.mjs';

const STAMP = join(root, 'build', '.built');
const INPUTS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'codegen.ts',
  'tsconfig.json',
  'product.json',
  'tools',
  'schema',
  'docs/schema.graphql',
  'shared',
  'gateway',
  'backend',
  'client',
];

/** Files that are read at run time or needed by `npm ci --omit=dev`, at the same paths. */
const COPIED = ['package-lock.json', '.npmrc', 'schema', 'docs/schema.graphql', 'backend/store/demo/portraits'];

/** React is much larger and slower in any other mode. */
const PRODUCTION = { NODE_ENV: 'production' };

/**
 * Builds client, gateway and backend into build/, unless the existing build has the same sources.
 * It runs with production packages only (docs/deploying.md).
 */
export async function ensureBuilt() {
  const current = await fingerprint(INPUTS, process.versions.modules);
  const existing = await readFile(STAMP, 'utf8').catch(() => '');
  if (existing === current) return;

  console.log('Building ...');
  await rm(join(root, 'build'), { recursive: true, force: true });
  await mkdir(join(root, 'build'), { recursive: true });
  await expectSuccess([
    tool('typescript/bin/tsc', ['-p', 'tools/tsconfig.build.json'], { quiet: true }),
    buildClient([]),
    buildGraphiql(),
  ]);
  // The same client for Node, which renders the public pages. The first build empties the folder.
  await expectSuccess([buildClient(['--ssr', 'src/app/server.tsx', '--outDir', '../build/client/server'])]);
  await expectSuccess([tool('../tools/prerender.mjs', [], { quiet: true, env: PRODUCTION })]);
  // The gateway compresses the pages itself, because it inserts the site's address.
  await compressFiles(join(root, 'build', 'client'), ['pages', 'server']);
  for (const path of COPIED) await cp(join(root, path), join(root, 'build', path), { recursive: true });
  await writePackage();
  await writeFile(STAMP, current);
}

/** Has the same packages, so that the lock file matches, but only commands that need no tools. */
async function writePackage() {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  // The sources import `#shared/money.ts`; the build contains compiled files.
  const imports = { '#shared/*.ts': './shared/*.js' };
  const scripts = {
    start: 'node gateway/main.js',
    operator: 'node backend/operator/main.js',
    operations: 'node gateway/operations/main.js',
  };
  await writeFile(
    join(root, 'build', 'package.json'),
    `${JSON.stringify({ ...manifest, imports, scripts }, null, 2)}\n`,
  );
}

/** Waits for tools that run in parallel. If one fails, prints its output and exits. */
async function expectSuccess(runs) {
  for (const { code, output } of await Promise.all(runs)) {
    if (code === 0) continue;
    console.error(output);
    console.error('The build failed; see the output above.');
    process.exit(1);
  }
}

/** Builds the page that developers try operations in, which production doesn't serve. */
export function buildGraphiql() {
  const args = ['build', 'client/graphiql', '--config', 'client/graphiql/vite.config.ts', '--logLevel', 'error'];
  return tool('vite/bin/vite.js', args, { quiet: true, env: PRODUCTION });
}

function buildClient(options) {
  const args = ['build', 'client', '--config', 'client/vite.config.ts', '--logLevel', 'warn', ...options];
  return tool('vite/bin/vite.js', args, { quiet: true, env: PRODUCTION });
}
