import { tool } from './process.mjs';
import { printTotal, withReport } from './report.mjs';

/** The projects of vitest.config.ts that need no database and start no processes. */
const UNIT = ['tools', 'shared', 'gateway', 'client', 'domain'];

/**
 * Runs vitest once.
 *
 * @param {string[]} [args] further options and filters
 * @returns {Promise<import('./report.mjs').Counts>}
 */
export const vitest = (args = []) =>
  withReport('vitest', (env) =>
    tool('vitest/vitest.mjs', ['run', '--reporter=./tools/vitest-reporter.mjs', ...args], { env }),
  );

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
