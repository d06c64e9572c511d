import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const SOURCE = join(root, 'backend', 'operator', 'main.ts');
const BUILT = join(root, 'build', 'backend', 'operator', 'main.js');

/**
 * Runs the operator program from its sources, so that it is never an old build, or from the build
 * if there are no sources.
 *
 * @param {string[]} args
 */
export function run(args) {
  const program = existsSync(SOURCE) ? ['--import', import.meta.resolve('tsx'), SOURCE] : [BUILT];
  const child = spawn(process.execPath, [...program, ...args], { stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
