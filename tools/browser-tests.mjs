import { ensureBuilt } from './build.mjs';
import { tool } from './process.mjs';
import { findChromium, installPrograms } from './programs.mjs';
import { printTotal, withReport } from './report.mjs';

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
    tool('@playwright/test/cli.js', ['test', '--reporter=./tools/playwright-reporter.mjs', ...args], { env }),
  );
}

/** `npm run test:browser [filter ...]` */
export async function run(args) {
  await Promise.all([ensureBuilt(), installPrograms(['chromium'])]);
  printTotal(await browserTests(args));
}
