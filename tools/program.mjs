import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a program from its sources, so that it is never an old build, or from the build if there are
 * no sources.
 *
 * @param {string} path without its extension, such as `backend/operator/main`
 * @param {string[]} args
 */
export function runSources(path, args) {
  const source = join(root, `${path}.ts`);
  const built = join(root, 'build', `${path}.js`);
  const program = existsSync(source) ? ['--import', import.meta.resolve('tsx'), source] : [built];
  const child = spawn(process.execPath, [...program, ...args], { stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
