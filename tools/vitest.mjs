import { changedSince, withReaders } from './changed-tests.mjs';
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

const inProjects = (names) => names.map((name) => `--project=${name}`);

/** What starts processes and mostly waits for them, in one worker; and everything else. */
export const waitingTests = () => vitest([...inProjects(['process', 'cluster']), '--maxWorkers=1']);
export const otherTests = () => vitest(inProjects([...UNIT, 'backend', 'contract']));

/** `npm run test:unit [filter ...]` */
export async function unitTests(args) {
  printTotal(await vitest([...inProjects(UNIT), ...args]));
}

/**
 * `npm run test:changed [commit]`: the tests that import or read files changed since a commit
 * (default: HEAD).
 */
export async function changedTests([commit = 'HEAD', ...others]) {
  const changed = others.length > 0 || commit.startsWith('-') ? null : await changedSince(commit);
  if (changed === null) {
    console.error(`Use: npm run test:changed [commit]. git knows no commit “${[commit, ...others].join(' ')}” here.`);
    process.exitCode = 1;
  } else if (changed.length === 0) {
    console.log(`Nothing has changed since ${commit}.`);
  } else {
    const args = ['related', '--run', '--passWithNoTests', ...withReaders(changed)];
    const { code } = await tool('vitest/vitest.mjs', args);
    process.exitCode = code;
  }
}
