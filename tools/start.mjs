import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { root } from './root.mjs';

/** Serves the product from its build, in this very process, so that signals reach it. */
export async function run() {
  await ensureBuilt();
  await import(new URL('build/gateway/main.js', pathToFileURL(root)).href);
}
