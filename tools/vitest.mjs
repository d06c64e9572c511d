import { relative } from 'node:path';
import { countRun, printTotal } from './counts.mjs';
import { tool } from './process.mjs';
import { readReport, withReport } from './report.mjs';
import { root } from './root.mjs';

/** The projects of vitest.config.ts that need no database and start no processes. */
const UNIT = ['tools', 'shared', 'gateway', 'client', 'domain'];

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
    const { numPassedTests, testResults = [] } = await readReport(report);
    return countRun('vitest', code, testResults.flatMap(failuresOf), numPassedTests);
  });
}

/**
 * The failed tests of a file with the first line of their messages, or the file if it can't load.
 */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
  return failed.map(
    ({ fullName, failureMessages: [first = ''] }) => `${file} › ${fullName}\n  ${first.split('\n')[0]}`,
  );
}

/** `npm run test:unit [filter ...]` */
export async function unitTests(args) {
  printTotal(await vitest([...UNIT.map((project) => `--project=${project}`), ...args]));
}

/**
 * `npm run test:changed [commit]`: the tests that import files changed since a commit (default:
 * HEAD).
 */
export async function changedTests([commit = 'HEAD']) {
  const { code } = await tool('vitest/vitest.mjs', ['run', `--changed=${commit}`, '--passWithNoTests']);
  process.exitCode = code;
}
