import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { ensureBuilt } from './build.mjs';
import { root } from './root.mjs';

/**
 * `npm run bench:pages [lighthouse]`: what the pages of the built product cost, against their
 * budgets.
 */
export async function run(options) {
  await ensureBuilt();
  register();
  const pages = await import(pathToFileURL(join(root, 'tests', 'bench', 'pages.ts')).href);
  await pages.run(options);
}
