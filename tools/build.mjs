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
  'shared',
  'gateway',
  'backend',
  'client',
];

/**
 * What is read at run time, and what `npm ci --omit=dev` needs, at the same paths as in the
 * repository.
 */
const COPIED = ['package-lock.json', '.npmrc', 'schema', 'backend/store/demo/portraits'];

/** React is much larger and slower in any other mode. */
const PRODUCTION = { NODE_ENV: 'production' };

/**
 * Builds client, gateway and backend into build/, which runs with production packages alone
 * (docs/deploying.md), unless the existing build was made from the same sources.
 */
export async function ensureBuilt() {
  const wanted = await fingerprint(INPUTS, process.versions.modules);
  const found = await readFile(STAMP, 'utf8').catch(() => '');
  if (found === wanted) return;

  console.log('Building ...');
  await rm(join(root, 'build'), { recursive: true, force: true });
  await mkdir(join(root, 'build'), { recursive: true });
  await succeed([
    tool('typescript/bin/tsc', ['-p', 'tools/tsconfig.build.json'], { quiet: true }),
    buildClient([]),
    // The same client for Node, which renders the public pages.
    buildClient(['--ssr', 'src/app/prerender.tsx', '--outDir', '../build/prerender']),
  ]);
  await succeed([tool('../tools/prerender.mjs', [], { quiet: true, env: PRODUCTION })]);
  // The gateway compresses the pages, because it inserts the site's address.
  await compressFiles(join(root, 'build', 'client'), 'pages');
  for (const path of COPIED) await cp(join(root, path), join(root, 'build', path), { recursive: true });
  await writePackage();
  await writeFile(STAMP, wanted);
}

/**
 * The same packages, so that the lock file fits, but only commands that need none of the
 * repository's tools.
 */
async function writePackage() {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  // The sources name the files they import, `#shared/money.ts`; the build has them compiled.
  const imports = { '#shared/*.ts': './shared/*.js' };
  const scripts = { start: 'node gateway/main.js', operator: 'node backend/operator/main.js' };
  await writeFile(
    join(root, 'build', 'package.json'),
    `${JSON.stringify({ ...manifest, imports, scripts }, null, 2)}\n`,
  );
}

/** Waits for tools that run in parallel. If one fails, its output is shown and the build stops. */
async function succeed(runs) {
  for (const { code, output } of await Promise.all(runs)) {
    if (code === 0) continue;
    console.error(output);
    console.error('The build failed; see the output above.');
    process.exit(1);
  }
}

function buildClient(options) {
  const args = ['build', 'client', '--config', 'client/vite.config.ts', '--logLevel', 'warn', ...options];
  return tool('vite/bin/vite.js', args, { quiet: true, env: PRODUCTION });
}
