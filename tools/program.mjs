import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { root } from './root.mjs';

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
