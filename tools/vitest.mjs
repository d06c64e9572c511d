import { countRun, printTotal } from './counts.mjs';
import { tool } from './process.mjs';
import { readReport, withReport } from './report.mjs';

/** The projects of vitest.config.ts that need no database and start no processes. */
const UNIT = ['tools', 'gateway', 'client', 'domain'];

/**
 * Runs vitest once.
 *
 * @param {string[]} [args] further options and filters
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export function vitest(args = []) {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code } = await tool('vitest/vitest.mjs', ['run', ...reporters, ...args]);
    const { numPassedTests, numFailedTests } = await readReport(report);
    return countRun(code, numPassedTests, numFailedTests);
  });
}

/** `npm run test:unit [filter ...]` */
export async function unitTests(args) {
  printTotal(await vitest([...UNIT.map((project) => `--project=${project}`), ...args]));
}

/** `npm run test:changed [commit]`: the tests that import what has changed since a commit; since the last one when none is named. */
export async function changedTests([commit = 'HEAD']) {
  const { code } = await tool('vitest/vitest.mjs', ['run', `--changed=${commit}`, '--passWithNoTests']);
  process.exitCode = code;
}
