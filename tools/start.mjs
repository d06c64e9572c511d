import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { root } from './root.mjs';

/** Serves the product from its build in this process, so that signals reach it. */
export async function run() {
  await ensureBuilt();
  stopWithNpm();
  await import(new URL('build/gateway/main.js', pathToFileURL(root)).href);
}

/**
 * npm puts a shell between itself and this process, which ends on SIGTERM without passing it on. So
 * we stop when the parent has gone.
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
