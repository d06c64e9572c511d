import { builtModule, ensureBuilt } from './build/build.mjs';

/** Runs the built product in this process, so that it receives signals. */
export async function run() {
  await ensureBuilt();
  stopWithNpm();
  await import(builtModule('gateway/main'));
}

/**
 * npm starts this process in a shell that doesn't forward SIGTERM, so it stops when the shell ends.
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(poll);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  poll.unref();
}
