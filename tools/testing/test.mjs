import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../build/build.mjs';
import { check } from '../checks/checks.mjs';
import { tool } from '../process.mjs';
import { findChromium, installPrograms } from '../programs.mjs';
import { printTotal, withReport } from './report.mjs';
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

/**
 * Tests the built product in a real browser.
 *
 * @param {string[]} [args] further options and filters
 * @returns {Promise<import('./report.mjs').Counts>}
 */
export async function browserTests(args = []) {
  if ((await findChromium()) === null)
    return {
      passed: 0,
      failures: ['browser tests: no Chromium, and none could be installed. Set CHROMIUM_PATH to one.'],
    };
  return withReport('playwright', (env) =>
    tool('@playwright/test/cli.js', ['test', '--reporter=./tools/testing/playwright-reporter.mjs', ...args], { env }),
  );
}

/** `npm run test:browser [filter ...]` */
export async function runBrowserTests(args) {
  await Promise.all([ensureBuilt(), installPrograms(['chromium'])]);
  printTotal(await browserTests(args));
}
