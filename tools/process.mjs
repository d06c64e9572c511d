import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Runs a program and waits for it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv, shell?: boolean, stdin?: 'ignore' | 'pipe' }}
 *   [options] `quiet` returns the output instead of printing it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(program, args, { quiet = false, env, shell = false, stdin = 'ignore' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? [stdin, 'pipe', 'pipe'] : [stdin, 'inherit', 'inherit'],
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

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * Runs a tool of node_modules with this Node, which ends with this process. `npx` would add a shell
 * that swallows signals.
 */
export function tool(path, args, options) {
  const program = ['--import', END_WITH_PARENT, join(root, 'node_modules', path), ...args];
  return runProgram(process.execPath, program, { ...options, stdin: 'pipe' });
}
