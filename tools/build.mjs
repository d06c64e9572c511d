import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
import { tool } from './process.mjs';
import { root } from './root.mjs';

const STAMP = join(root, 'build', '.built');
const INPUTS = [
  'package-lock.json',
  'codegen.ts',
  'tsconfig.json',
  'product.json',
  'tools',
  'schema',
  'gateway',
  'backend',
  'client',
];

/** React is much larger and slower in any other. */
const PRODUCTION = { NODE_ENV: 'production' };

/** Builds client, gateway and backend into build/, unless what is there was built from the very same sources. */
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
    // The same for Node, which the public pages are rendered with.
    buildClient(['--ssr', 'src/app/prerender.tsx', '--outDir', '../build/prerender']),
  ]);
  await succeed([tool('../tools/prerender.mjs', [], { quiet: true, env: PRODUCTION })]);
  // The pages are compressed by the gateway, which puts the site's address in them.
  await compressFiles(join(root, 'build', 'client'), 'pages');
  await writeFile(STAMP, wanted);
}

/** Waits for tools that may run side by side; when one fails, what it said is shown, and there is nothing to go on with. */
async function succeed(runs) {
  for (const { code, output } of await Promise.all(runs)) {
    if (code === 0) continue;
    console.error(output);
    console.error('Building failed; what the tool said stands above.');
    process.exit(1);
  }
}

function buildClient(options) {
  const args = ['build', 'client', '--config', 'client/vite.config.ts', '--logLevel', 'warn', ...options];
  return tool('vite/bin/vite.js', args, { quiet: true, env: PRODUCTION });
}
