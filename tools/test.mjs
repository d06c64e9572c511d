import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserTests } from './browser-tests.mjs';
import { ensureBuilt } from './build.mjs';
import { check } from './checks.mjs';
import { installPrograms } from './programs.mjs';
import { printTotal } from './report.mjs';
import { otherTests, waitingTests } from './vitest.mjs';

/**
 * Runs all checks and tests. The browser tests of the built product and tests that wait for
 * processes run beside each other, because each alone would leave a processor idle half of the
 * time. All others come afterwards: with them the machine would be so busy that time limits of the
 * product are exceeded.
 */
export async function run() {
  setTemporaryFolder();
  const ready = Promise.all([ensureBuilt(), installPrograms()]);
  const withProcesses = ready.then(() => Promise.all([browserTests(), waitingTests()]));
  const checked = await check();
  const others = [...(await withProcesses), await otherTests()];
  printTotal(checked, ...others);
}

/** The temporary folders of runs, each with the id of its process. */
const FOLDER = /^mendwell-run-(\d+)-/;

/**
 * Gives this run, with all the processes that it starts, a temporary folder that is removed at the
 * end. Removes those of runs that could not.
 */
function setTemporaryFolder() {
  const parent = tmpdir();
  for (const name of readdirSync(parent)) {
    const [, pid] = FOLDER.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, `mendwell-run-${process.pid}-`));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  for (const variable of ['TMPDIR', 'TEMP', 'TMP']) process.env[variable] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
