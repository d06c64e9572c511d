import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Builds client, gateway and backend into build/, unless what is there was built from the very same sources. */
export async function ensureBuilt() {
  const wanted = await fingerprint(INPUTS, process.versions.modules);
  const found = await readFile(STAMP, 'utf8').catch(() => '');
  if (found === wanted) return;

  console.log('Building ...');
  await rm(join(root, 'build'), { recursive: true, force: true });
  await mkdir(join(root, 'build'), { recursive: true });
  const results = await Promise.all([
    tool('typescript/bin/tsc', ['-p', 'tools/tsconfig.build.json'], { quiet: true }),
    tool('vite/bin/vite.js', ['build', 'client', '--config', 'client/vite.config.ts', '--logLevel', 'warn'], {
      quiet: true,
    }),
  ]);
  for (const { code, output } of results) {
    if (code === 0) continue;
    console.error(output);
    console.error('Building failed; what the tool said stands above.');
    process.exit(1);
  }
  await writeFile(STAMP, wanted);
}
