import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a program and waits for it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined>, shell?: boolean }} [options]
 * `quiet` returns the output instead of printing it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(program, args, { quiet = false, env, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a tool of node_modules with this Node. `npx` would add a shell that swallows signals. */
export function tool(path, args, options) {
  return runProgram(process.execPath, [join(root, 'node_modules', path), ...args], options);
}
