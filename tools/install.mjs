import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { runProgram } from './process.mjs';
import { root } from './root.mjs';

const STAMP = join(root, 'node_modules', '.installed');

/** Installs the packages of the lock file when they are missing, or were installed for another lock file, platform or Node. */
export async function ensureInstalled() {
  const wanted = await fingerprint(
    ['package-lock.json'],
    `${process.platform} ${process.arch} ${process.versions.modules}`,
  );
  const found = await readFile(STAMP, 'utf8').catch(() => '');
  if (found === wanted) return;

  console.log('Installing packages (once, about half a minute) ...');
  // The build tools are development packages, so they are wanted also where NODE_ENV says production.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await runProgram('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) {
    console.error('Installing failed; what npm said stands above. Nothing else was done.');
    process.exit(1);
  }
  await writeFile(STAMP, wanted);
}
