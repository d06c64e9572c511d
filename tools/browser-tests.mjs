import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { countRun, printTotal } from './counts.mjs';
import { tool } from './process.mjs';
import { readReport, withReport } from './report.mjs';

/**
 * Tests the built product in a real browser, which is found or installed first.
 *
 * @param {string[]} [args] further options and filters
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function browserTests(args = []) {
  if (!(await findChromium())) {
    console.error('✗ browser tests: no Chromium, and none could be installed. Set CHROMIUM_PATH to one.');
    return { passed: 0, failures: ['browser tests: no Chromium'] };
  }
  await ensureBuilt();
  return withReport(async (report) => {
    const { code } = await tool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const { stats, suites = [] } = await readReport(report);
    return countRun('playwright', code, suites.flatMap(failuresOf), stats?.expected);
  });
}

/** `npm run test:browser [filter ...]` */
export async function run(args) {
  printTotal(await browserTests(args));
}

/** The failed tests of a suite and of the suites in it, by file and line. */
function failuresOf({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map(() => `tests/browser/${file}:${line} › ${title}`),
  );
  return [...failed, ...suites.flatMap(failuresOf)];
}
