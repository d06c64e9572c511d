import { runProgram, tool } from '../process.mjs';
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
    tool('vitest/vitest.mjs', ['run', '--reporter=./tools/testing/vitest-reporter.mjs', ...args], { env }),
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

/**
 * Files that tests or the product read instead of importing them, and who reads them. vitest
 * follows imports only, so for it the readers have changed too. A path that ends in a slash is a
 * folder.
 */
export const READERS = {
  'schema/': [
    'gateway/graphql/type-defs.ts',
    'tests/client/graphql/persisted-operations.test.ts',
    'tests/tools/graph-rules.test.ts',
    'tests/tools/schema.test.ts',
  ],
  'docs/schema.graphql': ['tests/gateway/schema-file.test.ts', 'tests/tools/breaking-changes.test.ts'],
  'docs/operations.md': ['tests/backend/operator-import.test.ts', 'tests/gateway/metrics-process.test.ts'],
  'docs/mobile.md': ['tests/gateway/mobile-docs.test.ts'],
  'README.md': ['tests/gateway/mobile-docs.test.ts', 'tests/tools/docs.test.ts'],
  'docs/': ['tests/tools/docs.test.ts'],
  'biome.import-rules.json': ['tests/tools/import-rules.test.ts'],
  'tools/checks/eslint.config.mjs': ['tests/tools/graph-rules.test.ts'],
  'client/src/styles/tokens.css': ['tests/client/styles/tokens.test.ts'],
};

/**
 * The paths with those of their readers.
 *
 * @param {readonly string[]} paths relative to the project
 * @returns {string[]}
 */
export function withReaders(paths) {
  const readers = Object.entries(READERS).flatMap(([read, by]) =>
    paths.some((path) => path === read || (read.endsWith('/') && path.startsWith(read))) ? by : [],
  );
  return [...new Set([...paths, ...readers])];
}

/**
 * The files that differ from a commit, those that git doesn't know yet included.
 *
 * @param {string} commit
 * @returns {Promise<string[] | null>} relative to the project; null without such a commit
 */
export async function changedSince(commit) {
  const [tracked, untracked] = await Promise.all([
    git('diff', '--name-only', '--relative', '-z', '--end-of-options', commit, '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return tracked && untracked && [...tracked, ...untracked];
}

async function git(...args) {
  const { code, output } = await runProgram('git', args, { quiet: true });
  return code === 0 ? output.split('\0').filter(Boolean) : null;
}
